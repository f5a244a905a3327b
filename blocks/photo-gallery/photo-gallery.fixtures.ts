import { type Fixtures, assetOf, filler } from '../fixture-values.ts'

const item = (name: string, alt: string) => ({
  _uid: `item-${name}`,
  component: 'gallery-item',
  image: assetOf(`${name}.avif`, 2400, 1600, alt),
})

const five = [
  item('spa', 'Un bassin sous des arches de pierre'),
  item('table', 'Une table mise devant la mer'),
  item('tennis', 'Un court de terre battue entre les pins'),
  item('golf', 'Un drapeau de golf au-dessus de la falaise'),
  item('voile', 'Deux voiliers dans la baie'),
]

export const photoGalleryFixtures: Fixtures & { readonly row: Fixtures['full'] } = {
  minimal: { _uid: 'gallery-minimal', component: 'photo-gallery', items: [item('seule', '')] },
  full: { _uid: 'gallery-full', component: 'photo-gallery', title: 'La maison, de la cave au grenier', items: five },
  longest: {
    _uid: 'gallery-longest',
    component: 'photo-gallery',
    tone: 'night',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    items: Array.from({ length: 24 }, (_, index) => item(`image-${index}`, filler(120))),
  },
  row: { _uid: 'gallery-row', component: 'photo-gallery', layout: 'row', title: 'Dehors', items: five },
}
