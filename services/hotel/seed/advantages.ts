import type { advantages } from '../schema.ts'

const ALL = ['IBPROSPECT', 'IBINFINIMENT', 'IBCOLLABORATEUR']
const MEMBERS = ['IBINFINIMENT', 'IBCOLLABORATEUR']

/** What each level gives. */
export const ADVANTAGES: readonly (typeof advantages.$inferInsert)[] = [
  {
    id: 'member-rate', kind: 'standing', levels: ALL, position: 1,
    title: { fr: 'Tarif membre', en: 'Member rate' },
    text: { fr: '5\u00a0% de moins sur la chambre, en réservant en ligne.', en: '5% off your room when you book online.' },
  },
  {
    id: 'late-departure', kind: 'standing', levels: MEMBERS, position: 2,
    title: { fr: 'Départ à 14\u00a0h', en: 'Check out at 2 pm' },
    text: { fr: 'Gardez votre chambre jusqu’à 14\u00a0h, selon disponibilité.', en: 'Keep your room until 2 pm, subject to availability.' },
  },
  {
    id: 'upgrade', kind: 'standing', levels: ['IBINFINIMENT'], position: 3,
    title: { fr: 'Surclassement', en: 'Upgrade' },
    text: { fr: 'Une catégorie de chambre au-dessus, selon disponibilité à l’arrivée.', en: 'One room category up, subject to availability on arrival.' },
  },
  {
    id: 'staff-rate', kind: 'standing', levels: ['IBCOLLABORATEUR'], position: 4,
    title: { fr: 'Tarif collaborateur', en: 'Staff rate' },
    text: { fr: '30\u00a0% de moins sur la chambre dans toutes les maisons du groupe.', en: '30% off your room in every house of the group.' },
  },
  {
    id: 'birthday-breakfast', kind: 'birthday', levels: ALL, position: 5,
    title: { fr: 'Petit déjeuner d’anniversaire', en: 'Birthday breakfast' },
    text: { fr: 'Le petit déjeuner est offert pendant un séjour du mois de votre anniversaire.', en: 'Breakfast is on us during a stay in the month of your birthday.' },
  },
  {
    id: 'birthday-dinner', kind: 'birthday', levels: ['IBINFINIMENT'], position: 6,
    title: { fr: 'Dîner d’anniversaire', en: 'Birthday dinner' },
    text: { fr: 'Un dîner pour deux est offert pendant un séjour d’au moins deux nuits du mois de votre anniversaire.', en: 'Dinner for two is on us during a stay of two nights or more in the month of your birthday.' },
  },
]
