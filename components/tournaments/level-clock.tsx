import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import type { ClockView } from './clock-view.ts'
import styles from './level-clock.module.css'

export interface ClockChoice {
  /** uuid of the tournament. */
  readonly id: string
  readonly title: string
  readonly when: string
  /** End in milliseconds since the epoch. After it, the choice is hidden. */
  readonly until: number
}

interface LevelClockFaceProps {
  /** Tournaments that are played around this day. */
  readonly choices: readonly ClockChoice[]
  readonly locale: Locale
}

/** Empty place for a text that the enhancer writes. */
const Slot = ({ of, className }: { of: keyof ClockView; className?: string | undefined }) => (
  <span className={className} data-clock={of} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
)

/**
 * The level clock of the tournament in the address's fragment (`#<uuid>`). `level-clock.lazy.enhance.ts` fills and
 * updates it. Without a fragment or without scripts, it shows the tournaments to choose from.
 */
export function LevelClockFace({ choices, locale }: LevelClockFaceProps) {
  const words = messagesOf(locale).tournaments.clock
  return (
    <site-level-clock className={styles.clock} data-words={JSON.stringify(words)}>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <nav data-choices aria-label={words.choose} suppressHydrationWarning>
        <p data-none hidden={choices.length > 0} suppressHydrationWarning>
          {words.none}
        </p>
        {choices.length > 0 && (
          <div data-list suppressHydrationWarning>
            <p className={styles.choose}>{words.choose}</p>
            <ul className={styles.choices}>
              {choices.map(({ id, title, when, until }) => (
                <li key={id} data-until={until} suppressHydrationWarning>
                  <a href={`#${id}`} className={styles.choice}>
                    <strong>{title}</strong> <span>{when}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </nav>
      <p data-missing hidden suppressHydrationWarning>
        {words.missing}
      </p>
      <div className={styles.face} data-face hidden suppressHydrationWarning>
        <p className={styles.title}>
          <Slot of="title" /> <Slot of="name" />
        </p>
        <p id="clock-level" className={styles.level}>
          <Slot of="level" />
        </p>
        <p role="timer" aria-labelledby="clock-level" className={styles.left}>
          <Slot of="left" />
        </p>
        <progress className={styles.progress} max={1} value={0} aria-hidden="true" suppressHydrationWarning />
        <p className={styles.status}>
          <Slot of="status" />
        </p>
        <dl className={styles.figures}>
          <Figure of="blinds" label={words.blinds} isLarge />
          <Figure of="ante" label={words.ante} isLarge />
          <Figure of="next" label={words.next} />
          <Figure of="break" label={words.untilBreak} />
          <Figure of="late" label={words.late} />
        </dl>
        <p className="vh" role="status">
          <Slot of="announced" />
        </p>
        <p className={styles.lost} data-lost hidden suppressHydrationWarning>
          {words.lost}
        </p>
        <p data-screen hidden suppressHydrationWarning>
          <Button variant="line" size="small">
            {words.screen}
          </Button>
        </p>
      </div>
    </site-level-clock>
  )
}

interface FigureProps {
  readonly of: keyof ClockView
  readonly label: string
  readonly isLarge?: boolean
}

const Figure = ({ of, label, isLarge = false }: FigureProps) => (
  <div className={isLarge ? styles.large : undefined} data-figure={of} suppressHydrationWarning>
    <dt>{label}</dt>
    <dd>
      <Slot of={of} />
    </dd>
  </div>
)
