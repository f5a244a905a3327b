import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Ways } from '../../forms/outcome.tsx'
import panel from '../layout/panel.module.css'
import styles from './kiosk.module.css'

interface PairProps {
  labels: Messages['casino']['kiosk']
  /** Why this device is no longer a terminal; undefined if it was none. */
  refused: string | undefined
  onPaired: () => void
}

/** Pairs this device as a terminal, with the code that a desk shows. The server stores the token in a cookie. */
export function Pair({ labels, refused, onPaired }: PairProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focus = (): void => form.current?.querySelector('input')?.focus()

  useEffect(focus, [])

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const code = typed.trim()
    if (code === '') {
      setError(labels.pair.missing)
      return focus()
    }
    setIsBusy(true)
    const answer = await callCasino('POST kiosk/terminals', { input: { code } })
    if (answer.ok) return onPaired()
    setIsBusy(false)
    setError(answer.error.message ?? labels.unanswered)
    focus()
  }

  return (
    <div className={cx(styles.kiosk, styles.pair)}>
      <form
        ref={form}
        className={styles.step}
        aria-labelledby="kiosk-pair"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <h2 id="kiosk-pair" className={panel.title}>
          {labels.pair.form}
        </h2>
        <div role="alert">{refused !== undefined && <Banner kind="error">{refused}</Banner>}</div>
        <TextInput
          id="kiosk-pairing-code"
          label={labels.pair.code}
          hint={labels.pair.hint}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
        <Ways>
          <Button type="submit" busy={isBusy} className={styles.key}>
            {isBusy ? labels.sending : labels.pair.submit}
          </Button>
        </Ways>
      </form>
    </div>
  )
}
