import { expect, test } from 'vitest'
import { CATALOGUE } from '../illustrations/catalogue.ts'

/**
 * Width ÷ height of the flattest hero: on a laptop, 1366 × 657, where the picture leaves room for the name and the key
 * facts in the first view (`blocks/hero/hero.module.css`).
 */
const FLATTEST = 5.2

/** From the top of the highest head to the bottom of the lowest, in shares of the picture's height, as drawn. */
const HEADS: Readonly<Record<string, readonly [top: number, bottom: number]>> = {
  'activite-aviron-sur-le-lac': [0.5, 0.6],
  'activite-char-a-voile': [0.74, 0.79],
  'activite-chemin-de-ronde': [0.6, 0.66],
  'activite-chiens-de-traineau': [0.5, 0.56],
  'activite-ecole-de-surf': [0.36, 0.42],
  'activite-foret-a-velo': [0.52, 0.6],
  'activite-golf-des-falaises': [0.52, 0.6],
  'activite-kayak-sur-la-rance': [0.56, 0.62],
  'activite-marais-salants-a-velo': [0.52, 0.6],
  'activite-premiere-trace': [0.58, 0.63],
  'activite-promenade-a-cheval': [0.37, 0.46],
  'activite-sortie-aux-iles': [0.59, 0.66],
  'activite-voile-dans-la-baie': [0.7, 0.79],
  'article-biarritz-vague-apres-vague': [0.36, 0.42],
  'article-les-villas-de-dinard': [0.6, 0.66],
  'article-sel-et-lumiere-a-la-baule': [0.52, 0.6],
  'article-une-journee-aux-planches': [0.37, 0.46],
  'evenement-bal-des-planches': [0.41, 0.47],
  'evenement-enduro-des-sables': [0.27, 0.33],
  'evenement-grand-prix-de-deauville': [0.43, 0.5],
  'evenement-nuit-du-cinema-a-dinard': [0.23, 0.31],
  'spectacle-ballet-des-neiges': [0.28, 0.34],
  'spectacle-cirque-sur-la-piste': [0.3, 0.42],
  'spectacle-flamenco-puro': [0.3, 0.36],
  'spectacle-l-homme-aux-cent-masques': [0.43, 0.49],
  'spectacle-la-diva-et-le-clown': [0.27, 0.33],
  'spectacle-le-cabaret-des-vagues': [0.36, 0.42],
  'spectacle-les-valses-de-vienne': [0.31, 0.37],
  'spectacle-nuit-du-jazz': [0.25, 0.42],
  'spectacle-quatuor-a-l-heure-bleue': [0.45, 0.51],
  'spectacle-trois-comediens-en-colere': [0.29, 0.38],
  'spectacle-une-voix-un-piano': [0.29, 0.35],
}

test.each(Object.entries(HEADS))('nobody is beheaded in %s, however wide the screen', (name, [top, bottom]) => {
  const picture = CATALOGUE.find((candidate) => candidate.name === name)
  if (!picture) throw new Error(`There is no picture ${name}.`)
  const { width, height, focus } = picture
  const [, y1, , y2] = focus.split(/[x:]/).map(Number) as [number, number, number, number]
  // `object-position`: the focal point's share of the height is the share of what is cut off that lies above.
  const shown = width / height / FLATTEST
  const start = (1 - shown) * ((y1 + y2) / 2 / height)
  expect([start <= top, bottom <= start + shown]).toEqual([true, true])
})
