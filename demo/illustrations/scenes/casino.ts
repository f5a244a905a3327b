import { basque } from '../casinos/basque.ts'
import { domed } from '../casinos/dome.ts'
import { norman } from '../casinos/norman.ts'
import type { Pavilion } from '../casinos/parts.ts'
import { onStilts } from '../casinos/stilts.ts'
import { streamlined } from '../casinos/streamline.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { palm } from '../nature/palm.ts'
import { leafMass, pine } from '../nature/plants.ts'
import { reflection } from '../nature/reflection.ts'
import { hills } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { CasinoPavilion, SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

const PAVILIONS: Readonly<Record<CasinoPavilion, Pavilion>> = {
  dome: domed,
  streamline: streamlined,
  norman,
  basque,
  stilts: onStilts,
}

/** High houses are drawn smaller, to keep sky above them. */
const SCALE: Readonly<Record<CasinoPavilion, number>> = {
  dome: 0.96,
  streamline: 0.86,
  norman: 0.9,
  basque: 1.02,
  stilts: 0.94,
}

/** Searchlights from the heart of the house. */
const searchlights = (c: Canvas, p: Inks, cx: number, y: number, reach: number): void => {
  const light = c.rad(cx, y, reach, [
    [0, p.glow, 0.75],
    [0.4, p.glow, 0.28],
    [1, p.glow, 0],
  ])
  const N = 13
  const b = 0.052
  let d = ''
  for (let i = 0; i < N; i++) {
    const a = -Math.PI + (Math.PI * (i + 0.5)) / N
    d += svg`M${cx} ${y}L${cx + 2600 * Math.cos(a - b)} ${y + 2600 * Math.sin(a - b)}L${cx + 2600 * Math.cos(a + b)} ${
      y + 2600 * Math.sin(a + b)
    }Z`
  }
  c.path(d, light)
}

/** The casino by night: a symmetric pavilion mirrored in water, searchlights from its heart unless calm. */
export function casino(c: Canvas, p: Inks, { r, pavilion = 'dome', tree = 'palm', calm = false }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const cx = W * 0.5
  const yb = H * (port ? 0.66 : 0.64)
  const S = Math.min(1.02, W / 1240) * (port ? 1.1 : 1)
  const afloat = pavilion === 'stilts'
  sky(c, p, { hy: yb, r, stars: 110, streaks: calm ? 6 : 0 })
  if (!calm) searchlights(c, p, cx, yb - 70 * S, H * 1.15)
  c.glow(cx, yb - 200 * S, H * 0.62, p.glow, calm ? 0.3 : 0.42)
  if (calm) hills(c, yb + 4, H * 0.16, { r, col: p.hill[1], N: 7, base: yb + 30 })
  // Dark masses of the park.
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++)
      leafMass(
        c,
        p,
        cx + s * (620 * S + i * 130),
        yb + 8,
        150 * S + r.r(0, 60),
        r.r(120, 230) * S * (afloat ? 0.6 : 1),
        { r, lx: -s, k: 8 },
      )
  const house = c.capture(() => {
    PAVILIONS[pavilion](c, p, { cx, yb, S: S * SCALE[pavilion] })
  })
  if (!afloat) c.add(house)
  const y2 = yb + 20 * S
  if (!afloat) {
    // Steps, carpet and terrace.
    for (let i = 0; i < 4; i++)
      c.rect(
        cx - (235 + i * 26) * S,
        yb - 16 * S + i * 9 * S,
        (470 + i * 52) * S,
        9.6 * S,
        i % 2 ? p.wall[1] : p.wall[0],
      )
    c.path(svg`M${cx - 48 * S} ${yb - 16 * S}H${cx + 48 * S}L${cx + 66 * S} ${yb + 20 * S}H${cx - 66 * S}Z`, p.accent)
    c.rect(0, y2, W, 30 * S, mix(p.wall[1], p.wall[2], 0.55))
    c.rect(0, y2, W, 5 * S, p.wall[0], { opacity: 0.7 })
  }
  const y3 = afloat ? yb + 6 * S : y2 + 30 * S
  c.rect(
    0,
    y3,
    W,
    H - y3,
    c.lin(0, y3, 0, H, [
      [0, p.sea[1]],
      [0.5, p.sea[0]],
      [1, mix(p.sea[0], p.ink, 0.5)],
    ]),
  )
  reflection(c, house, { y: y3, foot: yb })
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.4) / 34
    const y = lerp(y3 + 4, H, t ** 1.4)
    lens(
      c,
      r.r(-0.1, 0.9) * W,
      y,
      r.r(0.1, 0.34) * W * lerp(0.5, 1, t),
      lerp(1.5, 9, t),
      mix(p.sea[0], p.ink, 0.35),
      r.r(0.4, 0.85),
    )
  }
  for (let i = 0; i < 26; i++) {
    const t = (i + 0.4) / 26
    const y = lerp(y3 + 4, H, t ** 1.3)
    const w = lerp(40, 210, t) * r.r(0.4, 1)
    lens(c, cx + r.r(-1, 1) * lerp(60, 190, t) - w / 2, y, w, lerp(1.5, 7, t), p.foam, r.r(0.4, 0.9))
  }
  if (afloat) c.add(house)
  else
    for (const s of [-1, 1])
      for (const k of [300, 470, 680, 900]) {
        const x = cx + s * k * S
        const h = 120 * S
        c.rect(x - 3 * S, y2 - h, 6 * S, h, mix(p.wall[2], p.ink, 0.4))
        c.rect(x - 22 * S, y2 - h + 14 * S, 44 * S, 4 * S, mix(p.wall[2], p.ink, 0.4))
        for (const e of [-20, 0, 20]) {
          const yy = y2 - h - (e ? 0 : 16 * S)
          c.glow(x + e * S, yy, 34 * S, p.glow, 0.6)
          c.circle(x + e * S, yy, 8.5 * S, lighten(p.glow, 0.05))
        }
      }
  // The curtains: two trees, mirrored.
  const dark: Inks = { ...p, fol: [p.fol[0], mix(p.fol[1], p.fol[0], 0.3), p.fol[2]] }
  for (const s of [-1, 1])
    c.group(
      () => {
        if (tree === 'palm')
          palm(c, dark, W * (port ? -0.01 : 0.015), H * 0.99, H * (port ? 0.38 : 0.7), { r, lean: 0.09, lx: 1 })
        else if (tree === 'pine')
          pine(c, dark, W * -0.01, H * 1.02, H * (port ? 0.5 : 0.86), { r, lean: 0.04, lx: 1, spread: 0.56 })
        else
          for (const [x, y, w, h] of [
            [-0.02, 1.0, 0.14, 0.66],
            [0.09, 1.04, 0.11, 0.3],
          ] as const)
            leafMass(c, dark, W * x, H * y, W * w, H * h * (port ? 0.6 : 1), { r, lx: 1, k: 9 })
      },
      { transform: s > 0 ? svg`translate(${W} 0) scale(-1 1)` : null },
    )
}
