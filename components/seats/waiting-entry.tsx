import type { WaitingPlace } from '#lib/contracts/casino-seats.ts'
import { localizedPath } from '#lib/domain/locale.ts'
import { formatMoment } from '#lib/i18n/format.ts'
import { interpolate } from '../forms/interpolate.ts'
import { Button } from '../ui/button.tsx'
import { Raised } from '../ui/raised.tsx'
import type { RegistrationsProps } from './seat-props.ts'
import styles from './seats.module.css'

interface WaitingEntryProps extends Pick<RegistrationsProps, 'locale' | 'own'> {
  waiting: WaitingPlace
  /** Asks whether to leave the list. */
  leave: () => void
}

/** A place on a waiting list. */
export function WaitingEntry({ waiting, leave, locale, own }: WaitingEntryProps) {
  const { title, path, category, position } = waiting
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>
        <a href={localizedPath(path[locale], locale)}>{title[locale]}</a>
      </h3>
      <p>
        <Raised text={formatMoment(new Date(category.startsAt), locale)} />
        {category.name[locale] && ` · ${category.name[locale]}`}
      </p>
      <p>{interpolate(own.position, { position })}</p>
      <p>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={interpolate(own.leaveName, { title: title[locale] })}
          onClick={leave}
        >
          {own.leave}
        </Button>
      </p>
    </li>
  )
}
