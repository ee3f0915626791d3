import { IconBolt, IconSunOff, IconTransform } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DeviceLimitChoices } from '@wattdesk/contract/device-limits/calls.ts'
import type { DeviceLimit } from '@wattdesk/contract/device-limits/models.ts'
import { formatPowerW } from '@wattdesk/i18n/formats.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { PagesFoot } from '../../lists/PagesFoot.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useCan } from '../../session/use-session.ts'
import { customerQuery, sitesQuery } from '../customers/customers.queries.ts'
import { deviceLimitsQuery, endLimit, limitChoicesQuery, refreshLimits, setLimit } from './device-limits.queries.ts'
import { KeptLimitRisk, keepersOf } from './KeptLimitRisk.tsx'
import { useLimitColumns } from './limit-columns.tsx'

const GenerationLimitDialog = lazyDialog(async () => ({ default: (await import('./GenerationLimitDialog.tsx')).GenerationLimitDialog }))
const GridSignalDialog = lazyDialog(async () => ({ default: (await import('./GridSignalDialog.tsx')).GridSignalDialog }))

/** Limits of a home's devices, with what each device did, and actions to set one. Hidden without the permission to read them. */
export function DeviceLimitsPanel({ customerId }: { customerId: string }) {
  return useCan()('read:device-limits') ? <Limits customerId={customerId} /> : null
}

function Limits({ customerId }: { customerId: string }) {
  const t = useT('deviceLimits')
  const [page, setPage] = useState(0)
  const [ending, setEnding] = useState<DeviceLimit>()
  const query = useQuery(deviceLimitsQuery(customerId, page))
  const choices = useQuery(limitChoicesQuery(customerId))
  const columns = useLimitColumns(customerId, setEnding)
  const list = query.data
  const end = useAction({
    act: (limit: DeviceLimit) => endLimit(customerId, limit.id),
    done: t('deviceLimits.over'),
    failed: (message) => t('deviceLimits.failed', { message }),
    refresh: (client) => refreshLimits(client, customerId),
    onEnd: () => setEnding(undefined),
  })
  return (
    <Panel title={t('deviceLimits.title')} actions={<LimitActions customerId={customerId} choices={choices.data} />} isFlush>
      {query.isError && !list ? <QueryFailure query={query} /> : null}
      {list || query.isPending ? (
        <DataTable
          label={t('deviceLimits.title')}
          columns={columns}
          rows={list?.items}
          keyOf={({ id }) => id}
          expectedRows={2}
          state={list?.items.length === 0 ? <EmptyState title={t('deviceLimits.none')} /> : null}
        />
      ) : null}
      <PagesFoot list={list} isFlush onPage={setPage} />
      {ending ? (
        <ConfirmDialog
          title={t('deviceLimits.endLimit')}
          confirmLabel={t('deviceLimits.endLimit')}
          isPending={end.isPending}
          onConfirm={() => end.run(ending)}
          onClose={() => setEnding(undefined)}
        >
          {t('deviceLimits.endQuestion')}
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}

type ActionsProps = { customerId: string; choices: DeviceLimitChoices | undefined }

/** What the devices and the law allow to limit. */
function LimitActions({ customerId, choices }: ActionsProps) {
  const t = useT('deviceLimits', 'installations')
  const { language } = useLanguage()
  const [open, setOpen] = useState<'generation' | 'signal'>()
  const [asked, setAsked] = useState<DeviceLimitChoices['feedIn'][number]>()
  const mayWrite = useCan()('write:device-limits')
  const { data: customer } = useQuery(customerQuery(customerId))
  const { data: sites } = useQuery(sitesQuery(customerId))
  const close = () => setOpen(undefined)
  const hold = useAction({
    act: (siteId: string) => setLimit(customerId, { kind: 'feed-in', siteId }),
    done: t('deviceLimits.asked'),
    failed: (message) => t('deviceLimits.failed', { message }),
    refresh: (client) => refreshLimits(client, customerId),
    onEnd: () => setAsked(undefined),
  })
  if (!choices || !sites) return null
  const inverters = choices.devices.filter(({ generationW }) => generationW !== null)
  const keepersAt = (siteId: string) =>
    keepersOf(
      inverters.filter((one) => one.siteId === siteId),
      'generation',
    )
  const feedInWords = ({ siteId, powerW }: DeviceLimitChoices['feedIn'][number]) => {
    const words = t('deviceLimits.feedIn.start', { power: formatPowerW(powerW, language) })
    const site = sites.items.find(({ id }) => id === siteId)
    return site && sites.items.length > 1 ? `${words} (${site.name})` : words
  }
  const reason = mayWrite ? (customer?.status === 'active' ? undefined : t('installations.notActive')) : t('deviceLimits.noPermission')
  const ofInverter = reason ?? (inverters.length === 0 ? t('deviceLimits.nothing') : undefined)
  return (
    <>
      {choices.feedIn.map((feedIn) =>
        feedIn.standing === null ? (
          <ActionButton
            key={feedIn.siteId}
            isSmall
            icon={IconTransform}
            reason={ofInverter}
            isPending={hold.isPending && hold.input === feedIn.siteId}
            onClick={() => (keepersAt(feedIn.siteId).length > 0 ? setAsked(feedIn) : hold.run(feedIn.siteId))}
          >
            {feedInWords(feedIn)}
          </ActionButton>
        ) : null,
      )}
      <ActionButton isSmall icon={IconSunOff} reason={ofInverter} onClick={() => setOpen('generation')}>
        {t('deviceLimits.generation.title')}
      </ActionButton>
      <ActionButton isSmall icon={IconBolt} reason={reason} onClick={() => setOpen('signal')}>
        {t('deviceLimits.signal.title')}
      </ActionButton>
      <Suspense>
        {open === 'generation' ? <GenerationLimitDialog customerId={customerId} inverters={inverters} onClose={close} /> : null}
        {open === 'signal' ? (
          <GridSignalDialog customerId={customerId} sites={sites.items} devices={choices.devices} onClose={close} />
        ) : null}
      </Suspense>
      {asked ? (
        <ConfirmDialog
          title={feedInWords(asked)}
          confirmLabel={t('deviceLimits.feedIn.confirm')}
          isPending={hold.isPending}
          onConfirm={() => hold.run(asked.siteId)}
          onClose={() => setAsked(undefined)}
        >
          <KeptLimitRisk keepers={keepersAt(asked.siteId)} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}
