import { type FormEvent, useState } from 'react'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { readDay } from '#lib/i18n/written-day.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Ways } from '../../forms/outcome.tsx'
import styles from './kiosk.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/** Number of digits of a date. */
const LENGTH = 8

interface BirthDateProps {
  locale: Locale
  labels: Messages['casino']['kiosk']
  busy: boolean
  /** Message of the backend about the date. */
  error: string | undefined
  /** An ISO day. */
  onDay: (day: string) => void
  onBack: () => void
}

/** Second factor: the holder's birth date, entered with the keys on the screen or a keyboard. */
export function BirthDate({ locale, labels, busy, error, onDay, onBack }: BirthDateProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const place = useFocusOn<HTMLFormElement>('shown')
  const type = (text: string): void => {
    setTyped(text)
    setIsWrong(false)
  }
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const day = readDay(typed, locale)
    if (day === undefined) setIsWrong(true)
    else if (!busy) onDay(day)
  }
  return (
    <form ref={place} tabIndex={-1} className={styles.dial} aria-label={labels.birthDate} noValidate onSubmit={send}>
      <TextInput
        id="kiosk-birth-date"
        label={labels.birthDate}
        hint={labels.birthDateHint}
        error={isWrong ? labels.birthDateWrong : error}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <div className={styles.keys} role="group" aria-label={labels.keys}>
        {KEYS.map((key) => (
          <Button
            key={key}
            variant="line"
            className={styles.key}
            onClick={() => type((typed.replaceAll(/\D/g, '') + key).slice(0, LENGTH))}
          >
            {key}
          </Button>
        ))}
        <Button variant="line" className={styles.key} onClick={() => type(typed.slice(0, -1))}>
          {labels.erase}
        </Button>
      </div>
      <Ways>
        <Button type="submit" busy={busy} className={styles.key}>
          {busy ? labels.sending : labels.show}
        </Button>
        <Button variant="line" className={styles.key} onClick={onBack}>
          {labels.back}
        </Button>
      </Ways>
    </form>
  )
}
