import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { at, svg } from '../svg-path.ts'
import { type Goods, GOODS } from './market-goods.ts'
import { type Pose, person } from './person.ts'
import { place } from './place.ts'
import { STAND } from './poses.ts'

/** Holding a basket out, towards the jetty. */
const HAND_OVER: Pose = {
  ...STAND,
  chest: [3, 79],
  head: [6, 91],
  arms: [
    [
      [13, 67],
      [24, 66],
    ],
    [
      [12, 66],
      [25, 64],
    ],
  ],
}

export interface MarketBoatOptions {
  readonly goods: Goods
  readonly hull: string
  /** Colour of every second stripe of the awning; the others are cream. */
  readonly stripe: string
  readonly coat: string
  /** Steepness of the view from above: height of the eye divided by distance. */
  readonly tilt: number
  /** Bow to the left. */
  readonly flip?: boolean
}

/** Position of the lantern, in the boat’s own units. */
export const LANTERN = [448, -318] as const

/** A lantern of glass and zinc; (x, y) is its handle, `s` = 1 is 60 high. */
export const lantern = (c: Canvas, p: Inks, x: number, y: number, s: number): void => {
  place(
    c,
    x,
    y,
    () => {
      c.glow(0, 34, 135, p.glow, 0.8)
      c.path('M-4 -2a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-18 18L0 2L18 18Z', p.ink)
      c.path('M-15 18H15L18 54H-18Z', p.sun)
      c.path('M-15 18H15L16.500 36H-16.500Z', p.glow)
      c.path('M-2 18H2V54H-2ZM-20 52H20V60H-20Z', p.ink)
    },
    { s },
  )
}

/** Canvas on four poles, sloping to the front, with a scalloped edge. */
const awning = (c: Canvas, p: Inks, { stripe, tilt }: MarketBoatOptions): void => {
  const back = -262 - 120 * Math.max(tilt - 0.12, 0.06)
  const n = 9
  const [x0, x1] = [148, 436]
  const front = (i: number): number => x0 + ((x1 - x0) * i) / n
  const top = (i: number): number => x0 + 26 + ((x1 - x0 - 52) * i) / n
  for (let i = 0; i < n; i++) {
    const col = i % 2 ? p.cream : stripe
    const [a, b, w] = [front(i), front(i + 1), (x1 - x0) / n / 2]
    c.path(svg`M${a} -232H${b}L${top(i + 1)} ${back}H${top(i)}Z`, mix(col, p.sea[1], 0.1))
    c.path(svg`M${a} -233H${b}V-216A${w} 15 0 0 1 ${a} -216Z`, lighten(mix(col, p.glow, 0.2), 0.01))
  }
  c.shade(svg`M${x0} -232H${x1}L${x1 - 26} ${back}H${x0 + 26}Z`, x1, 0, x0, 0, p.sea[0], 0, 0.32)
}

