import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { encode } from 'uqr'
import type { Invitation as Invited } from '@barriere/shared/contracts/staff.ts'
import { ApiError, call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './login.module.css'
import { FaultSummary, NewPasswordFields, faultsIn, useFaultText } from './new-password.tsx'
import { SessionFrame } from './session-frame.tsx'

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
    submit: 'Activer mon accès',
    done: 'Votre accès est activé. Connectez-vous, avec le code suivant.',
    failed: 'Le service de contenu ne répond pas. Réessayez.',
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
    submit: 'Activate my access',
    done: 'Your access is active. Sign in, with the next code.',
    failed: 'The content service does not answer. Try again.',
  },
})

/**
 * Accepts an invitation: sets up the second step and the password. The secret is in the URL's fragment, which is not
 * sent to servers.
 */
export function Invitation() {
  const { title, loading, over, failed } = useWords(words)
  const [secret] = useState(() => location.hash.slice(1))
  const { data, error } = useQuery({
    queryKey: ['invitation', secret],
    // Read once: each attempt counts against a rate limit, and the secret of the second step must not change.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      (await call<{ invitation: Invited }>('POST', '/session/invitation', { body: { invitation: { secret } } })).data
        .invitation,
  })
  const isOver = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <SessionFrame title={title}>
      {error && <Note kind="bad">{isOver ? over : failed}</Note>}
      {!error && !data && <p>{loading}</p>}
      {data && <Enrolment invitation={data} secret={secret} />}
    </SessionFrame>
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
  const faults = faultsIn(error, 'invitation')
  const faultText = useFaultText(faults)
  const isOver = error instanceof ApiError && error.status === 404
  const send = (event: FormEvent): void => {
    event.preventDefault()
    mutate()
  }
  return (
    <form onSubmit={send} className={styles.form}>
      {error && faults.length === 0 && <Note kind="bad">{isOver ? say.over : say.failed}</Note>}
      <FaultSummary faults={faults} />
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
        fault={faultText('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={given.code}
        onChange={({ target }) => setGiven({ ...given, code: target.value })}
      />
      <NewPasswordFields email={invitation.email} value={given} faults={faults} onChange={setGiven} />
      <Button kind="main" type="submit" disabled={isPending}>
        {say.submit}
      </Button>
    </form>
  )
}

/** Quiet zone in modules, required by scanners (ISO/IEC 18004). */
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
