import { Button, TextInput } from '@mantine/core'
import { joinedCode } from '@wattdesk/contract/formats.ts'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { type FormEvent, useMemo, useState } from 'react'
import { sentenceOf } from '../../api/sentence.ts'
import { useAction } from '../../forms/use-action.ts'
import { useFormWork } from '../../forms/use-form-work.ts'
import { useTypedWork } from '../../forms/use-typed-work.ts'
import layout from '../../page/layout.module.css'
import { activateMultifactor, type beginMultifactor } from './own-account.queries.ts'
import classes from './profile.module.css'
import { refreshProfile } from './profile.queries.ts'

type Props = { setup: Awaited<ReturnType<typeof beginMultifactor>>; onClose: () => void }

/** Scan, confirm with a first code, store the recovery codes. */
export function MultifactorSetupDialog({ setup, onClose }: Props) {
  const t = useT('profile')
  const [codes, setCodes] = useState<readonly string[]>()
  const activate = useAction({
    act: activateMultifactor,
    done: t('profile.twoFactor.activated'),
    showsErrors: true,
    refresh: refreshProfile,
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <Dialog title={t('profile.twoFactor.setup')} onClose={onClose} size="md">
      <CodeForm setup={setup} error={activate.error} isPending={activate.isPending} onCode={activate.run} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'setup'> & { error: unknown; isPending: boolean; onCode: (code: string) => void }

function CodeForm({ setup, error, isPending, onCode }: FormProps) {
  const t = useT('profile', 'validation')
  const speech = useLanguage()
  const [code, setCode] = useState('')
  const [isTouched, setTouched] = useState(false)
  const leave = useFormWork({ isDirty: code !== '', isBusy: isPending })
  useTypedWork(code !== '')
  const token = joinedCode(code)
  const isWellFormed = /^\d{6}$/.test(token)
  // An image URL instead of markup, because images cannot run scripts.
  const picture = useMemo(() => `data:image/svg+xml;utf8,${encodeURIComponent(setup.qrSvg)}`, [setup.qrSvg])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (isWellFormed && !isPending) onCode(token)
  }
  const malformed = isTouched && !isWellFormed ? t('validation.SecureCodeInvalid') : undefined
  return (
    <form onSubmit={submit} className={layout.stack}>
      <div className={classes.setup}>
        <div className={classes.qr}>
          <img src={picture} alt={t('profile.twoFactor.scan')} />
        </div>
        <div>
          <p>{t('profile.twoFactor.scan')}</p>
          <p>{t('profile.twoFactor.typed')}</p>
          <p className={classes.secret}>
            <span className="wd-mono">{setup.secret.replace(/(.{4})/g, '$1 ').trim()}</span>
            <CopyButton text={setup.secret} />
          </p>
          <p className={layout.hint}>
            {t('profile.twoFactor.expires')} <Countdown until={setup.expiresAt} isShort />
          </p>
        </div>
      </div>
      <TextInput
        data-autofocus
        label={t('profile.twoFactor.code')}
        description={t('profile.twoFactor.enter')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={malformed ?? (error ? sentenceOf(error, speech) : undefined)}
      />
      <div className={layout.buttons}>
        <Button variant="default" disabled={isPending} onClick={() => leave()}>
          {t('ui.action.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('profile.twoFactor.confirm')}
        </Button>
      </div>
    </form>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT('profile')
  return (
    <Dialog
      title={t('profile.twoFactor.recoveryTitle')}
      onClose={onClose}
      isPinned
      footer={
        <>
          <CopyButton text={codes.join('\n')} label={t('profile.twoFactor.copyCodes')} />
          <Button onClick={onClose}>{t('profile.twoFactor.recoveryDone')}</Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p className={layout.hint}>{t('profile.twoFactor.recoveryIntro')}</p>
        <ul className={`${classes.codes} wd-mono`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
