import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, unsafeLink } from '../fixture-values.ts'

export const restaurantInfoFixtures: Fixtures = {
  minimal: { _uid: 'restaurant-info-minimal', component: 'restaurant-info', town: 'Deauville' },
  full: {
    _uid: 'restaurant-info-full', component: 'restaurant-info', tone: 'alternate', eyebrow: 'Pratique', title: 'Venir à La Criée', intro: 'À trois minutes de la gare.',
    name: 'La Criée', street: '8, quai de la Marine', postal_code: '14800', town: 'Deauville', latitude: '49.3601', longitude: '0.0789',
    phone: '02 61 91 10 20', email: 'la-criee@barriere.example', map: assetOf('plan-de-la-ville.avif', 1200, 800, 'Le quai, à l’ouest du port'),
    cuisine: 'Poissons et coquillages', price_range: 'Menus de 38 à 72\u00a0€', dress: 'Chemise l’été, veste l’hiver', terrace: 'Quarante couverts, face aux bateaux',
    access: 'De plain-pied, tables à hauteur de fauteuil', payment: 'Carte, espèces, titres-restaurant', booking_provider: 'thefork',
    booking_id: '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73', closed_days: ['mon', 'tue'],
    action_label: 'Voir la carte', action: storyLink('restaurants/la-criee'),
  },
  longest: {
    _uid: 'restaurant-info-longest', component: 'restaurant-info', tone: 'night', eyebrow: filler(60), title: filler(80), intro: filler(300),
    name: `${UNBREAKABLE} ${filler(40)}`, street: filler(90), postal_code: '95880', town: 'Enghien-les-Bains', latitude: '48.9697', longitude: '-2.3081',
    phone: '+33 (0)1 99 00 10 20', email: `${UNBREAKABLE}@barriere.example`, map: assetOf('plan.avif', 300, 300),
    cuisine: filler(120), price_range: filler(120), dress: filler(120), terrace: UNBREAKABLE + UNBREAKABLE, access: filler(200), payment: filler(120),
    booking_provider: 'none', action_label: filler(40), action: unsafeLink,
  },
}
