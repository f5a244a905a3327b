import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Messages } from '#lib/i18n/translate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Ways } from '../../forms/outcome.tsx'
import styles from './kiosk.module.css'
import { Scanner } from './scanner.tsx'

/** Prefix of every code that a member's screen shows (`packages/shared/domain/loyalty/card-code.ts`). */
const CODE_START = 'BC1.'

/** The presented credential: the code on a screen, or the chip of a card. */
export type Presented = { readonly qr: string } | { readonly rfid: string }

interface PresentProps {
  labels: Messages['casino']['kiosk']
  /** Error of the code or card that was presented before. */
  error: string | undefined
  onPresented: (presented: Presented) => void
}

/** Reads a code or card, by the camera or by a reader. A reader types the text like a keyboard and ends with Enter. */
export function Present({ labels, error, onPresented }: PresentProps) {
  const [typed, setTyped] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  const [isCameraOn, setIsCameraOn] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // A reader types into the focused element, and the guest does not focus the field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const take = (text: string): void => {
    const given = text.trim()
    if (given === '') setIsEmpty(true)
    else onPresented(given.startsWith(CODE_START) ? { qr: given } : { rfid: given.toUpperCase() })
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    take(typed)
  }
  return (
    <form ref={form} className={styles.step} aria-label={labels.present} noValidate onSubmit={send}>
      <div role="alert">{error !== undefined && <Banner kind="error">{error}</Banner>}</div>
      {isCameraOn && <Scanner labels={labels} onRead={take} />}
      <TextInput
        id="kiosk-code"
        label={labels.code}
        hint={labels.codeHint}
        error={isEmpty ? labels.codeMissing : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsEmpty(false)
        }}
      />
      <Ways>
        <Button type="submit" className={styles.key}>
          {labels.next}
        </Button>
        <Button variant="line" className={styles.key} onClick={() => setIsCameraOn(!isCameraOn)}>
          {isCameraOn ? labels.cameraOff : labels.cameraOn}
        </Button>
      </Ways>
    </form>
  )
}
