import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './login.module.css'
import { ForgottenPassword } from './recovery.tsx'
import { SessionFrame } from './session-frame.tsx'
import type { User } from './session.ts'

const words = defineWords({
  fr: {
    title: 'Se connecter',
    ended: 'Votre session est terminée',
    endedText: 'Connectez-vous de nouveau. Ce que vous modifiez reste à l’écran.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    code: 'Code',
    codeHint: 'Les six chiffres de votre application d’authentification. Un compte de démonstration n’en a pas.',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié\u00a0?',
    refused:
      'Connexion refusée. Vérifiez l’adresse, le mot de passe et le code. Après trois échecs, le compte se ferme ' +
      'pendant une heure.',
    many: 'Trop d’essais. Attendez quelques minutes.',
    failed: 'Le service de contenu ne répond pas.',
  },
  en: {
    title: 'Sign in',
    ended: 'Your session has ended',
    endedText: 'Sign in again. What you are editing stays on the screen.',
    email: 'E-mail address',
    password: 'Password',
    code: 'Code',
    codeHint: 'The six digits of your authenticator app. An account of the demonstration has none.',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    refused:
      'You could not be signed in. Check the address, the password and the code. After three failures the account ' +
      'closes for an hour.',
    many: 'Too many attempts. Wait a few minutes.',
    failed: 'The content service does not answer.',
  },
})

interface LoginProps {
  onDone: (user: User) => void
}

/** The login page. */
export function Login({ onDone }: LoginProps) {
  const { title } = useWords(words)
  return (
    <SessionFrame title={title}>
      <LoginForm onDone={onDone} />
    </SessionFrame>
  )
}

/** The login over the current screen after a session has ended. It closes only after a login. */
export function LoginAgain({ onDone }: LoginProps) {
  const { ended, endedText } = useWords(words)
  return (
    <Dialog title={ended} width={26}>
      <p>{endedText}</p>
      <LoginForm onDone={onDone} />
    </Dialog>
  )
}

function LoginForm({ onDone }: LoginProps) {
  const say = useWords(words)
  const [session, setSession] = useState({ email: '', password: '', code: '' })
  const [hasForgotten, setForgotten] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await call<{ user: User }>('POST', '/session', { body: { session } })).data.user,
    onSuccess: onDone,
    onError: () => setSession((typed) => ({ ...typed, code: '' })),
  })
  const field = (name: keyof typeof session) => ({
    name,
    value: session[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setSession({ ...session, [name]: target.value }),
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    mutate()
  }
  return (
    <>
      <form onSubmit={send} className={styles.form}>
        {error && <Note kind="bad">{failureOf(error, say)}</Note>}
        <TextField label={say.email} type="email" required autoComplete="username" {...field('email')} />
        <TextField
          label={say.password}
          type="password"
          required
          autoComplete="current-password"
          {...field('password')}
        />
        <TextField
          label={say.code}
          hint={say.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code')}
        />
        <Button kind="main" type="submit" disabled={isPending}>
          {say.submit}
        </Button>
        <Button kind="quiet" onClick={() => setForgotten(true)}>
          {say.forgotten}
        </Button>
      </form>
      {hasForgotten && <ForgottenPassword email={session.email} onClose={() => setForgotten(false)} />}
    </>
  )
}

function failureOf(error: Error, { refused, many, failed }: (typeof words)['fr']): string {
  const status = error instanceof ApiError ? error.status : 0
  return status === 401 ? refused : status === 429 ? many : failed
}
