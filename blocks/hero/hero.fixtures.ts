import { type Fixtures, UNBREAKABLE, assetOf, filler, storyLink } from '../fixture-values.ts'

const fact = (label: string, value: string) => ({ _uid: `fact-${label}`, component: 'hero-fact', label, value })

export const heroFixtures: Fixtures = {
  minimal: {
    _uid: 'hero-minimal',
    component: 'hero',
    title: 'L’été commence ici',
    image: assetOf('hero-deauville.avif', 1780, 1001, 'Grand hôtel à rotonde sur la plage, au soleil couchant'),
  },
  full: {
    _uid: 'hero-full',
    component: 'hero',
    title: 'Les Colombages',
    lead: 'Hôtel de bord de mer, Deauville. 271 chambres, un bassin d’eau de mer, trois tables.',
    image: assetOf('hotel-hero.avif', 1780, 1001, 'Hôtel à colombages derrière la plage de parasols'),
    image_mobile: assetOf('hotel-hero-m.avif', 900, 1125),
    band: 'brique',
    stars: '5',
    bar: [
      fact('Arrivée', 'Dès 15\u00a0h'),
      fact('Départ', 'Jusqu’à midi'),
      fact('Maison', '271\u00a0chambres'),
      fact('Vue', 'Face à la mer'),
    ],
    action_label: 'Voir les chambres',
    action: storyLink('hotels/les-colombages/chambres'),
  },
  longest: {
    _uid: 'hero-longest',
    component: 'hero',
    title: 'Enghien-les-Bains, le lac et les lumières',
    lead: filler(160),
    image: assetOf('casino-hero.avif', 1780, 1001, filler(120), '900x300:1000x500'),
    video: assetOf('hero.mp4', 0, 0),
    band: 'or',
    stars: 'palace',
    height: 'half',
    bar: [fact(filler(24), filler(32)), fact('Long', `${UNBREAKABLE}, ${UNBREAKABLE}`), fact('Vue', filler(32))],
    booking: true,
    action_label: 'Choisir une chambre avec vue sur le lac',
    action: storyLink('hotels'),
  },
}
