import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink } from '../fixture-values.ts'

const service = (uid: string, icon: string, label: string) => ({ _uid: uid, component: 'hotel-service', icon, label })

export const hotelInfoFixtures: Fixtures = {
  minimal: { _uid: 'hotel-info-minimal', component: 'hotel-info', town: 'Deauville' },
  full: {
    _uid: 'hotel-info-full', component: 'hotel-info', eyebrow: 'Infos pratiques', title: 'Venir aux Colombages', intro: 'La gare est à douze minutes à pied.',
    name: 'Les Colombages', street: '38, rue des Bains', postal_code: '14800', town: 'Deauville', latitude: '49.3615', longitude: '0.0702',
    phone: '02 61 91 10 00', email: 'les-colombages@barriere.example', map: assetOf('plan-de-la-ville.avif', 1200, 800, 'L’hôtel, entre les Planches et le casino'),
    check_in: '15:00', check_out: '12:00', reception: '24\u00a0h sur 24', parking: 'Voiturier, 32\u00a0€ par nuit', pets: 'Admis, 25\u00a0€ par nuit', payment: 'Carte, virement, chèques-vacances',
    by_train: 'Trouville-Deauville, 900\u00a0m', by_car: 'A13, sortie 2\u00a0h de Paris', by_plane: 'Deauville-Normandie, 8\u00a0km',
    services_title: 'Dans la maison',
    services: [service('s1', 'waves', 'Bassin de 25\u00a0m'), service('s2', 'dog', 'Animaux admis'), service('s3', 'no-such-icon', 'Conciergerie'), service('s4', '', 'Blanchisserie')],
    action_label: 'Nous écrire', action: storyLink('contact'),
  },
  longest: {
    _uid: 'hotel-info-longest', component: 'hotel-info', tone: 'night', eyebrow: filler(60), title: filler(80), intro: filler(300), name: filler(80),
    street: filler(90), postal_code: '95880', town: UNBREAKABLE, latitude: '0', longitude: '0', phone: '01 99 00 10 20', email: `${UNBREAKABLE}@barriere.example`,
    check_in: '00:00', check_out: '23:59', reception: filler(160), parking: UNBREAKABLE + UNBREAKABLE, pets: filler(160), payment: filler(160),
    by_train: filler(200), by_car: filler(200), by_plane: filler(200),
    services: Array.from({ length: 12 }, (_, index) => service(`s${index}`, 'anchor', `${UNBREAKABLE} ${index}`)),
    action_label: filler(40), action: storyLink('x'),
  },
}
