import { DISCOVER } from '#lib/analytics/marks.ts'
import { Raised } from './raised.tsx'
import type { PictureSources } from '#lib/domain/picture.ts'
import { CardPrice } from '../booking/card-price.tsx'
import { Favourite } from '../trip/favourite.tsx'
import type { AnchorAttributes, EditAttributes } from './anchor.ts'
import { Badge, type BadgeKind } from './badge.tsx'
import styles from './card.module.css'
import { type Fact, Facts } from './facts.tsx'
import { Heading, type HeadingLevel } from './heading.tsx'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import type { PriceProps } from './price.tsx'
import { Stars } from './stars.tsx'

export interface CardProps {
  title: string
  level: HeadingLevel
  picture?: PictureSources | undefined
  sizes: string
  anchor?: AnchorAttributes | undefined
  /** The verb at the lower right, such as “Découvrir”; shown only with a link. */
  verb?: string | undefined
  stars?: { count: number; label: string; distinction?: string | undefined } | undefined
  facts?: readonly Fact[]
  text?: string | undefined
  price?: PriceProps | undefined
  /**
   * Ids of a property and of one of its rooms in the booking engine: the price for the visit's stay replaces `price`.
   */
  stayHotel?: string | undefined
  stayRoom?: string | undefined
  /** Query for the signed-in member's price of an offer, shown beside `price` (`OwnPrice`). */
  ownPrice?: string | undefined
  /** Shown on the picture: the state or the advantage, in a word or two. */
  badge?: { kind: BadgeKind; text: string } | undefined
  /** The item that My trip stores, a uuid or an evening. With it, the card shows a heart. */
  favourite?: string | undefined
  /** Target of links within the page. */
  id?: string | undefined
  edit?: EditAttributes | undefined
}

/** Card of an item to choose: picture, title (the only link, which covers the card), facts, price and verb. */
export function Card({
  title,
  level,
  picture,
  sizes,
  anchor,
  verb,
  stars,
  facts = [],
  text,
  price,
  stayHotel,
  stayRoom,
  ownPrice,
  badge,
  favourite,
  id,
  edit,
}: CardProps) {
  const showVerb = verb !== undefined && anchor !== undefined
  return (
    <article className={styles.card} id={id} {...edit}>
      {picture && <Picture className={styles.image} picture={picture} sizes={sizes} />}
      {badge && (
        <p className={picture ? styles.badge : styles.badgeAlone}>
          <Badge kind={badge.kind}>{badge.text}</Badge>
        </p>
      )}
      {favourite && <Favourite item={favourite} name={title} className={styles.favourite} />}
      <div className={styles.body}>
        {stars && <Stars {...stars} />}
        <Heading level={level} className={styles.title}>
          {anchor ? (
            <a {...DISCOVER} {...anchor} className={styles.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        <Facts facts={facts} />
        {text && (
          <p className={styles.text} lang={anchor?.lang}>
            <Raised text={text} />
          </p>
        )}
        {(price || showVerb) && (
          <div className={styles.foot}>
            {price && <CardPrice price={price} stayHotel={stayHotel} stayRoom={stayRoom} ownPrice={ownPrice} />}
            {showVerb && (
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
