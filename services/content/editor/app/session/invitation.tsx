import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { encode } from 'uqr'
import type { EnrolFault, Invitation as Invited } from '../../../../kit/staff/accounts.ts'
import { ApiError, call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './login.module.css'

const words = defineWords({
  fr: {
    title: 'Activer votre accès',
    loading: 'Chargement…',
    over: 'Cette invitation a expiré, ou a déjà servi. Demandez-en une autre à un administrateur.',
    hello: (name: string) => `Bonjour ${name}.`,
    scan: 'Scannez ce code avec une application d’authentification, ou saisissez-y la clé.',
    qr: 'Code à scanner',
    key: 'Clé\u00a0:',
    code: 'Code',
    codeHint: 'Les six chiffres que l’application affiche.',
    password: 'Mot de passe',
    passwordHint: 'Douze caractères au moins, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
    repeated: 'Le mot de passe, encore une fois',
    submit: 'Activer mon accès',
    done: 'Votre accès est activé. Connectez-vous, avec le code suivant.',
    failed: 'Le service de contenu ne répond pas. Réessayez.',
    faults: {
      length: 'Le mot de passe a entre 12 et 128 caractères.',
      lowercase: 'Il manque une minuscule au mot de passe.',
      uppercase: 'Il manque une majuscule au mot de passe.',
      number: 'Il manque un chiffre au mot de passe.',
      special: 'Il manque un caractère spécial au mot de passe.',
      personal: 'Le mot de passe contient votre nom ou votre adresse.',
      common: 'Le mot de passe est trop facile à deviner.',
      repeat: 'Les deux mots de passe diffèrent.',
      code: 'Le code n’est pas le bon.',
    } satisfies Record<EnrolFault, string>,
  },
  en: {
    title: 'Activate your access',
    loading: 'Loading…',
    over: 'This invitation has expired, or has been used. Ask an administrator for another.',
    hello: (name: string) => `Hello ${name}.`,
    scan: 'Scan this code with an authenticator app, or type the key there.',
    qr: 'Code to scan',
    key: 'Key:',
    code: 'Code',
    codeHint: 'The six digits that the app shows.',
    password: 'Password',
    passwordHint: 'At least twelve characters, with a lower-case letter, a capital, a digit and a special character.',
    repeated: 'The password once more',
    submit: 'Activate my access',
    done: 'Your access is active. Sign in, with the next code.',
    failed: 'The content service does not answer. Try again.',
    faults: {
      length: 'The password has 12 to 128 characters.',
      lowercase: 'The password needs a lower-case letter.',
      uppercase: 'The password needs a capital.',
      number: 'The password needs a digit.',
      special: 'The password needs a special character.',
      personal: 'The password contains your name or your address.',
      common: 'The password is too easy to guess.',
      repeat: 'The two passwords differ.',
      code: 'The code is not right.',
    },
  },
})

/** Takes an invitation: second step and password. Its secret is the address's fragment, which no server sees. */
export function Invitation() {
  const { title, loading, over, failed } = useWords(words)
  const [secret] = useState(() => location.hash.slice(1))
  const { data, error } = useQuery({
    queryKey: ['invitation', secret],
    // The try counts against a rate limit, and the secret of the second step is shown as it was.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      (await call<{ invitation: Invited }>('POST', '/session/invitation', { body: { invitation: { secret } } })).data
        .invitation,
  })
  const isOver = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <main className={styles.login}>
      <h1>{title}</h1>
      {error && <Note kind="bad">{isOver ? over : failed}</Note>}
      {!error && !data && <p>{loading}</p>}
      {data && <Enrolment invitation={data} secret={secret} />}
    </main>
  )
}

function Enrolment({ invitation, secret }: { invitation: Invited; secret: string }) {
  const say = useWords(words)
  const [, navigate] = useLocation()
  const [given, setGiven] = useState({ code: '', password: '', repeated: '' })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PUT', '/session/invitation', { body: { invitation: { secret, ...given } } }),
    onSuccess() {
      toast(say.done)
      navigate('/', { replace: true })
    },
  })
  const faults = error instanceof ApiError ? ((error.fields.invitation ?? []) as readonly EnrolFault[]) : []
  const isOver = error instanceof ApiError && error.status === 404
  const faultOf = (...of: readonly EnrolFault[]): string | undefined => {
    const found = faults.find((fault) => of.includes(fault))
    return found && say.faults[found]
  }
  const field = (name: keyof typeof given) => ({
    name,
    required: true,
    value: given[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setGiven({ ...given, [name]: target.value }),
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    mutate()
  }
  return (
    <form onSubmit={send} className={styles.form}>
      {error && faults.length === 0 && <Note kind="bad">{isOver ? say.over : say.failed}</Note>}
      {faults.length > 0 && (
        <Note kind="bad">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{say.faults[fault]}</li>
            ))}
          </ul>
        </Note>
      )}
      <p>
        {say.hello(invitation.name)} {say.scan}
      </p>
      <QrCode text={invitation.address} label={say.qr} />
      <p>
        {say.key} <code className={styles.key}>{invitation.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        label={say.code}
        hint={say.codeHint}
        fault={faultOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <input type="hidden" name="username" value={invitation.email} autoComplete="username" />
      <TextField
        label={say.password}
        hint={say.passwordHint}
        fault={faultOf('length', 'lowercase', 'uppercase', 'number', 'special', 'personal', 'common')}
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField
        label={say.repeated}
        fault={faultOf('repeat')}
        type="password"
        autoComplete="new-password"
        {...field('repeated')}
      />
      <Button kind="main" type="submit" disabled={isPending}>
        {say.submit}
      </Button>
    </form>
  )
}

/** Quiet zone in modules, which scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** QR code of a text, black on white in both themes; error correction level M (15 %). */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={modules} />
    </svg>
  )
}
