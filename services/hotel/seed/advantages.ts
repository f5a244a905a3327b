import type { HotelLevel } from '#lib/contracts/hotel-fields.ts'
import type { advantages } from '../schema.ts'

type Words = readonly [title: string, text: string]

const ALL: HotelLevel[] = ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR']

/** Id, kind, who has it, French, English; in the order in which they are shown. */
const TABLE: readonly (readonly [string, 'standing' | 'birthday', HotelLevel[], Words, Words])[] = [
  [
    'member-rate',
    'standing',
    ALL,
    ['Tarif membre', '5\u00a0% de moins sur la chambre, en réservant en ligne.'],
    ['Member rate', '5% off your room when you book online.'],
  ],
  [
    'late-departure',
    'standing',
    ['IBINFINIMENT', 'IBCOLLABORATEUR'],
    ['Départ à 14\u00a0h', 'Gardez votre chambre jusqu’à 14\u00a0h, selon disponibilité.'],
    ['Check out at 2 pm', 'Keep your room until 2 pm, subject to availability.'],
  ],
  [
    'upgrade',
    'standing',
    ['IBINFINIMENT'],
    ['Surclassement', 'Une catégorie de chambre au-dessus, selon disponibilité à l’arrivée.'],
    ['Upgrade', 'One room category up, subject to availability on arrival.'],
  ],
  [
    'staff-rate',
    'standing',
    ['IBCOLLABORATEUR'],
    ['Tarif collaborateur', '30\u00a0% de moins sur la chambre dans toutes les maisons du groupe.'],
    ['Staff rate', '30% off your room in every house of the group.'],
  ],
  [
    'birthday-breakfast',
    'birthday',
    ALL,
    ['Petit déjeuner d’anniversaire', 'Le petit déjeuner est offert pendant un séjour du mois de votre anniversaire.'],
    ['Birthday breakfast', 'Breakfast is on us during a stay in the month of your birthday.'],
  ],
  [
    'birthday-dinner',
    'birthday',
    ['IBINFINIMENT'],
    [
      'Dîner d’anniversaire',
      'Un dîner pour deux est offert pendant un séjour d’au moins deux nuits du mois de votre anniversaire.',
    ],
    ['Birthday dinner', 'Dinner for two is on us during a stay of two nights or more in the month of your birthday.'],
  ],
]

/** What each level gives. */
export const ADVANTAGES: readonly (typeof advantages.$inferInsert)[] = TABLE.map(
  ([id, kind, levels, fr, en], index) => ({
    id,
    kind,
    levels,
    position: index + 1,
    title: { fr: fr[0], en: en[0] },
    text: { fr: fr[1], en: en[1] },
  }),
)
