import type { UnallocatedInstallation } from '@wattdesk/contract/unallocated-installations/models.ts'
import { formatDay } from '@wattdesk/i18n/formats.ts'
import { StatusDot, type Tone } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

const tones: Record<UnallocatedInstallation['installationStatus'], Tone> = {
  paired: 'neutral',
  scanning: 'accent',
  scanned: 'ok',
  scan_failed: 'error',
  expired: 'warning',
  assigned: 'ok',
}

/** For an expired installation, shows when it will be removed. */
export function InstallationStatusMark({ installation }: { installation: UnallocatedInstallation }) {
  const t = useT('unallocatedInstallations')
  const { installationStatus, deletesAt } = installation
  const detail = deletesAt ? t('unallocatedInstallations.removedOn', { day: formatDay(deletesAt) }) : undefined
  return (
    <StatusDot tone={tones[installationStatus]} detail={detail}>
      {t(`unallocatedInstallations.status.${installationStatus}`)}
    </StatusDot>
  )
}
