import { StayPrice } from '#components/booking/stay-price.tsx'
import { Checkbox } from '#components/ui/form/checkbox.tsx'
import { Table } from '#components/ui/table.tsx'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { roomSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { storyView } from '../listing/story-view.ts'
import { ROOM_FACTS, roomFacts } from '../room/room-facts.ts'
import styles from './room-comparison.module.css'

/** Maximum number of compared rooms. `room-comparison.lazy.enhance.ts` reads it from the markup. */
const MOST = 3

interface ComparisonProps {
  /** The rooms in the order of the list. */
  rooms: readonly StoryReference[]
  /** Booking code of their hotel, if it has one. */
  hotel: string | undefined
  context: BlockContext
}

/** Checkbox under a room's card, hidden without scripts. */
export function CompareChoice({
  id,
  name,
  index,
  context: { locale },
}: {
  id: string
  name: string
  index: number
  context: BlockContext
}) {
  const t = getTranslator(locale, 'blocks.roomList')
  return (
    <Checkbox
      id={`${id}-${index}`}
      className={styles.choice}
      data-compare={index}
      label={t('compare')}
      aria-label={t('compareRoom', { name })}
      autoComplete="off"
    />
  )
}

/**
 * Folded table with all rooms side by side. Without scripts it shows all rooms; with scripts, the ticked rooms, at most
 * three. The checkboxes are the only state, and there is no personal data.
 */
export function RoomComparison({ rooms, hotel, context }: ComparisonProps) {
  const { locale } = context
  const t = getTranslator(locale, 'blocks.roomList')
  const words = getTranslator(locale, 'blocks.room')
  const views = rooms.flatMap((story) => {
    const view = storyView(story, roomSchema)
    return view ? [{ view, anchor: storyAnchor(story, locale), facts: roomFacts(view, locale) }] : []
  })
  const known = ROOM_FACTS.filter((fact) => views.some(({ facts }) => facts[fact] !== undefined))
  return (
    <site-room-comparison
      className={styles.comparison}
      data-most={MOST}
      data-compared={t('compared', { count: '{count}' })}
    >
      <p className={styles.hint} role="status">
        {t('compareHint')}
      </p>
      <details className={styles.details}>
        <summary>{t('compareAll')}</summary>
        <Table
          caption={t('comparison')}
          captionHidden
          rowHeader
          head={[t('room'), ...views.map(({ view }) => view.title)]}
          rows={[
            ...known.map((fact) => [words(fact), ...views.map(({ facts }) => facts[fact] ?? '–')]),
            ...(hotel === undefined
              ? []
              : [
                  [
                    words('stay'),
                    ...views.map(({ view }) => (
                      <StayPrice key={view.uid} hotel={hotel} room={view.booking_code?.trim()} />
                    )),
                  ],
                ]),
            [
              // Header of the row: every row needs one.
              t('choose'),
              ...views.map(({ view, anchor }) =>
                anchor ? (
                  <a key={view.uid} {...anchor}>
                    {view.title}
                  </a>
                ) : (
                  ''
                ),
              ),
            ],
          ]}
        />
      </details>
    </site-room-comparison>
  )
}
