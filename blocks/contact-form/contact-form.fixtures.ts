import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink } from '../fixture-values.ts'

export const contactFormFixtures: Fixtures = {
  minimal: { _uid: 'contact-form-minimal', component: 'contact-form', title: 'Nous joindre' },
  full: {
    _uid: 'contact-form-full', component: 'contact-form', tone: 'alternate', eyebrow: 'À votre écoute', title: 'Nous joindre', intro: 'Un numéro, une adresse, et quelqu’un qui répond.',
    image: assetOf('bal.avif', 2400, 1600, 'Un bal sous des guirlandes'), phone: '02 61 91 00 14', phone_hours: 'Tous les jours, de 8\u00a0h à 22\u00a0h',
    email: 'contact@barriere.example', address: '1, rue de l’Exemple\n14800 Deauville', action_label: 'Questions fréquentes', action: storyLink('questions-frequentes'),
  },
  longest: {
    _uid: 'contact-form-longest', component: 'contact-form', tone: 'night', eyebrow: filler(60), title: `${UNBREAKABLE} ${filler(54)}`, intro: filler(300),
    image: assetOf('bal.avif', 2400, 1600, filler(120)), phone: '02 61 91 00 14, puis le poste 4 421', phone_hours: filler(80),
    email: `${UNBREAKABLE.toLowerCase()}.${UNBREAKABLE.toLowerCase()}@barriere.example`, address: filler(160), action_label: filler(40), action: storyLink('x'),
  },
}
