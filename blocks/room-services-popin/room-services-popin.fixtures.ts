import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

const service = (uid: string, name: string, more: Record<string, string> = {}) => ({
  _uid: uid,
  component: 'room-service',
  name,
  ...more,
})

export const roomServicesPopinFixtures: Fixtures = {
  minimal: {
    _uid: 'services-minimal',
    component: 'room-services-popin',
    popin_title: 'Services en chambre',
    services: [service('s1', 'Petit-déjeuner')],
  },
  full: {
    _uid: 'services-full',
    component: 'room-services-popin',
    eyebrow: 'En chambre',
    title: 'Sans quitter la robe de chambre',
    intro: 'Composez le 9, on s’occupe du reste.',
    button_label: 'Voir les services',
    tone: 'alternate',
    popin_title: 'Services en chambre',
    phone: '02 61 91 10 00',
    services: [
      service('s1', 'Petit-déjeuner', {
        icon: 'coffee',
        hours: '7\u00a0h – 11\u00a0h',
        price: '32\u00a0€',
        text: 'Servi à table, devant la fenêtre.',
      }),
      service('s2', 'Blanchisserie', { icon: 'shirt', hours: 'rendu le soir pour le lendemain' }),
      service('s3', 'Oreillers', { icon: 'no-such-icon', text: 'Six fermetés au choix.' }),
    ],
  },
  longest: {
    _uid: 'services-longest',
    component: 'room-services-popin',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    button_label: filler(40),
    tone: 'night',
    popin_title: filler(80),
    phone: '+33 2 61 91 10 00',
    services: [
      service('s1', `${UNBREAKABLE} ${filler(34)}`, {
        icon: 'bath',
        hours: filler(60),
        price: filler(40),
        text: filler(200),
      }),
    ],
  },
}