/** The boat itself, its stall and its maker; the stern is at (0, 0), on the water. */
const body = (c: Canvas, p: Inks, o: MarketBoatOptions): void => {
  const deep = 130 * o.tilt
  const pole = mix(p.accent2, p.roof[2], 0.55)
  const inside = svg`M-6 -70C0 ${-66 - deep} 130 ${-50 - deep} 250 ${-52 - deep}C390 ${-54 - deep} 480 ${
    -72 - deep * 0.6
  } 534 -98Q240 -42 -6 -70Z`
  c.path(inside, mix(o.hull, p.ink, 0.62))
  c.path(
    svg`M-6 -70C0 ${-66 - deep} 130 ${-50 - deep} 250 ${-52 - deep}C390 ${-54 - deep} 480 ${-72 - deep * 0.6} 534 -98`,
    'none',
    { 'stroke': mix(p.cream, p.ink, 0.35), 'stroke-width': 7 },
  )
  c.path(svg`M30 -66L50 ${-62 - deep * 0.7}H84L72 -64Z`, pole)
  c.path(svg`M462 -78L474 ${-84 - deep * 0.2}L440 ${-74 - deep * 0.4}L428 -72Z`, pole)
  for (const x of [176, 408]) c.rect(x - 4, -262, 8, 200 - deep * 0.5, mix(pole, p.ink, 0.4))
  c.glow(290, -140, 160, p.glow, 0.6)
  const table = -100 - deep * 0.2
  c.path(svg`M164 ${table + 14}L182 ${table - 10}H402L420 ${table + 14}Z`, mix(p.accent2, p.cream, 0.35))
  place(c, 178, table + 4, () => {
    GOODS[o.goods](c, p, 232)
  })
  c.path(svg`M162 ${table + 12}H422V-54H162Z`, mix(o.stripe, p.ink, 0.18))
  for (let i = 0; i < 5; i++) c.path(svg`M${162 + i * 52} ${table + 12}h52l-26 26Z`, p.cream)
  c.shade(svg`M162 ${table + 12}H422V-54H162Z`, 0, table, 0, -56, p.ink, 0, 0.6)
  for (const x of [156, 428]) c.rect(x - 5, -238, 10, 186, pole)
  awning(c, p, o)
  person(c, p, 92, -14 - deep * 0.3, 172, {
    pose: HAND_OVER,
    top: o.coat,
    bottom: mix(p.ink, p.sea[1], 0.4),
    hat: 'cap',
    hatCol: p.accent2,
    dir: -1,
    lx: 1,
  })
  c.path(svg`M30 ${-110 - deep * 0.3}h34l-6 20h-22Z`, p.accent2)
  c.path(svg`M32 ${-110 - deep * 0.3}Q47 ${-146 - deep * 0.3} 62 ${-110 - deep * 0.3}`, 'none', {
    'stroke': p.accent2,
    'stroke-width': 4,
  })
  const hull = 'M-8 -74Q240 -40 536 -104Q500 -14 436 10H34Q4 2 -8 -74Z'
  c.path(hull, o.hull)
  c.clip(hull, () => {
    c.path('M-20 -36Q240 -8 540 -50V30H-20Z', mix(o.hull, p.ink, 0.4))
    c.path('M-20 -12Q240 6 520 -22V30H-20Z', mix(o.hull, p.ink, 0.68))
    c.shade('M-8 -80H540V20H-8Z', 300, 0, 560, 0, p.ink, 0, 0.6)
    c.path('M-14 -80Q240 -46 540 -110V-96Q240 -32 -14 -64Z', p.cream)
  })
  c.rect(468, -372, 8, 290, pole)
  c.path('M472 -340L446 -326L450 -320L474 -330Z', pole)
  c.path(svg`M474 -372L524 -358L474 -344Z`, o.stripe)
}

/** Small lights on a string from the mast to the awning and down to the stern. */
const lights = (c: Canvas, p: Inks): void => {
  c.path('M472 -366Q450 -300 410 -268M174 -268Q40 -240 6 -84', 'none', { 'stroke': p.ink, 'stroke-width': 3 })
  for (const [i, [x, y]] of (
    [
      [440, -296],
      [128, -254],
      [82, -226],
      [46, -186],
      [22, -138],
    ] as const
  ).entries())
    c.circle(x, y, 8, at([p.glow, p.accent, p.cream], i % 3))
}

/**
 * A moored rowing boat used as a market stall, a lantern at its mast; (x, y) is the stern on the water, `s` = 1 is 536
 * long.
 */
export const marketBoat = (c: Canvas, p: Inks, x: number, y: number, s: number, o: MarketBoatOptions): void => {
  const flip = o.flip ?? false
  const boat = c.capture(() => {
    body(c, p, o)
  })
  place(
    c,
    x,
    y,
    () => {
      c.group(() => c.add(boat), { transform: 'translate(0 14) scale(1 -0.72)', opacity: 0.42 })
      c.path('M-20 6Q240 30 470 4Q430 34 240 36Q40 34 -20 6Z', mix(p.sea[0], p.ink, 0.4), { opacity: 0.8 })
      c.add(boat)
      lights(c, p)
      lantern(c, p, ...LANTERN, 1)
    },
    { s, flip },
  )
}
