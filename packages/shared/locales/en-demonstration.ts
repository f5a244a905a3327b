import type { Demonstration } from './demonstration-types.ts'

export const demonstration: Demonstration = {
  rooms: {
    'chambre-jardin': 'Garden room',
    'deluxe-balcon': 'Deluxe balcony',
    'chambre-oyats': 'Marram room',
    'chambre-cote': 'Coast room',
    'chambre-saint-enogat': 'Saint-Énogat room',
    'chambre-croisette': 'Croisette room',
    'chambre-foret': 'Forest room',
    'suite-familiale': 'Family suite',
    'chambre-paddock': 'Paddock room',
    'chambre-grande-plage': 'Grande Plage room',
    'chambre-ocean': 'Ocean room',
    'chambre-lac': 'Lake room',
    'suite-estelle': 'Estelle suite',
  },
  lines: { breakfast: 'Breakfast', tax: 'Tourist tax' },
  advantages: {
    'member-rate': { title: 'Member rate', text: '10% off your room when you book online.' },
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
}
