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

/** Milliseconds after which a waiting request gets a new challenge, before the server's expires. */
const RENEWED_AFTER = 4 * 60_000

interface PasskeyLoginProps extends Pick<LoginLabels, 'labels'> {
  /** Whether the session is to outlive the window, when it begins. */
  remember: () => boolean
  onEnter: (connection: Connection) => void
  /** The programme has refused, or the browser could not. */
  onRefused: () => void
}

const NEVER = () => () => {}

/** Sign-in with a passkey, by its button or from what the browser fills in. Nothing in browsers without passkeys. */
export function PasskeyLogin({ labels: { passkey }, remember, onEnter, onRefused }: PasskeyLoginProps) {
  const known = useSyncExternalStore(NEVER, knowsPasskeys, () => false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Counts the requests of the button: each ends the one that waits for autofill, which then begins anew. */
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
