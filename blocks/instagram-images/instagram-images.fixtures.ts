import { type Fixtures, UNBREAKABLE, filler, urlLink } from '../fixture-values.ts'

export const instagramImagesFixtures: Fixtures = {
  minimal: { _uid: 'instagram-minimal', component: 'instagram-images' },
  full: {
    _uid: 'instagram-full',
    component: 'instagram-images',
    eyebrow: 'Instagram',
    title: 'Vu des maisons',
    limit: '4',
    tone: 'alternate',
    action_label: 'Voir le compte',
    action: urlLink('https://instagram.example/barriere', '_blank'),
  },
  longest: {
    _uid: 'instagram-longest',
    component: 'instagram-images',
    layout: 'row',
    tone: 'night',
    eyebrow: filler(60),
    title: `${UNBREAKABLE} ${filler(54)}`,
    intro: filler(300),
    limit: '12',
    action_label: filler(40),
    action: urlLink('https://instagram.example/barriere'),
  },
}
