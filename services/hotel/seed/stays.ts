import type { HotelLevel } from '@barriere/shared/programmes/hotel/fields.ts'
import { mapLocales } from '@barriere/shared/domain/locale.ts'
import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { DEMONSTRATION } from '@barriere/shared/locales/locales.ts'
import type { Demonstration } from '@barriere/shared/locales/demonstration-types.ts'
import type { InvoiceLine, bookings } from '../schema.ts'

type Property = readonly [name: string, town: string, slug: string]

const CLOS: Property = ['Le Clos des Courses', 'Deauville', 'le-clos-des-courses']
const COLOMBAGES: Property = ['Les Colombages', 'Deauville', 'les-colombages']
const ESTELLE: Property = ['Villa Estelle', 'Cannes', 'villa-estelle']
const PALMARIUM: Property = ['Le Palmarium', 'Cannes', 'le-palmarium']
const EPERON: Property = ['L’Éperon', 'Biarritz', 'l-eperon']
const MELEZE: Property = ['Le Grand Mélèze', 'Courchevel', 'le-grand-meleze']
const EMERAUDE: Property = ['La Roche Émeraude', 'Dinard', 'la-roche-emeraude']
const LAC: Property = ['Le Pavillon du Lac', 'Enghien-les-Bains', 'le-pavillon-du-lac']
const BAIE: Property = ['La Baie dorée', 'La Baule', 'la-baie-doree']
const DUNES: Property = ['Le Pavillon des Dunes', 'Le Touquet', 'le-pavillon-des-dunes']

const roomNamed = (room: Room) => mapLocales((locale) => DEMONSTRATION[locale].rooms[room])

type Room = keyof Demonstration['rooms']

/** Property, room, days from the first start to the arrival, nights, adults, children, euros. */
type StayLine = readonly [Property, Room, number, number, number, number, number]

export const STAYS: Readonly<Partial<Record<HotelLevel, readonly StayLine[]>>> = {
  IBPROSPECT: [
    [COLOMBAGES, 'chambre-jardin', 26, 2, 2, 0, 540],
    [DUNES, 'chambre-foret', -58, 3, 2, 1, 690],
    [EMERAUDE, 'chambre-cote', -171, 2, 2, 0, 610],
  ],
  IBINFINIMENT: [
    [EMERAUDE, 'chambre-cote', 12, 2, 2, 0, 640],
    [PALMARIUM, 'chambre-croisette', 47, 3, 2, 1, 2_230],
    [MELEZE, 'suite-familiale', 96, 5, 2, 2, 4_210],
    [CLOS, 'chambre-paddock', -34, 2, 2, 0, 590],
    [EPERON, 'chambre-grande-plage', -81, 3, 2, 0, 1_080],
    [BAIE, 'chambre-ocean', -132, 4, 2, 0, 1_360],
    [LAC, 'chambre-lac', -176, 1, 1, 0, 210],
    [DUNES, 'chambre-oyats', -240, 2, 2, 0, 480],
    [ESTELLE, 'suite-estelle', -318, 3, 2, 0, 2_100],
    [COLOMBAGES, 'deluxe-balcon', -402, 2, 2, 1, 720],
    [EMERAUDE, 'chambre-saint-enogat', -511, 2, 2, 0, 520],
    [MELEZE, 'suite-familiale', -655, 6, 2, 2, 5_400],
  ],
}

/** Numbers of bookings and invoices, with gaps like those of a booking engine. */
const FIRST_NUMBER = 104_817
const NUMBER_STEP = 1_313

/** Euro cents per adult and night. */
const BREAKFAST = 1_900
const TAX = 165

/** VAT rate of hotels and breakfasts, in tenths of a percent; the tourist tax has none. */
const VAT = 100

const lineNamed = (line: keyof Demonstration['lines']) => mapLocales((locale) => DEMONSTRATION[locale].lines[line])

function linesOf(room: ReturnType<typeof roomNamed>, nights: number, adults: number, amount: number): InvoiceLine[] {
  const [breakfast, tax] = [BREAKFAST * nights * adults, TAX * nights * adults]
  return [
    { label: room, quantity: nights, amount: amount - breakfast - tax, vat: VAT },
    { label: lineNamed('breakfast'), quantity: nights * adults, amount: breakfast, vat: VAT },
    { label: lineNamed('tax'), quantity: nights * adults, amount: tax, vat: 0 },
  ]
}

/** Day on which a level's demonstration member opened the account: three weeks before the first stay. */
export const joinedOn = (level: HotelLevel, today: string): string =>
  addDays(today, Math.min(0, ...(STAYS[level] ?? []).map(([, , from]) => from)) - 21)

/** Upcoming and past stays of a level's demonstration member, relative to a day (`YYYY-MM-DD`, Paris). */
export const demonstrationStays = (
  accountId: string,
  level: HotelLevel,
  today: string,
): (typeof bookings.$inferInsert)[] =>
  (STAYS[level] ?? []).map(
    ([[hotelName, hotelTown, hotelSlug], room, from, nights, adults, children, euros], index) => {
      const number = FIRST_NUMBER + NUMBER_STEP * (index + (level === 'IBPROSPECT' ? 100 : 0))
      return {
        accountId,
        reference: `BR${number}`,
        hotelName,
        hotelTown,
        hotelSlug,
        room: roomNamed(room),
        arrival: addDays(today, from),
        departure: addDays(today, from + nights),
        adults,
        children,
        amount: euros * 100,
        invoice: from < 0 ? `F-${number}` : null,
        lines: linesOf(roomNamed(room), nights, adults, euros * 100),
      }
    },
  )
