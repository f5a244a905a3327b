import { type Fixtures, UNBREAKABLE, assetOf, filler } from '../fixture-values.ts'

const picture = (name: string, alt: string, caption = '') => ({
  _uid: name,
  component: 'gallery-popin-picture',
  image: assetOf(`${name}.avif`, 1600, 1067, alt),
  caption,
})

export const galleryPopinFixtures: Fixtures = {
  minimal: {
    _uid: 'gallery-minimal',
    component: 'gallery-popin',
    popin_title: 'La maison en images',
    pictures: [picture('hotel-les-colombages', '')],
  },
  full: {
    _uid: 'gallery-full',
    component: 'gallery-popin',
    eyebrow: 'La maison',
    title: 'Six fenêtres sur les Colombages',
    intro: 'La façade, les chambres, la table.',
    button_label: 'Ouvrir l’album',
    tone: 'alternate',
    popin_title: 'Les Colombages en images',
    pictures: [
      picture('hotel-les-colombages', 'La façade à pans de bois', 'Côté jardin'),
      picture('chambre-deauville', 'Un lit devant la fenêtre'),
      picture('restaurant-la-criee', 'Une table au port', 'La Criée'),
    ],
  },
  longest: {
    _uid: 'gallery-longest',
    component: 'gallery-popin',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    button_label: filler(40),
    tone: 'night',
    popin_title: `${UNBREAKABLE} ${filler(54)}`,
    pictures: Array.from({ length: 14 }, (_, index) => picture(`image-${index}`, filler(80), filler(120))),
  },
}
