import type { SeatLabels } from './seat-props.ts'
import styles from './seats.module.css'
import { clockOf } from './seconds-until.ts'
import { useCountdown } from './use-countdown.ts'

const MINUTE = 60

interface CountdownProps {
  /** Server time, ISO. */
  from: string
  until: string
  labels: SeatLabels['held']
  onOver: () => void
}

/** Time left to pay. Announced only at five minutes and at one, so that it does not interrupt screen readers. */
export function Countdown({ from, until, labels, onOver }: CountdownProps) {
  const left = useCountdown(from, until, onOver)
  return (
    <div>
      <p id="seat-remaining">{labels.remaining}</p>
      <p role="timer" aria-labelledby="seat-remaining" className={styles.timer}>
        {clockOf(left)}
      </p>
      <p role="status" className="vh">
        {left === 0 ? '' : left <= MINUTE ? labels.one : left <= 5 * MINUTE ? labels.five : ''}
      </p>
    </div>
  )
}
