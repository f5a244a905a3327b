import { describe, expect, test } from 'vitest'
import { CATALOGUE, type CataloguePicture } from '../illustrations/catalogue.ts'

/**
 * Aspect ratios of a half hero (`blocks/hero`). The image service crops to `ratio` around the focal point, then the
 * browser crops to `shown`. `blocks/hero/hero.module.css` makes `shown` flatter if the first view must contain the name
 * and the key facts.
 */
const SHAPES = {
  'a laptop, 1366 × 657': { ratio: 16 / 5.4, shown: 5.2 },
  'a phone, 390 × 844': { ratio: 1, shown: 1.82 },
} as const

/** Measured from the drawings: top of the highest head and bottom of the lowest, in shares of the picture's height. */
const HEADS: Readonly<Record<string, readonly [top: number, bottom: number]>> = {
  'activite-aviron-sur-le-lac': [0.47, 0.6],
  'activite-char-a-voile': [0.74, 0.79],
  'activite-chemin-de-ronde': [0.59, 0.66],
  'activite-chiens-de-traineau': [0.51, 0.56],
  'activite-ecole-de-surf': [0.36, 0.42],
  'activite-foret-a-velo': [0.55, 0.6],
  'activite-golf-des-falaises': [0.55, 0.65],
  'activite-kayak-sur-la-rance': [0.47, 0.62],
  'activite-marais-salants-a-velo': [0.5, 0.6],
  'activite-premiere-trace': [0.58, 0.64],
  'activite-promenade-a-cheval': [0.37, 0.46],
  'activite-sortie-aux-iles': [0.59, 0.66],
  'activite-tennis-au-club': [0.48, 0.66],
  'activite-voile-dans-la-baie': [0.7, 0.79],
  'article-biarritz-vague-apres-vague': [0.36, 0.42],
  'article-l-eau-d-enghien': [0.51, 0.6],
  'article-le-vent-du-touquet': [0.74, 0.79],
  'article-les-villas-de-dinard': [0.6, 0.66],
  'article-sel-et-lumiere-a-la-baule': [0.5, 0.6],
  'article-une-journee-aux-planches': [0.37, 0.46],
  'evenement-bal-des-planches': [0.41, 0.47],
  'evenement-enduro-des-sables': [0.275, 0.42],
  'evenement-grand-prix-de-deauville': [0.4, 0.52],
  'evenement-nuit-du-cinema-a-dinard': [0.23, 0.31],
  'mariage': [0.52, 0.58],
  'spa-les-bains-de-deauville': [0.6, 0.67],
  'spectacle-ballet-des-neiges': [0.28, 0.34],
  'spectacle-cirque-sur-la-piste': [0.37, 0.46],
  'spectacle-flamenco-puro': [0.31, 0.49],
  'spectacle-l-homme-aux-cent-masques': [0.43, 0.49],
  'spectacle-la-diva-et-le-clown': [0.29, 0.51],
  'spectacle-le-cabaret-des-vagues': [0.36, 0.42],
  'spectacle-les-valses-de-vienne': [0.31, 0.37],
  'spectacle-nuit-du-jazz': [0.25, 0.46],
  'spectacle-quatuor-a-l-heure-bleue': [0.44, 0.53],
  'spectacle-trois-comediens-en-colere': [0.29, 0.41],
  'spectacle-une-voix-un-piano': [0.29, 0.52],
}

/** Visible part of a picture's height, in shares of it: the crop of the image service, then `object-position`. */
const window = ({ width, height, focus }: CataloguePicture, { ratio, shown }: (typeof SHAPES)[keyof typeof SHAPES]) => {
  const [, y1, , y2] = focus.split(/[x:]/).map(Number) as [number, number, number, number]
  const look = (y1 + y2) / 2 / height
  const cut = Math.min(1, width / ratio / height)
  const top = Math.min(1 - cut, Math.max(0, look - cut / 2))
  const strip = Math.min(cut, Math.min(width, height * ratio) / shown / height)
  const start = top + (cut - strip) * look
  return { start, end: start + strip }
}

describe.each(Object.entries(SHAPES))('on %s', (_, shape) => {
  test.each(Object.entries(HEADS))('nobody is beheaded in %s', (name, [top, bottom]) => {
    const picture = CATALOGUE.find((candidate) => candidate.name === name)
    if (!picture) throw new Error(`There is no picture ${name}.`)
    const { start, end } = window(picture, shape)
    expect([start <= top, bottom <= end]).toEqual([true, true])
  })
})
