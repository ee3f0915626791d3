import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { joinedCode } from '@wattdesk/contract/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { type FormEvent, useState } from 'react'
import { codeOf, sentenceOf } from '../api/sentence.ts'
import { verifyCode } from '../sign-in/sign-in.ts'
import classes from './LoginScreen.module.css'

/** Six digits, or a recovery code such as `abcde-fghij`. */
const wellFormed = /^(\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i

type Props = { onVerified: () => void; onCancel: () => void }

/** The second step of a sign-in. A wrong code can be corrected. */
export function MultifactorForm({ onVerified, onCancel }: Props) {
  const t = useT('session', 'validation')
  const speech = useLanguage()
  const [code, setCode] = useState('')
  const [isTouched, setTouched] = useState(false)
  const verify = useMutation({ meta: { showsErrors: true }, mutationFn: verifyCode, onSuccess: onVerified })
  const token = joinedCode(code)
  const isWellFormed = wellFormed.test(token)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (isWellFormed && !verify.isPending) verify.mutate(token)
  }
  const refusal = verify.error
    ? codeOf(verify.error) === 'InvalidMfaToken'
      ? `${t('session.multifactor.invalid')}. ${sentenceOf(verify.error, speech)}`
      : sentenceOf(verify.error, speech)
    : undefined
  const malformed = isTouched && !isWellFormed ? t('validation.SecureCodeInvalid') : undefined
  return (
    <form onSubmit={submit} className={classes.form}>
      <h1>{t('session.multifactor.title')}</h1>
      <p className={classes.intro}>{t('session.multifactor.intro')}</p>
      <TextInput
        size="md"
        label={t('session.multifactor.code')}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          verify.reset()
        }}
        autoFocus
        autoComplete="one-time-code"
        maxLength={20}
        spellCheck={false}
        classNames={{ input: classes.code }}
        error={refusal ?? malformed}
      />
      <Button type="submit" size="md" fullWidth loading={verify.isPending}>
        {t('session.multifactor.verify')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onCancel}>
        {t('session.multifactor.cancel')}
      </Button>
    </form>
  )
}
