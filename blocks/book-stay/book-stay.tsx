import { Raised } from '#components/ui/raised.tsx'
import { dayAndMonth } from '#components/booking/day-words.ts'
import { StayPrice } from '#components/booking/stay-price.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { FactsList, type LabelledFact } from '#components/ui/facts-list.tsx'
import { Price } from '#components/ui/price.tsx'
import { Section } from '#components/ui/section.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { roomSchema } from '../content-types/places.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { priceFrom } from '../listing/price-from.ts'
import { storyView } from '../listing/story-view.ts'
import type { BlockProps } from '../props.ts'
import { ROOM_FACTS, type RoomView, roomFacts } from '../room/room-facts.ts'
import styles from './book-stay.module.css'
import type { bookStaySchema } from './book-stay.schema.ts'
import { type StayBooking, stayBooking } from './stay-booking.ts'

/**
 * Link to the prices of a hotel or a room, on the visit's dates or default dates. A room is shown with its facts.
 * Renders nothing if the place cannot be booked.
 */
export async function BookStay({ block, context }: BlockProps<typeof bookStaySchema>) {
  const booking = await stayBooking(block, context)
  if (!booking) return null
  const { eyebrow, title, intro, tone } = block
  const [place] = block.place
  const room = place && storyView(place, roomSchema)
  const rows = room ? rowsOf(room, context) : []
  return (
    <Section
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={intro}
      edit={editAttributes(block)}
    >
      {room ? (
        <div className={styles.room}>
          {rows.length > 0 && <FactsList rows={rows} />}
          <div className={styles.box}>
            <Prices room={room} booking={booking} context={context} />
            <Way booking={booking} label={block.action_label} context={context} />
          </div>
        </div>
      ) : (
        <Way booking={booking} label={block.action_label} context={context} />
      )}
    </Section>
  )
}

interface WayProps {
  booking: StayBooking
  label: string | undefined
  context: BlockContext
}

/** The booking link with its dates. `stay-link.lazy.enhance.ts` replaces them by the visit's dates. */
function Way({ booking: { anchor, dates }, label, context: { locale } }: WayProps) {
  const t = getTranslator(locale, 'blocks.bookStay')
  const link = <ButtonLink anchor={anchor}>{label ?? t('prices')}</ButtonLink>
  if (!dates) return <div className={styles.row}>{link}</div>
  return (
    <site-stay-link className={styles.row} data-yours={t('yours', { arrive: '{arrive}', depart: '{depart}' })}>
      {link}
      <p className={styles.dates} data-dates="">
        <Raised
          text={t('dates', { arrive: dayAndMonth(dates.arrive, locale), depart: dayAndMonth(dates.depart, locale) })}
        />
      </p>
    </site-stay-link>
  )
}

/** The usual price per night. The price of the visit's stay replaces it. */
function Prices({
  room,
  booking: { codes },
  context: { locale },
}: Pick<WayProps, 'booking' | 'context'> & { room: RoomView }) {
  const price = priceFrom(room.price, locale, getTranslator(locale, 'blocks.cards')('fromPerNight'))
  return (
    <div className={styles.price}>
      {price && <Price {...price} />}
      {codes && <StayPrice hotel={codes.hotel} room={codes.room} />}
    </div>
  )
}

/** The room's facts without the price: `Prices` shows it. */
function rowsOf(room: RoomView, { locale }: BlockContext): LabelledFact[] {
  const t = getTranslator(locale, 'blocks.room')
  const facts = roomFacts(room, locale)
  return ROOM_FACTS.flatMap((fact) => {
    const value = facts[fact]
    return fact === 'price' || value === undefined ? [] : [{ label: t(fact), value }]
  })
}
