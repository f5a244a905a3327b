import type { Locale } from '#lib/domain/locale.ts'
import type { Demonstration } from './types.ts'

/** Words of the hotel programme's demonstration members. */
export const DEMONSTRATION: Readonly<Record<Locale, Demonstration>> = {
  fr: {
    rooms: { double: 'Chambre double', sea: 'Chambre vue mer', suite: 'Suite' },
    lines: { breakfast: 'Petit déjeuner', tax: 'Taxe de séjour' },
    advantages: {
      'member-rate': { title: 'Tarif membre', text: '5\u00a0% de moins sur la chambre, en réservant en ligne.' },
      'late-departure': {
        title: 'Départ à 14\u00a0h',
        text: 'Gardez votre chambre jusqu’à 14\u00a0h, selon disponibilité.',
      },
      'upgrade': {
        title: 'Surclassement',
        text: 'Une catégorie de chambre au-dessus, selon disponibilité à l’arrivée.',
      },
      'staff-rate': {
        title: 'Tarif collaborateur',
        text: '30\u00a0% de moins sur la chambre dans toutes les maisons du groupe.',
      },
      'birthday-breakfast': {
        title: 'Petit déjeuner d’anniversaire',
        text: 'Le petit déjeuner est offert pendant un séjour du mois de votre anniversaire.',
      },
      'birthday-dinner': {
        title: 'Dîner d’anniversaire',
        text: 'Un dîner pour deux est offert pendant un séjour d’au moins deux nuits du mois de votre anniversaire.',
      },
    },
  },
  en: {
    rooms: { double: 'Double room', sea: 'Sea view room', suite: 'Suite' },
    lines: { breakfast: 'Breakfast', tax: 'Tourist tax' },
    advantages: {
      'member-rate': { title: 'Member rate', text: '5% off your room when you book online.' },
      'late-departure': { title: 'Check out at 2 pm', text: 'Keep your room until 2 pm, subject to availability.' },
      'upgrade': { title: 'Upgrade', text: 'One room category up, subject to availability on arrival.' },
      'staff-rate': { title: 'Staff rate', text: '30% off your room in every house of the group.' },
      'birthday-breakfast': {
        title: 'Birthday breakfast',
        text: 'Breakfast is on us during a stay in the month of your birthday.',
      },
      'birthday-dinner': {
        title: 'Birthday dinner',
        text: 'Dinner for two is on us during a stay of two nights or more in the month of your birthday.',
      },
    },
  },
}
