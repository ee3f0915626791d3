import { ActionIcon } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useFavorite } from './use-kept-customers.ts'

/** Favourites appear in the palette and in the header's search. */
export function FavoriteButton({ customerId }: { customerId: string }) {
  const t = useT('customers')
  const { isFavorite, toggle } = useFavorite(customerId)
  const Star = isFavorite ? IconStarFilled : IconStar
  return toggle ? (
    <Tooltip label={t(isFavorite ? 'customers.favorite.remove' : 'customers.favorite.add')}>
      <ActionIcon size={26} aria-label={t('customers.favorite.label')} aria-pressed={isFavorite} onClick={toggle}>
        <Star size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ) : null
}
