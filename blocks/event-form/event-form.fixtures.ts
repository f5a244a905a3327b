import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink } from '../fixture-values.ts'

export const eventFormFixtures: Fixtures = {
  minimal: { _uid: 'event-form-minimal', component: 'event-form', title: 'Parlons de votre date' },
  full: {
    _uid: 'event-form-full', component: 'event-form', tone: 'alternate', eyebrow: 'À votre écoute', title: 'Parlons de votre date', intro: 'Comptez neuf mois pour un samedi d’été, deux pour un dîner de famille.',
    image: assetOf('bal.avif', 2400, 1600, 'Un bal sous des guirlandes'), phone: '02 61 91 00 14', phone_hours: 'Tous les jours, de 8\u00a0h à 22\u00a0h',
    email: 'fetes@barriere.example', address: '1, rue de l’Exemple\n14800 Deauville', action_label: 'Questions fréquentes', action: storyLink('questions-frequentes'),
    occasions: 'Mariage\nAnniversaire\nDîner de famille',
  },
  longest: {
    _uid: 'event-form-longest', component: 'event-form', tone: 'night', eyebrow: filler(60), title: `${UNBREAKABLE} ${filler(54)}`, intro: filler(300),
    image: assetOf('bal.avif', 2400, 1600, filler(120)), phone: '02 61 91 00 14, puis le poste 4 421', phone_hours: filler(80),
    email: `${UNBREAKABLE.toLowerCase()}.${UNBREAKABLE.toLowerCase()}@barriere.example`, address: filler(160), action_label: filler(40), action: storyLink('x'),
    occasions: [filler(60), UNBREAKABLE, filler(40)].join('\n'),
  },
}
