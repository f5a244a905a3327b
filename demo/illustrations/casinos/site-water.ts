import { lerp, mix } from '../colour.ts'
import { reflection } from '../nature/reflection.ts'
import { hills } from '../nature/sea.ts'
import { lens, sky } from '../nature/sky.ts'
import { type Site, curtains, lamp, searchlights, steps, thickets } from './site.ts'

/** The house mirrored in still water: over a lake on piles, or behind a terrace with lamps. */
const mirrored =
  (afloat: boolean) =>
  (site: Site): void => {
    const { c, p, r, pavilion, S, port, calm } = site
    const { W, H } = c
    const cx = W * 0.5
    const yb = H * (port ? 0.66 : 0.64)
    sky(c, p, { hy: yb, r, stars: 110, streaks: calm ? 6 : 0 })
    if (!calm) searchlights(c, p, cx, yb - 70 * S, H * 1.15)
    c.glow(cx, yb - 200 * S, H * 0.62, p.glow, calm ? 0.3 : 0.42)
    if (calm) hills(c, yb + 4, H * 0.16, { r, col: p.hill[1], N: 7, base: yb + 30 })
    thickets(site, cx, yb + 8, afloat ? 0.6 : 1)
    const house = c.capture(() => {
      pavilion(c, p, { cx, yb, S, hy: yb - 60 * S, r })
    })
    const y2 = yb + 20 * S
    if (!afloat) {
      c.add(house)
      steps(site, cx, yb)
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
    else for (const s of [-1, 1]) for (const k of [300, 470, 680, 900]) lamp(c, p, cx + s * k * S, y2, 120 * S)
    curtains(site)
  }

export const lake = mirrored(true)

export const basin = mirrored(false)
