import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { download } from '@wattdesk/ui/chart/download.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useCan } from '../../session/use-session.ts'
import { type ChosenGateways, labelsFile } from './gateway-stock.queries.ts'

/** Saves the labels as a PDF for sheets of 24. */
export function LabelsButton({ chosen, icon: Glyph }: { chosen: ChosenGateways; icon: Icon }) {
  const t = useT('gatewayStock')
  const mayPair = useCan()('write:unpaired-devices')
  const action = useAction({
    act: () => labelsFile(chosen),
    failed: (reason) => t('gatewayStock.labels.failed', { reason }),
    onDone: (file) => download(`${t('gatewayStock.labels.title')}.pdf`, file),
  })
  return (
    <Tooltip label={mayPair ? undefined : t('gatewayStock.labels.noPermission')}>
      <Button
        size="xs"
        variant="default"
        leftSection={<Glyph size={15} aria-hidden />}
        disabled={!mayPair}
        loading={action.isPending}
        onClick={() => action.run()}
      >
        {t('gatewayStock.labels.action')}
      </Button>
    </Tooltip>
  )
}
