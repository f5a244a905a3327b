import { useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { Button } from '../../ui/button.tsx'
import type { KioskProps } from '../calls/casino-part.ts'
import { BirthDate } from './birth-date.tsx'
import { KioskCard, type ShownCard } from './kiosk-card.tsx'
import styles from './kiosk.module.css'
import { Present, type Presented } from './present.tsx'
import { useIdle } from './use-idle.ts'

/** Idle timeout, and the remaining time from which a countdown is shown. Seconds. */
const IDLE = 60
const WARNING = 10

/** Error codes after which the guest has to present a code or card again. */
const PRESENT_AGAIN: readonly string[] = ['qrCode', 'card']

type Step =
  | { readonly at: 'present'; readonly error?: string | undefined }
  | {
      readonly at: 'birthDate'
      readonly presented: Presented
      readonly error?: string | undefined
      /** The call is pending. */
      readonly busy?: true
    }
  | { readonly at: 'card'; readonly shown: ShownCard }

interface CardsProps extends KioskProps {
  /** The device is no longer paired; `message` explains this to the guest. */
  onRefused: (message: string | undefined) => void
}

/**
 * The steps of a paired terminal. It creates no session and stores nothing: personal data lives only in this
 * component's state, until the guest ends or leaves the step, or until the idle timeout.
 */
export function Cards({ locale, labels, tiers, onRefused }: CardsProps) {
  const [step, setStep] = useState<Step>({ at: 'present' })
  /** React key: a new turn remounts the steps, so that the next guest does not see the previous input. */
  const [turn, setTurn] = useState(0)
  const leave = (): void => {
    setStep({ at: 'present' })
    setTurn((before) => before + 1)
  }
  const { left, touch } = useIdle(IDLE, leave)

  const show = async (presented: Presented, birthDate: string): Promise<void> => {
    setStep((now) => (now.at === 'birthDate' ? { ...now, busy: true } : now))
    const answer = await callCasino('POST kiosk/cards', { input: { ...presented, birthDate } })
    if (!answer.ok && answer.error.code === 'terminal') {
      onRefused(answer.error.message)
      return
    }
    const again = !answer.ok && PRESENT_AGAIN.includes(answer.error.code ?? '')
    setStep((now) => {
      // Race: the guest left while the call was pending, and another guest may have begun.
      if (now.at !== 'birthDate' || now.presented !== presented) return now
      if (answer.ok) return { at: 'card', shown: answer.value }
      const error = answer.error.message ?? labels.unanswered
      return again ? { at: 'present', error } : { at: 'birthDate', presented, error }
    })
  }

  return (
    <div key={turn} className={styles.kiosk}>
      {step.at === 'present' && (
        <Present
          labels={labels}
          error={step.error}
          onPresented={(presented) => {
            touch()
            setStep({ at: 'birthDate', presented })
          }}
        />
      )}
      {step.at === 'birthDate' && (
        <BirthDate
          locale={locale}
          labels={labels}
          busy={step.busy ?? false}
          error={step.error}
          onDay={(day) => void show(step.presented, day)}
          onBack={() => setStep({ at: 'present' })}
        />
      )}
      {step.at === 'card' && <KioskCard shown={step.shown} locale={locale} labels={labels} tiers={tiers} />}
      {step.at !== 'present' && (
        <p className={styles.end}>
          <Button variant={step.at === 'card' ? 'main' : 'line'} className={styles.key} onClick={leave}>
            {labels.end}
          </Button>
          <span role="timer" aria-live={left <= WARNING ? 'polite' : 'off'}>
            {left <= WARNING && interpolate(labels.leaving, { seconds: String(left) })}
          </span>
        </p>
      )}
    </div>
  )
}
