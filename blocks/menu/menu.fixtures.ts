import { type Fixtures, UNBREAKABLE, filler } from '../fixture-values.ts'

const dish = (uid: string, name: string, more: Record<string, unknown> = {}) => ({
  _uid: uid,
  component: 'menu-dish',
  name,
  ...more,
})

const section = (uid: string, title: string, dishes: readonly object[], more: Record<string, unknown> = {}) => ({
  _uid: uid,
  component: 'menu-section',
  title,
  dishes,
  ...more,
})

export const menuFixtures: Fixtures = {
  minimal: { _uid: 'menu-minimal', component: 'menu', sections: [section('s', 'Entrées', [dish('d', 'Six huîtres')])] },
  full: {
    _uid: 'menu-full',
    component: 'menu',
    eyebrow: 'À table',
    title: 'La carte du port',
    intro: 'Écrite à dix heures, au retour des bateaux.',
    tone: 'alternate',
    sections: [
      section('starters', 'Entrées', [
        dish('oysters', 'Six huîtres d’Isigny n°\u00a03', {
          text: 'Ouvertes devant vous, pain de seigle.',
          price: '19',
          allergens: ['molluscs', 'gluten', 'milk'],
        }),
        dish('leek', 'Poireau à la braise', { price: '12', diets: ['vegan', 'glutenFree'], allergens: ['mustard'] }),
      ]),
      section(
        'mains',
        'Poissons',
        [
          dish('bar', 'Bar en croûte de sel', {
            price: '78',
            unit: 'pour deux',
            diets: ['glutenFree'],
            allergens: ['fish', 'eggs'],
          }),
        ],
        { note: 'Selon la pêche du matin.' },
      ),
    ],
    note: 'Viandes d’origine française.',
  },
  longest: {
    _uid: 'menu-longest',
    component: 'menu',
    eyebrow: filler(60),
    title: filler(80),
    intro: filler(300),
    tone: 'night',
    sections: Array.from({ length: 3 }, (_, part) =>
      section(
        `s${part}`,
        `${UNBREAKABLE} ${filler(30)}`,
        Array.from({ length: 4 }, (_item, index) =>
          dish(`d${part}-${index}`, `${UNBREAKABLE}${UNBREAKABLE} ${filler(30)}`, {
            text: filler(160),
            price: '1250',
            unit: filler(30),
            allergens: ['gluten', 'crustaceans', 'eggs', 'fish', 'milk', 'nuts', 'sulphites', 'molluscs'],
          }),
        ),
        { note: filler(160) },
      ),
    ),
    note: filler(300),
  },
}
