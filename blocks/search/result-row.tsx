import { CardPrice } from '#components/booking/card-price.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { Heading, type HeadingLevel } from '#components/ui/heading.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Stars } from '#components/ui/stars.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { cx } from '#components/ui/cx.ts'
import type { CardEntry } from '../listing/entry.ts'
import type { ResultStay } from './result-stay.ts'
import styles from './result-row.module.css'

/** A result as a row. */
export interface RowEntry extends CardEntry {
  /** Stay at a hotel, if the search contains a stay. It replaces the usual price. */
  readonly stay?: ResultStay | undefined
}

const WIDTHS = [320, 480, 720, 960]

const SIZES = '(min-width: 80rem) 17rem, (min-width: 48rem) 14rem, 92vw'

/** A result in the full width of the list, so that visitors can compare the rows. */
export function ResultRow({ entry, level }: { entry: RowEntry; level: HeadingLevel }) {
  const { title, image, anchor, stars, badge, facts, text, price, stayHotel, stay, verb } = entry
  return (
    <article className={cx(styles.row, stay?.unavailable && styles.unavailable)}>
      {image && (
        <Picture
          className={styles.image}
          sizes={SIZES}
          picture={pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.card })}
        />
      )}
      {badge && (
        <p className={styles.badge}>
          <Badge kind={badge.kind}>{badge.text}</Badge>
        </p>
      )}
      <div className={styles.body}>
        <div className={styles.words}>
          {stars && <Stars {...stars} />}
          <Heading level={level} className={styles.title}>
            <a {...anchor} className={styles.link}>
              {title}
            </a>
          </Heading>
          <Facts facts={facts} />
          {text && !stay && <p className={styles.text}>{text}</p>}
        </div>
        {stay ? (
          <StayOfRow stay={stay} />
        ) : (
          <div className={styles.foot}>
            {price && <CardPrice price={price} stayHotel={stayHotel} />}
            {verb && (
              <span className={styles.verb} aria-hidden="true">
                {verb}
                <Icon name="arrow" />
              </span>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

/** Price and content of the stay, or the alternatives. */
function StayOfRow({ stay }: { stay: ResultStay }) {
  const { words, dates, scarcity, action, ways } = stay
  return (
    <>
      <div className={styles.foot}>
        <div>
          <p className={styles.amount}>
            {words.label && <small className={styles.label}>{words.label} </small>}
            <strong className={styles.value} data-state={words.state}>
              {words.value}
            </strong>
          </p>
          {words.together && (
            <p className={styles.dates}>
              {words.together.all}, {words.together.each}
            </p>
          )}
          {dates && <p className={styles.dates}>{dates}</p>}
          {scarcity && <p className={styles.scarcity}>{scarcity}</p>}
        </div>
        {action && (
          <ButtonLink anchor={{ href: action.href }} size="small" className={styles.action}>
            {action.label} <span className="vh">{action.more}</span>
          </ButtonLink>
        )}
      </div>
      {words.notes.length > 0 && (
        <ul className={styles.notes}>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {ways.map(({ label, links }) => (
        <p key={label} className={styles.ways}>
          <span>{label}</span>
          {links.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      ))}
    </>
  )
}
