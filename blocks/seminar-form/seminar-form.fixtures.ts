import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink, storyOf } from '../fixture-values.ts'

const venue = (slug: string, title: string) =>
  storyOf(`seminaires/${slug}`, { component: 'seminar', title, town: 'Deauville' })

export const seminarFormFixtures: Fixtures = {
  minimal: { _uid: 'seminar-form-minimal', component: 'seminar-form', title: 'Demander un devis' },
  full: {
    _uid: 'seminar-form-full',
    component: 'seminar-form',
    tone: 'alternate',
    eyebrow: 'À votre écoute',
    title: 'Demander un devis',
    intro: 'Date, nombre de participants, disposition\u00a0: nous répondons sous deux jours ouvrés.',
    image: assetOf('bal.avif', 2400, 1600, 'Un bal sous des guirlandes'),
    phone: '02 61 91 00 14',
    phone_hours: 'Tous les jours, de 8\u00a0h à 22\u00a0h',
    email: 'seminaires@barriere.example',
    address: '1, rue de l’Exemple\n14800 Deauville',
    action_label: 'Questions fréquentes',
    action: storyLink('questions-frequentes'),
    venues: [venue('salon-des-planches', 'Salon des Planches'), venue('rotonde-du-lac', 'Rotonde du lac')],
  },
  longest: {
    _uid: 'seminar-form-longest',
    component: 'seminar-form',
    tone: 'night',
    eyebrow: filler(60),
    title: `${UNBREAKABLE} ${filler(54)}`,
    intro: filler(300),
    image: assetOf('bal.avif', 2400, 1600, filler(120)),
    phone: '02 61 91 00 14, puis le poste 4 421',
    phone_hours: filler(80),
    email: `${UNBREAKABLE.toLowerCase()}.${UNBREAKABLE.toLowerCase()}@barriere.example`,
    address: filler(160),
    action_label: filler(40),
    action: storyLink('x'),
    venues: Array.from({ length: 6 }, (_, index) => venue(`lieu-${index}`, filler(80))),
  },
}
