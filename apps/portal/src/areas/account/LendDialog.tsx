import { useQuery } from '@tanstack/react-query'
import { loanModel } from '@wattdesk/contract/account/access/models.ts'
import { lentRoles, loanDaysMax } from '@wattdesk/contract/account/access/terms.ts'
import type { Member } from '@wattdesk/contract/account/models.ts'
import { dayMs, hourMs } from '@wattdesk/energy/durations.ts'
import { formatMinute, instantOfReader, readerMinute, readerZoneInForce } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { type Choice, ParagraphField, SelectField } from '@wattdesk/ui/form/fields.tsx'
import { MinuteField } from '@wattdesk/ui/form/MinuteField.tsx'
import type { Form } from '@wattdesk/ui/form/use-form.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { SearchField } from '@wattdesk/ui/list/SearchField.tsx'
import { useCallback, useState } from 'react'
import { newId } from '../../forms/new-id.ts'
import { SaveDialog } from '../../forms/SaveDialog.tsx'
import { useSaveRecord } from '../../forms/use-save-record.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { lend, loanTenantsQuery, refreshAccess } from './member-access.queries.ts'

const durations = [1, 4, 8, 24, 72, 168, 336, 672]
const untilTime = 'until'

/** `span` is a duration in hours, or says that `endsAt` is typed. */
type Values = { role: string; tenantId: string; span: string; endsAt: string; reason: string }

export function LendDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useT('access', 'account')
  // Makes retries idempotent.
  const [id] = useState(newId)
  const [openedAt] = useState(nowMs)
  const toModel = useCallback(
    ({ role, tenantId, reason, ...end }: Values) => ({ id, role, reason, endsAt: endOf(end), ...(tenantId ? { tenantId } : {}) }),
    [id],
  )
  const saving = useSaveRecord({
    schema: loanModel,
    initial: (): Values => ({ role: '', tenantId: '', span: '4', endsAt: '', reason: '' }),
    toModel,
    save: (model) => lend(member.id, model),
    saved: t('access.loans.lent'),
    failed: (why) => t('access.loans.failed', { reason: why }),
    refresh: refreshAccess,
    onSaved: onClose,
  })
  const { form } = saving
  const latest = openedAt + loanDaysMax * dayMs
  const name = `${member.firstName} ${member.lastName}`
  const offered = lentRoles.filter((role) => !member.roles.includes(role))
  const wordsOf = (count: number) => (count < 24 ? t('access.loans.hours', { count }) : t('access.loans.days', { count: count / 24 }))
  return (
    <SaveDialog saving={saving} title={t('access.loans.lendTitle', { name })} submit={t('access.loans.submit')} onClose={onClose}>
      <SelectField
        form={form}
        name="role"
        label={t('access.loans.role')}
        help={t('access.loans.help', { name })}
        choices={offered.map((value) => ({ value, label: t(`account.role.${value}`) }))}
        emptyLabel={form.values.role === '' ? '' : undefined}
        isRequired
      />
      <TenantFields form={form} member={member} name={name} />
      <SelectField
        form={form}
        name="span"
        label={t('access.loans.duration')}
        choices={[
          ...durations.map((count) => ({ value: String(count), label: wordsOf(count) })),
          { value: untilTime, label: t('access.loans.untilTime') },
        ]}
        isRequired
      />
      {form.values.span === untilTime ? (
        <MinuteField
          form={form}
          name="endsAt"
          label={t('access.loans.endsAt')}
          help={t('access.loans.endsAtHelp', { latest: formatMinute(latest), zone: readerZoneInForce() })}
          min={readerMinute(openedAt)}
          max={readerMinute(latest)}
          isRequired
        />
      ) : null}
      <ParagraphField form={form} name="reason" label={t('access.loans.reason')} rows={2} isRequired />
    </SaveDialog>
  )
}

/** Where the loan counts: everywhere, or one of the tenants that lender and member may see. Absent if there are none. */
function TenantFields({ form, member, name }: { form: Form<Values>; member: Member; name: string }) {
  const t = useT('access')
  const [searchValue, setSearchValue] = useState<string>()
  const query = useQuery(loanTenantsQuery(member.id, searchValue))
  // A search may leave out what is chosen.
  const [chosen, setChosen] = useState<Choice>()
  const found = query.data?.items.map(({ id, name: label }): Choice => ({ value: id, label })) ?? []
  const current = form.values.tenantId
  const kept = chosen && chosen.value === current && !found.some(({ value }) => value === current) ? [chosen] : []
  const pick = found.find(({ value }) => value === current)
  if (pick && pick.value !== chosen?.value) setChosen(pick)
  if (query.isError && !query.data) return <QueryFailure query={query} />
  // While tenants load, the field keeps its place, so that others do not move.
  if (query.data && found.length === 0 && searchValue === undefined) return null
  return (
    <>
      {query.data?.hasMore || searchValue !== undefined ? (
        <SearchField value={searchValue} onChange={setSearchValue} label={t('access.loans.tenantSearch')} />
      ) : null}
      <SelectField
        form={form}
        name="tenantId"
        label={t('access.loans.tenant')}
        help={query.data?.hasMore ? t('access.loans.moreTenants') : current ? t('access.loans.tenantHelp', { name }) : undefined}
        choices={[{ value: '', label: t('access.loans.everywhere', { name }) }, ...kept, ...found]}
        isRequired
      />
    </>
  )
}

/** Undefined if none is typed. A text that is no time stays as it is, and fails validation. */
function endOf({ span, endsAt }: Pick<Values, 'span' | 'endsAt'>): string | undefined {
  if (span !== untilTime) return new Date(nowMs() + Number(span) * hourMs).toISOString()
  const at = instantOfReader(endsAt)
  return Number.isNaN(at.getTime()) ? endsAt || undefined : at.toISOString()
}
