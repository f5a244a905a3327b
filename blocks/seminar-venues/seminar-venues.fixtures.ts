import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink } from '../fixture-values.ts'

const hall = (uid: string, name: string, more: Record<string, unknown>) => ({
  _uid: uid,
  component: 'hall',
  name,
  ...more,
})

export const seminarVenuesFixtures: Fixtures = {
  minimal: {
    _uid: 'seminar-venues-minimal',
    component: 'seminar-venues',
    halls: [hall('h1', 'Salon des Planches', { theatre: '120' })],
  },
  full: {
    _uid: 'seminar-venues-full',
    component: 'seminar-venues',
    tone: 'alternate',
    eyebrow: 'Séminaires',
    title: 'Trois salons sur le jardin',
    intro: 'Lumière du jour, estrade démontable, régie à demeure.',
    image: assetOf('seminaire.avif', 1600, 1067, 'Un salon en rangs, face à l’écran'),
    halls: [
      hall('h1', 'Salon des Planches', {
        area: '210',
        height: '4.2',
        daylight: true,
        theatre: '200',
        classroom: '120',
        u_shape: '54',
        banquet: '150',
        cocktail: '1200',
      }),
      hall('h2', 'Salon des Pommiers', {
        area: '64',
        height: '3',
        daylight: true,
        theatre: '60',
        classroom: '36',
        u_shape: '24',
        boardroom: '26',
        banquet: '40',
        cocktail: '70',
      }),
      hall('h3', 'La Réserve', { area: '28', height: '2.7', daylight: false, boardroom: '12' }),
    ],
    action_label: 'Demander un devis',
    action: storyLink('contact'),
  },
  longest: {
    _uid: 'seminar-venues-longest',
    component: 'seminar-venues',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    halls: Array.from({ length: 15 }, (_, index) =>
      hall(`h${index}`, `${UNBREAKABLE} ${filler(30)}`, {
        area: '12000.25',
        height: '14.75',
        daylight: true,
        theatre: '12000',
        classroom: '12000',
        u_shape: '12000',
        boardroom: '12000',
        banquet: '12000',
        cocktail: '12000',
      }),
    ),
    action_label: filler(40),
    action: storyLink('x'),
  },
}
