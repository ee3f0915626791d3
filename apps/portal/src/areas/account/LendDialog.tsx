import { NativeSelect, Textarea } from '@mantine/core'
import { type LentRole, lentRoles } from '@wattdesk/contract/account/access/terms.ts'
import type { Member } from '@wattdesk/contract/account/models.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { useState } from 'react'
import { DialogForm } from '../../forms/DialogForm.tsx'
import { newId } from '../../forms/new-id.ts'
import { useAction } from '../../forms/use-action.ts'
import { lend, refreshAccess } from './member-access.queries.ts'

const durations = [1, 4, 8, 24, 72, 168, 336, 672]

export function LendDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useT('access', 'account')
  const offered = lentRoles.filter((role) => !member.roles.includes(role))
  const [role, setRole] = useState<LentRole>(offered[0] ?? 'support')
  const [hours, setHours] = useState(4)
  const [reason, setReason] = useState('')
  // Makes retries idempotent.
  const [id] = useState(newId)
  const name = `${member.firstName} ${member.lastName}`
  const lending = useAction({
    act: () => lend(member.id, { id, role, reason, endsAt: new Date(nowMs() + hours * hourMs).toISOString() }),
    done: t('access.loans.lent'),
    failed: (why) => t('access.loans.failed', { reason: why }),
    showsErrors: true,
    refresh: refreshAccess,
    onDone: onClose,
  })
  const wordsOf = (count: number) => (count < 24 ? t('access.loans.hours', { count }) : t('access.loans.days', { count: count / 24 }))
  return (
    <Dialog title={t('access.loans.lendTitle', { name })} onClose={onClose}>
      <DialogForm
        onSubmit={() => lending.run()}
        action={lending}
        isDirty={reason !== ''}
        submit={t('access.loans.submit')}
        isBlocked={reason.trim() === ''}
      >
        <NativeSelect
          label={t('access.loans.role')}
          description={t('access.loans.help', { name })}
          value={role}
          data={offered.map((one) => ({ value: one, label: t(`account.role.${one}`) }))}
          onChange={(event) => setRole(lentRoles.find((one) => one === event.currentTarget.value) ?? role)}
        />
        <NativeSelect
          label={t('access.loans.duration')}
          value={String(hours)}
          data={durations.map((one) => ({ value: String(one), label: wordsOf(one) }))}
          onChange={(event) => setHours(Number(event.currentTarget.value))}
        />
        <Textarea
          label={t('access.loans.reason')}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
