import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError, call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './login.module.css'
import { FaultSummary, NewPasswordFields, faultsIn } from './new-password.tsx'
import { SessionFrame } from './session-frame.tsx'

const words = defineWords({
  fr: {
    ask: 'Mot de passe oublié',
    askText: 'Indiquez l’adresse de votre compte. Un message y portera un lien pour choisir un autre mot de passe.',
    email: 'Adresse e-mail',
    send: 'Recevoir le lien',
    sent:
      'Si un compte a cette adresse, un lien y est envoyé. Il est valable 30\u00a0minutes, une seule fois. Sans ' +
      'message dans un quart d’heure, demandez à un administrateur de vous inviter de nouveau.',
    close: 'Fermer',
    title: 'Choisir un mot de passe',
    hello: (name: string) => `Bonjour ${name}. Toutes vos sessions prendront fin, votre second facteur reste le même.`,
    submit: 'Enregistrer le mot de passe',
    done: 'Le mot de passe est changé. Connectez-vous.',
    over: 'Ce lien a expiré, ou a déjà servi. Demandez-en un autre depuis la page de connexion.',
    back: 'Se connecter',
    loading: 'Chargement…',
    many: 'Trop d’essais. Attendez quelques minutes.',
    failed: 'Le service de contenu ne répond pas. Réessayez.',
  },
  en: {
    ask: 'Forgotten password',
    askText: 'Give the address of your account. A message will bring a link there to choose another password.',
    email: 'E-mail address',
    send: 'Send me the link',
    sent:
      'If an account has this address, a link is on its way there. It is valid for 30 minutes, once. If no message ' +
      'has come in a quarter of an hour, ask an administrator to invite you again.',
    close: 'Close',
    title: 'Choose a password',
    hello: (name: string) => `Hello ${name}. All your sessions will end; your second step stays as it is.`,
    submit: 'Save the password',
    done: 'The password is changed. Sign in.',
    over: 'This link has expired, or has been used. Ask for another on the sign-in page.',
    back: 'Sign in',
    loading: 'Loading…',
    many: 'Too many attempts. Wait a few minutes.',
    failed: 'The content service does not answer. Try again.',
  },
})

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)

interface ForgottenProps {
  /** E-mail address from the login form. */
  email: string
  onClose: () => void
}

/** Requests a link for a new password. Account enumeration: the answer does not show whether the account exists. */
export function ForgottenPassword({ email: typed, onClose }: ForgottenProps) {
  const say = useWords(words)
  const [email, setEmail] = useState(typed)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call('POST', '/session/recovery', { body: { recovery: { email } } }),
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog title={say.ask} onClose={onClose} width={26}>
      {isSuccess ? (
        <>
          <Note kind="good">{say.sent}</Note>
          <Button autoFocus onClick={onClose}>
            {say.close}
          </Button>
        </>
      ) : (
        <form onSubmit={send} className={styles.form}>
          <p>{say.askText}</p>
          {error && <Note kind="bad">{statusOf(error) === 429 ? say.many : say.failed}</Note>}
          <TextField
            label={say.email}
            type="email"
            name="email"
            required
            autoComplete="username"
            data-focus
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Button kind="main" type="submit" disabled={isPending}>
            {say.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

/** Accepts the link for a new password. The secret is in the URL's fragment, which is not sent to servers. */
export function Recovery() {
  const { title, loading, over, many, failed, back } = useWords(words)
  const [secret] = useState(() => location.hash.slice(1))
  const [, navigate] = useLocation()
  const { data, error } = useQuery({
    queryKey: ['recovery', secret],
    // Read once: each attempt counts against a rate limit.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      (
        await call<{ recovery: { name: string; email: string } }>('POST', '/session/recovery/link', {
          body: { recovery: { secret } },
        })
      ).data.recovery,
  })
  const status = statusOf(error)
  return (
    <SessionFrame title={title}>
      {error && <Note kind="bad">{status === 404 || status === 422 ? over : status === 429 ? many : failed}</Note>}
      {error && <Button onClick={() => navigate('/')}>{back}</Button>}
      {!error && !data && <p>{loading}</p>}
      {data && <PasswordForm {...data} secret={secret} />}
    </SessionFrame>
  )
}

function PasswordForm({ name, email, secret }: { name: string; email: string; secret: string }) {
  const say = useWords(words)
  const [, navigate] = useLocation()
  const [given, setGiven] = useState({ password: '', repeated: '' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PUT', '/session/recovery', { body: { recovery: { secret, ...given } } }),
    onSuccess() {
      toast(say.done)
      navigate('/', { replace: true })
    },
  })
  const faults = faultsIn(error, 'recovery')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    mutate()
  }
  return (
    <form onSubmit={send} className={styles.form}>
      {error && faults.length === 0 && (
        <Note kind="bad">{statusOf(error) === 404 ? say.over : statusOf(error) === 429 ? say.many : say.failed}</Note>
      )}
      <FaultSummary faults={faults} />
      <p>{say.hello(name)}</p>
      <NewPasswordFields email={email} value={given} faults={faults} onChange={setGiven} />
      <Button kind="main" type="submit" disabled={isPending}>
        {say.submit}
      </Button>
    </form>
  )
}
