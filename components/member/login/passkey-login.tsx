import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import {
  type PasskeyResult,
  cancelPasskey,
  knowsPasskeys,
  offersPasskeys,
  signInWithPasskey,
} from '#lib/client/passkeys.ts'
import type { Connection } from '#lib/contracts/eph.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { LoginLabels } from './login-labels.ts'
import styles from './login.module.css'

/** Milliseconds after which a waiting request gets a new challenge, before the challenge expires on the server. */
const RENEWED_AFTER = 4 * 60_000

interface PasskeyLoginProps extends Pick<LoginLabels, 'labels'> {
  /** Whether the session outlives the browser window; read when the session begins. */
  remember: () => boolean
  onEnter: (connection: Connection) => void
  /** The server has refused the passkey, or the browser's request has failed. */
  onRefused: () => void
}

const NEVER = () => () => {}

/** Sign-in with a passkey, by button or by the browser's autofill. Renders nothing in browsers without passkeys. */
export function PasskeyLogin({ labels: { passkey }, remember, onEnter, onRefused }: PasskeyLoginProps) {
  const known = useSyncExternalStore(NEVER, knowsPasskeys, () => false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Counts failed requests of the button. Each has ended the request that waits for autofill, so that one restarts. */
  const [turn, setTurn] = useState(0)

  const take = (answer: PasskeyResult<Connection>): void => {
    if (answer.ok) return onEnter(answer.value)
    onRefused()
    setFailure(answer.error === 'browser' ? passkey.failed : (answer.error.message ?? passkey.failed))
  }

  const wait = useEffectEvent(async (hasLeft: () => boolean): Promise<void> => {
    const answer = await signInWithPasskey(remember, true)
    if (!hasLeft() && (answer.ok || answer.error !== 'browser')) take(answer)
  })

  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = () => void wait(() => left)
    void offersPasskeys().then((offered) => {
      if (!offered || left) return
      begin()
      timer = setInterval(begin, RENEWED_AFTER)
    })
    return () => {
      left = true
      clearInterval(timer)
      if (timer !== undefined) void cancelPasskey()
    }
  }, [turn])

  const ask = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await signInWithPasskey(remember)
    setBusy(false)
    take(answer)
    if (!answer.ok) setTurn((before) => before + 1)
  }

  if (!known) return null
  return (
    <div className={styles.passkey}>
      <Button variant="line" busy={busy} onClick={() => void ask()}>
        {passkey.action}
      </Button>
      <div role="status">{failure && <Banner kind="error">{failure}</Banner>}</div>
    </div>
  )
}
