import { Button } from '@mantine/core'
import { IconRadar } from '@tabler/icons-react'
import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import type { Translate } from '@wattdesk/i18n/translator.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { scanTones } from '../../../marks/scan-tones.ts'
import { ActionButton } from '../../../page/ActionButton.tsx'
import classes from '../installations.module.css'
import { refreshInstallations, searchNetwork } from '../installations.queries.ts'

type Props = {
  customerId: string
  gateway: Gateway
  reason: string | undefined
  /** Leads to the dialog's next step once the network was searched. */
  isStep?: boolean
}

export function NetworkSearchButton({ customerId, gateway, reason, isStep }: Props) {
  const t = useT('installations')
  const search = useAction({
    act: () => searchNetwork(customerId, gateway.configurationId),
    failed: (message) => t('installations.gateways.searchNotStarted', { message }),
    refresh: (client) => refreshInstallations(client, customerId),
  })
  const words = t(gateway.search ? 'installations.gateways.searchAgain' : 'installations.gateways.search')
  const isPending = search.isPending || gateway.scanState === 'Pending'
  if (isStep) {
    return (
      <Button
        variant={gateway.search ? 'default' : 'filled'}
        leftSection={<IconRadar size={16} aria-hidden />}
        loading={isPending}
        onClick={() => search.run()}
      >
        {words}
      </Button>
    )
  }
  return (
    <ActionButton isSmall icon={IconRadar} reason={reason} isPending={isPending} onClick={() => search.run()}>
      {words}
    </ActionButton>
  )
}

/** Announced to screen readers when it changes. */
export function NetworkSearchState({ gateway: { search } }: { gateway: Gateway }) {
  const t = useT('installations')
  return (
    <p role="status" className={classes.search}>
      {search ? <StatusDot tone={scanTones[search.state]}>{wordsOf(t, search)}</StatusDot> : null}
    </p>
  )
}

function wordsOf(t: Translate, { state, appliancesFound, appliancesNew, isTimedOut }: NonNullable<Gateway['search']>): string {
  if (state === 'Pending') {
    return appliancesFound ? t('installations.gateways.searchingFound', { count: appliancesFound }) : t('installations.gateways.searching')
  }
  if (state === 'Failed') return t(isTimedOut ? 'installations.gateways.searchTimedOut' : 'installations.gateways.searchFailed')
  if (state === 'unknown' || appliancesFound === null) return t(`installations.scanState.${state}`)
  if (appliancesFound > 0 && appliancesNew === 0) return t('installations.gateways.searchedNoNew', { count: appliancesFound })
  return appliancesFound === 0 ? t('installations.gateways.searchedNone') : t('installations.gateways.searched', { count: appliancesFound })
}
