import type { Demonstration } from './demonstration-types.ts'

export const demonstration: Demonstration = {
  rooms: {
    'chambre-jardin': 'Chambre Jardin',
    'deluxe-balcon': 'Deluxe Balcon',
    'chambre-oyats': 'Chambre Oyats',
    'chambre-cote': 'Chambre Côte',
    'chambre-saint-enogat': 'Chambre Saint-Énogat',
    'chambre-croisette': 'Chambre Croisette',
    'chambre-foret': 'Chambre Forêt',
    'suite-familiale': 'Suite familiale',
    'chambre-paddock': 'Chambre Paddock',
    'chambre-grande-plage': 'Chambre Grande Plage',
    'chambre-ocean': 'Chambre Océan',
    'chambre-lac': 'Chambre Lac',
    'suite-estelle': 'Suite Estelle',
  },
  lines: { breakfast: 'Petit déjeuner', tax: 'Taxe de séjour' },
  advantages: {
    'member-rate': { title: 'Tarif membre', text: '10\u00a0% de moins sur la chambre, en réservant en ligne.' },
    'late-departure': {
      title: 'Départ à 14\u00a0h',
      text: 'Gardez votre chambre jusqu’à 14\u00a0h, selon disponibilité.',
    },
    'upgrade': { title: 'Surclassement', text: 'Une catégorie de chambre au-dessus, selon disponibilité à l’arrivée.' },
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
}
