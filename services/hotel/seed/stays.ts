import type { HotelLevel } from '#lib/contracts/hotel-fields.ts'
import { mapLocales } from '#lib/domain/locale.ts'
import { addDays } from '#lib/domain/paris-time.ts'
import { DEMONSTRATION } from '#lib/i18n/locales/locales.ts'
import type { Demonstration } from '#lib/i18n/locales/types.ts'
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

const roomNamed = (room: keyof Demonstration['rooms']) => mapLocales((locale) => DEMONSTRATION[locale].rooms[room])

const DOUBLE = roomNamed('double')
const SEA = roomNamed('sea')
const SUITE = roomNamed('suite')

/** Property, room, days from the first start to the arrival, nights, adults, children, euros. */
type StayLine = readonly [Property, typeof DOUBLE, number, number, number, number, number]

const STAYS: Readonly<Partial<Record<HotelLevel, readonly StayLine[]>>> = {
  IBPROSPECT: [
    [COLOMBAGES, DOUBLE, 26, 2, 2, 0, 540],
    [DUNES, DOUBLE, -58, 3, 2, 1, 690],
    [EMERAUDE, SEA, -171, 2, 2, 0, 610],
  ],
  IBINFINIMENT: [
    [EMERAUDE, SEA, 12, 2, 2, 0, 640],
    [PALMARIUM, SUITE, 47, 3, 2, 1, 1_980],
    [MELEZE, DOUBLE, 96, 5, 2, 2, 3_250],
    [CLOS, DOUBLE, -34, 2, 2, 0, 590],
    [EPERON, SEA, -81, 3, 2, 0, 1_080],
    [BAIE, DOUBLE, -132, 4, 2, 2, 1_360],
    [LAC, DOUBLE, -176, 1, 1, 0, 210],
    [DUNES, DOUBLE, -240, 2, 2, 0, 480],
    [ESTELLE, SUITE, -318, 3, 2, 0, 2_100],
    [COLOMBAGES, DOUBLE, -402, 2, 2, 1, 720],
    [EMERAUDE, DOUBLE, -511, 2, 2, 0, 520],
    [MELEZE, SUITE, -655, 6, 2, 2, 5_400],
  ],
}

/** Euro cents for an adult and a night. */
const BREAKFAST = 1_900
const TAX = 165

/** The rate of hotels and breakfasts, in tenths of a percent; the tourist tax has none. */
const VAT = 100

const lineNamed = (line: keyof Demonstration['lines']) => mapLocales((locale) => DEMONSTRATION[locale].lines[line])

function linesOf(room: typeof DOUBLE, nights: number, adults: number, amount: number): InvoiceLine[] {
  const [breakfast, tax] = [BREAKFAST * nights * adults, TAX * nights * adults]
  return [
    { label: room, quantity: nights, amount: amount - breakfast - tax, vat: VAT },
    { label: lineNamed('breakfast'), quantity: nights * adults, amount: breakfast, vat: VAT },
    { label: lineNamed('tax'), quantity: nights * adults, amount: tax, vat: 0 },
  ]
}

/** Stays to come and stays that have ended of a level's member, from a day (`YYYY-MM-DD`, Paris). */
export const demonstrationStays = (
  accountId: string,
  level: HotelLevel,
  today: string,
): (typeof bookings.$inferInsert)[] =>
  (STAYS[level] ?? []).map(
    ([[hotelName, hotelTown, hotelSlug], room, from, nights, adults, children, euros], index) => {
      const number = String(index + 1 + (level === 'IBPROSPECT' ? 100 : 0)).padStart(4, '0')
      return {
        accountId,
        reference: `DEMO${number}`,
        hotelName,
        hotelTown,
        hotelSlug,
        room,
        arrival: addDays(today, from),
        departure: addDays(today, from + nights),
        adults,
        children,
        amount: euros * 100,
        invoice: from < 0 ? `F-${number}` : null,
        lines: linesOf(room, nights, adults, euros * 100),
      }
    },
  )
