import type { HotelLevel } from '@barriere/shared/programmes/hotel/fields.ts'
import { mapLocales } from '@barriere/shared/domain/locale.ts'
import { DEMONSTRATION } from '@barriere/shared/locales/locales.ts'
import type { Demonstration } from '@barriere/shared/locales/demonstration-types.ts'
import type { advantages } from '../schema.ts'

const ALL: HotelLevel[] = ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR']

/** Id, kind and eligible levels, in display order. */
const TABLE: readonly (readonly [keyof Demonstration['advantages'], 'standing' | 'birthday', HotelLevel[]])[] = [
  ['member-rate', 'standing', ALL],
  ['late-departure', 'standing', ['IBINFINIMENT', 'IBCOLLABORATEUR']],
  ['upgrade', 'standing', ['IBINFINIMENT']],
  ['staff-rate', 'standing', ['IBCOLLABORATEUR']],
  ['birthday-breakfast', 'birthday', ALL],
  ['birthday-dinner', 'birthday', ['IBINFINIMENT']],
]

/** Advantages of each level. */
export const ADVANTAGES: readonly (typeof advantages.$inferInsert)[] = TABLE.map(([id, kind, levels], index) => ({
  id,
  kind,
  levels,
  position: index + 1,
  title: mapLocales((locale) => DEMONSTRATION[locale].advantages[id].title),
  text: mapLocales((locale) => DEMONSTRATION[locale].advantages[id].text),
}))
