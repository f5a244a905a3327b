import { house } from '../buildings/house.ts'
import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { cableCar } from '../figures/cable-car.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { fir, peak } from '../scenes/mountain.ts'
import { svg } from '../svg-path.ts'
import { snowy } from '../nature/snow.ts'

/** Courchevel: a cable car over the chalets of the village, three peaks behind. */
export function courchevel(c: Canvas, inks: Inks, { r, calm = false }: SceneOptions): void {
  const p = snowy(inks)
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * 0.6
  sky(c, p, {
    hy,
    r,
    streaks: 2,
    stars: p.night ? 90 : 0,
    rays: { x: W * 0.2, y: H * 0.15, R: H * 0.05, len: W * 1.05, N: calm ? 0 : 28, o: 0.42 },
  })
  const [SN, SM, SS] = p.sand
  const haze = (t: number): readonly [string, string] => [mix(SN, p.sky[2], t), mix(SS, p.sky[2], t)]
  const range = port
    ? ([
        [0.98, 0.62, 0.4, 0.35],
        [0.1, 0.7, 0.3, 0.35],
        [0.56, 0.98, 0.52, 0],
      ] as const)
    : ([
        [0.97, 0.36, 0.42, 0.3],
        [0.3, 0.42, 0.3, 0.4],
        [0.04, 0.36, 0.36, 0.3],
        [0.64, 0.6, 0.56, 0],
      ] as const)
  for (const [x, w, h, t] of range) {
    const [lit, dark] = haze(t)
    peak(c, p, W * x, hy + 40, W * w, H * h, lit, dark, SM)
  }
  cumulus(c, p, W * (port ? 0.86 : 0.4), hy * 0.62, W * 0.16 + 60, { r, lit: SN, dark: p.sky[1], o: 0.85 })
  // Wooded flanks.
  const far: Inks['fol'] = [mix(p.hill[2], p.fol[0], 0.35), mix(p.hill[1], p.fol[1], 0.3), p.hill[1]]
  c.path(
    svg`M0 ${hy + 10}Q${W * 0.2} ${hy - H * 0.06} ${W * 0.44} ${hy + H * 0.03}T${W} ${hy - H * 0.05}V${H}H0Z`,
    mix(SM, SS, 0.3),
  )
  for (let i = 0; i < 54; i++) {
    const x = (W * (i + r())) / 54
    fir(c, p, x, hy + 34 + Math.sin(x / 260) * 26, r.r(44, 92), 0, far)
  }
  c.path(svg`M0 ${hy + 60}Q${W * 0.26} ${hy + 6} ${W * 0.5} ${hy + 46}T${W} ${hy + 24}V${H}H0Z`, SM)
  c.shade(
    svg`M0 ${hy + 60}Q${W * 0.26} ${hy + 6} ${W * 0.5} ${hy + 46}T${W} ${hy + 24}V${H}H0Z`,
    W * 0.3,
    0,
    W,
    H * 0.2,
    SS,
    0,
    0.7,
  )
  // The village steps down the slope; far chalets first.
  const cam = new Camera({ cx: W * 0.5, hy: hy - 40, f: 900, eye: 16 })
  const half = W / 2 / 900
  const village = Array.from({ length: port ? 13 : 19 }, (_, i) => {
    const row = i % 3
    const z = 132 - row * 26 - r.r(0, 8)
    const n = Math.floor(i / 3)
    const t = (n + 0.5 + row * 0.3) / (port ? 4.6 : 6.6)
    return { x: lerp(-half * z * 0.98, half * z * 0.98, t), z, w: r.r(10, 15), storeys: 2 + (i % 2) }
  }).toSorted((a, b) => b.z - a.z)
  for (const { x, z, w, storeys } of village) {
    const [gx, gy] = cam.p(x, 0, z)
    const k = cam.f / z
    c.path(svg`M${gx} ${gy}L${gx + k * w} ${gy}L${gx + k * (w + 22)} ${gy + k * 3}L${gx + k * 13} ${gy + k * 4}Z`, SS, {
      opacity: 0.8,
    })
    fir(c, p, gx - k * r.r(2, 4), gy + k, k * r.r(9, 15), 1)
    house(
      c,
      p,
      cam,
      {
        at: [x, z],
        turn: -0.32,
        w,
        d: 12,
        base: -0.6,
        storeys,
        ground: 3.6,
        storey: 3,
        roof: 'gable',
        across: true,
        rise: 4.6,
        eaves: 1.7,
        bay: 2.9,
        skin: 'boards',
        balconies: storeys > 2 ? [1, 2] : [1],
        chimneys: [0.7],
      },
      r,
    )
  }
  // Near slope with firs as a frame, and ski tracks.
  const near = svg`M0 ${H * 0.86}Q${W * 0.3} ${H * 0.83} ${W * 0.56} ${H * 0.91}T${W} ${H * 0.87}V${H + 10}H0Z`
  c.path(near, SN)
  c.shade(near, W * 0.25, 0, W, 0, SS, 0, 0.75)
  // Cables, pylon and cars.
  const line = (t: number): readonly [number, number] => {
    const [x0, y0, x1, y1] = port ? [-20, H * 0.44, W + 20, H * 0.13] : [-20, H * 0.43, W + 20, H * 0.03]
    return [lerp(x0, x1, t), lerp(y0, y1, t) + Math.sin(Math.PI * t) * H * 0.035]
  }
  const cable = Array.from({ length: 21 }, (_, i) => line(i / 20))
  c.curve(cable, p.ink, 3)
  c.curve(
    cable.map(([x, y]) => [x, y + 16] as const),
    p.ink,
    2,
  )
  const [fx, fy] = line(0.72)
  cableCar(c, p, fx, fy, H * 0.05)
  const [bx, by] = line(port ? 0.34 : 0.3)
  cableCar(c, p, bx, by, H * (port ? 0.15 : 0.17))
  const firs = [
    [0.02, 1.02, 0.46],
    [0.11, 1.06, 0.56],
    [0.22, 1.0, 0.26],
    [0.8, 0.98, 0.22],
    [0.9, 1.04, 0.46],
    [1.0, 1.04, 0.6],
  ] as const
  for (const [a, b, h] of firs) {
    const [x, y, s] = [W * a, H * b, H * h * (port ? 0.66 : 0.9)]
    c.path(svg`M${x - s * 0.08} ${y}L${x + s * 1.05} ${y + s * 0.12}L${x + s * 0.1} ${y + s * 0.06}Z`, SS, {
      opacity: 0.75,
    })
    fir(c, p, x, y, s, 1)
  }
}
