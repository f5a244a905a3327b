import type { Canvas } from '../canvas.ts'
import { basque } from '../casinos/basque.ts'
import { circus } from '../casinos/circus.ts'
import { crescent } from '../casinos/crescent.ts'
import { domed } from '../casinos/dome.ts'
import { norman } from '../casinos/norman.ts'
import type { Pavilion } from '../casinos/parts.ts'
import { onPiles } from '../casinos/pier.ts'
import { boulevard, gardens, park } from '../casinos/site-gardens.ts'
import { cliff } from '../casinos/site-cliff.ts'
import { beach, surf } from '../casinos/site-shore.ts'
import type { Site } from '../casinos/site.ts'
import { basin, lake } from '../casinos/site-water.ts'
import { onStilts } from '../casinos/stilts.ts'
import { streamlined } from '../casinos/streamline.ts'
import type { Inks } from '../palettes.ts'
import type { CasinoPavilion, CasinoSite, SceneOptions } from '../scene.ts'

/** High houses are drawn smaller, to keep sky above them. */
const PAVILIONS: Readonly<Record<CasinoPavilion, { readonly draw: Pavilion; readonly scale: number }>> = {
  dome: { draw: domed, scale: 0.96 },
  streamline: { draw: streamlined, scale: 0.86 },
  norman: { draw: norman, scale: 0.9 },
  basque: { draw: basque, scale: 1.02 },
  stilts: { draw: onStilts, scale: 0.94 },
  crescent: { draw: crescent, scale: 1.1 },
  circus: { draw: circus, scale: 0.86 },
  pier: { draw: onPiles, scale: 1 },
}

const SITES: Readonly<Record<CasinoSite, (site: Site) => void>> = {
  lake,
  basin,
  gardens,
  boulevard,
  surf,
  beach,
  park,
  cliff,
}

/** The casino by night: its house on its site, with searchlights unless `calm`. */
export function casino(
  c: Canvas,
  p: Inks,
  { r, pavilion = 'dome', site = 'basin', tree = 'palm', calm = false }: SceneOptions,
): void {
  const { W, H } = c
  const port = H > W * 1.1
  const { draw, scale } = PAVILIONS[pavilion]
  const S = Math.min(1.02, W / 1240) * (port ? 1.1 : 1)
  const scaled: Pavilion = (canvas, inks, stand) => {
    draw(canvas, inks, { ...stand, S: stand.S * scale })
  }
  SITES[site]({ c, p, r, pavilion: scaled, S, port, tree, calm })
}
