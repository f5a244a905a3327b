import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink } from '../fixture-values.ts'

export const newsletterFixtures: Fixtures = {
  minimal: { _uid: 'newsletter-minimal', component: 'newsletter', title: 'La lettre des beaux jours' },
  full: {
    _uid: 'newsletter-full', component: 'newsletter', tone: 'alternate', eyebrow: 'À votre écoute', title: 'La lettre des beaux jours', intro: 'Une lettre par mois, le premier jeudi. Écrivez-nous pour la recevoir.',
    image: assetOf('bal.avif', 2400, 1600, 'Un bal sous des guirlandes'), phone: '02 61 91 00 14', phone_hours: 'Tous les jours, de 8\u00a0h à 22\u00a0h',
    email: 'lettre@barriere.example', address: '1, rue de l’Exemple\n14800 Deauville', action_label: 'Questions fréquentes', action: storyLink('questions-frequentes'),
  },
  longest: {
    _uid: 'newsletter-longest', component: 'newsletter', tone: 'night', eyebrow: filler(60), title: `${UNBREAKABLE} ${filler(54)}`, intro: filler(300),
    image: assetOf('bal.avif', 2400, 1600, filler(120)), phone: '02 61 91 00 14, puis le poste 4 421', phone_hours: filler(80),
    email: `${UNBREAKABLE.toLowerCase()}.${UNBREAKABLE.toLowerCase()}@barriere.example`, address: filler(160), action_label: filler(40), action: storyLink('x'),
  },
}
