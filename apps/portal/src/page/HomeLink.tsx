import { Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'

/** A link within the portal that looks like a button. */
export const ButtonLink = createLink(Button<'a'>)

export function HomeLink() {
  const { t } = useLanguage()
  return (
    <ButtonLink component="a" to="/" variant="default">
      {t('shell.notFound.home')}
    </ButtonLink>
  )
}
