import { useRef, useState, type SubmitEvent } from 'react'
import { Button, IconButton, Notice, TextField } from '@touchline/ui'
import { Dialog } from '@touchline/ui/overlay'
import { useSession, type SignInFailure, type SignInReason } from '#core/session'
import { useText } from '#shared/i18n'
import css from './SignInDialog.module.css'

type Failure = { readonly kind: SignInFailure; readonly message: string | undefined }

/** E-mail and password, why the dialog is open, and what went wrong. `lazy` needs the default export. */
export default function SignInDialog({ isOpen, reason, onClosed }: SignInDialogProps) {
  const session = useSession()
  const t = useText()
  const first = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>()

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    if (isBusy || email.trim() === '' || password === '') return
    setBusy(true)
    const result = await session.signIn(email.trim(), password)
    setBusy(false)
    if (result.ok) return
    setFailure(result)
    if (result.kind === 'wrong-credentials') setPassword('')
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => session.closeSignIn()}
      onClosed={onClosed}
      title={t('auth.sign-in')}
      description={t(`auth.reason.${reason}`)}
      closeLabel={t('auth.close')}
      initialFocus={first}
    >
      <form className={css.form} noValidate onSubmit={event => void submit(event)}>
        {failure && <FailureNotice {...failure} />}
        <TextField
          ref={first}
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          value={email}
          error={isTried && email.trim() === '' ? t('auth.email-missing') : undefined}
          onChange={event => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          value={password}
          error={isTried && !failure && password === '' ? t('auth.password-missing') : undefined}
          onChange={setPassword}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {t(isBusy ? 'auth.signing-in' : 'auth.sign-in')}
        </Button>
      </form>
    </Dialog>
  )
}
function FailureNotice({ kind, message }: Failure) {
  const t = useText()
  return (
    <Notice tone="bad" announce="now" title={t(`auth.failure.${kind}`)}>
      {kind === 'refused' ? message : t(`auth.failure-text.${kind}`)}
    </Notice>
  )
}

/** The password, hidden until the player reveals it. */
function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      label={t('auth.password')}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      dir="ltr"
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'auth.hide-password' : 'auth.show-password')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
interface PasswordFieldProps {
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

export interface SignInDialogProps {
  isOpen: boolean
  reason: SignInReason
  /** The dialog has left the screen. */
  onClosed: () => void
}
