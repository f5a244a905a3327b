import type { ReactNode } from 'react'
import { BookingForm, type BookableProperty } from '#components/booking/booking-bar.tsx'
import { SHEET_IDS } from '#components/booking/sheet-link.ts'
import { StayPrice } from '#components/booking/stay-price.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { bookableHotels } from '../listing/bookable-hotels.ts'
import { optionalContent } from '../optional-content.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import styles from './booking-sheet.module.css'

interface BookingSheetProps {
  /** `site`: the sheet in the header of every page. `page`: the page's own sheet, which opens instead. */
  of: keyof typeof SHEET_IDS
  title: string
  context: Pick<BlockContext, 'locale'>
  children: ReactNode
}

/** Dialog that the header's booking link opens. It is a native `<dialog>`, so it works without React. */
export const BookingSheet = ({ of, title, context: { locale }, children }: BookingSheetProps) => (
  <Dialog id={SHEET_IDS[of]} title={title} closeLabel={getTranslator(locale, 'booking.sheet')('close')}>
    <div className={styles.sheet}>{children}</div>
  </Dialog>
)

/**
 * The sheet of pages without their own: the booking form with every property. It has no calendar, so that the markup is
 * the same in all pages. Renders nothing if no property can be booked, or if the list cannot be read.
 */
export async function SiteSheet({ context }: { context: BlockContext }) {
  const { locale, now } = context
  const properties = (await optionalContent(() => bookableHotels(context), context)) ?? []
  if (properties.length === 0) return null
  await tagPage([DAY_TAG])
  const t = getTranslator(locale, 'booking.bar')
  return (
    <BookingSheet of="site" title={t('title')} context={context}>
      <site-stay-form data-several={t('severalRooms', { rooms: '{rooms}', guests: '{guests}' })}>
        <BookingForm id="sheet" variant="sheet" calendar={false} properties={properties} now={now} locale={locale} />
      </site-stay-form>
    </BookingSheet>
  )
}

interface StaySheetProps {
  title: string
  /** One property, or several to choose from. */
  properties: readonly BookableProperty[]
  /** Initial place if there are several properties. */
  place?: string | undefined
  /** A room with its id in the booking engine. */
  room?: { readonly name: string; readonly code: string | undefined } | undefined
  context: BlockContext
}

/** Sheet for a stay at a property or in a room, with the visit's dates. A single property also shows the price. */
export async function StaySheet({ title, properties, place, room, context }: StaySheetProps) {
  const { locale, now } = context
  const [only] = properties.length === 1 ? properties : []
  await tagPage([DAY_TAG])
  return (
    <BookingSheet of="page" title={title} context={context}>
      {room && only && (
        <p className={styles.lead}>
          {getTranslator(locale, 'booking.sheet')('roomOf', { room: room.name, hotel: only.name })}
        </p>
      )}
      <BookingForm
        id="sheet-of-page"
        variant="sheet"
        properties={properties}
        place={place}
        room={room?.code}
        now={now}
        locale={locale}
      />
      {only && <StayPrice hotel={only.code} room={room?.code} />}
    </BookingSheet>
  )
}
