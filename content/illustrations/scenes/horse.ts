import type { Canvas } from '../canvas.ts'
import { lerp, mix } from '../colour.ts'
import { leafMass } from '../nature/plants.ts'
import { hills } from '../nature/sea.ts'
import { sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'

/** Lit, turned away, in shade. */
type Coat = readonly [string, string, string]

/** Three racehorses in profile, stepping in tone, the field far behind. */
export function horse(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * 0.74
  const S = (Math.min(W, H) / 1000) * (port ? 1 : 1.02)
  sky(c, p, { hy, r, rays: { x: W * (port ? 0.7 : 0.76), y: H * 0.34, R: H * 0.11, len: W * 1.1, N: 34, o: 0.5 } })
  hills(c, hy + 4, H * 0.08, { r, col: p.hill[0], N: 6, base: hy + 6 })
  for (let i = 0; i < 30; i++)
    leafMass(c, p, (W * i) / 29, hy + 10, r.r(40, 80), r.r(26, 58), {
      r,
      k: 7,
      cols: [p.fol[0], p.fol[1], mix(p.fol[1], p.fol[2], 0.5)],
    })
  c.rect(0, hy, W, H - hy, mix(p.fol[2], p.fol[1], 0.35))
  for (let i = 0; i < 6; i++)
    c.path(svg`M0 ${hy + H * 0.02 + i * H * 0.045}H${W}V${hy + H * 0.04 + i * H * 0.045}H0Z`, p.fol[2], {
      opacity: 0.7,
    })
  for (let i = 0; i < 3; i++) {
    c.rect(0, hy + H * 0.05 + i * 2, W, 0, p.cream)
  }
  c.rect(0, hy + H * 0.04, W, 9, p.cream)
  for (let x = 20; x < W; x += 120) c.rect(x, hy + H * 0.04, 8, H * 0.06, p.cream)
  // small racers in distance
  for (let i = 0; i < 4; i++) {
    const x = W * (port ? 0.56 : 0.6) + i * W * 0.085
    const y = hy + H * 0.09 + ((i * 7) % 3) * 6
    const s = H * 0.06
    const col = at([p.roof[2], p.ink, mix(p.roof[0], p.ink, 0.45), p.roof[1]], i)
    c.path(svg`M${x - s * 1.5} ${y + s * 0.4}h${s * 2.6}l${s * 0.2} ${s * 0.1}h${-s * 3}Z`, p.fol[1])
    c.path(
      svg`M${x - s * 0.9} ${y - s * 0.3}Q${x} ${y - s * 0.62} ${x + s * 0.55} ${y - s * 0.42}L${x + s * 0.95} ${y - s * 0.82}L${x + s * 1.3} ${y - s * 0.6}L${x + s * 1.22} ${y - s * 0.5}L${x + s * 1.0} ${y - s * 0.56}Q${x + s * 0.8} ${y - s * 0.1} ${x + s * 0.5} ${y - s * 0.02}L${x + s * 1.1} ${y + s * 0.16}L${x + s * 1.0} ${y + s * 0.24}L${x + s * 0.3} ${y + s * 0.08}L${x - s * 0.5} ${y + s * 0.06}L${x - s * 1.15} ${y + s * 0.36}L${x - s * 1.2} ${y + s * 0.26}L${x - s * 0.8} ${y - s * 0.02}Z`,
      col,
    )
    c.path(
      svg`M${x - s * 0.9} ${y - s * 0.28}Q${x - s * 1.4} ${y - s * 0.4} ${x - s * 1.6} ${y - s * 0.15}Q${x - s * 1.2} ${y - s * 0.2} ${x - s * 0.85} ${y - s * 0.1}Z`,
      col,
    )
    c.path(
      svg`M${x - s * 0.2} ${y - s * 0.5}Q${x} ${y - s * 0.95} ${x + s * 0.4} ${y - s * 0.92}L${x + s * 0.5} ${y - s * 0.7}Q${x + s * 0.2} ${y - s * 0.6} ${x + s * 0.1} ${y - s * 0.4}Z`,
      at([p.accent, p.accent2, p.cream, p.sea[2]], i),
    )
    c.circle(x + s * 0.5, y - s * 0.98, s * 0.13, at([p.cream, p.accent, p.accent2, p.accent], i))
  }
  // three overlapped monumental heads, receding
  const head = (ox: number, oy: number, k: number, [b0, b1, b2]: Coat, mane: string, br: string) =>
    c.group(
      () => {
        const N =
          'M-420 620C-430 380-330 200-200 60C-150 0-120-60-96-140C-92-166-70-210-60-226C-52-200-38-176-28-160C40-140 92-96 124-40C156 20 196 70 224 112C242 140 240 168 222 184C198 204 160 200 138 184C96 168 60 156 20 150C-10 176-20 230-10 300C4 400 60 500 130 620Z'
        c.path(N, b0)
        c.clip(N, () => {
          c.path('M-60-226C-20-60 20 40 20 150C-10 176-20 230-10 300C4 400 60 500 130 620H400V-300Z', b0)
          c.path('M-96-140C-130-20-210 120-250 330C-270 440-250 540-230 640H-440V0Z', b1)
          c.path('M20 150C-60 120-70 40-30-10C-80 40-90 130-40 190C-60 300-20 470 60 640H180Z', b1)
          c.path('M-150 20C-240 140-330 300-330 640H-460V100Z', b2)
          c.shade(N, 140, 0, -330, 260, b2, 0, 0.9)
          c.path('M224 112C242 140 240 168 222 184C198 204 160 200 138 184C150 170 196 150 224 112Z', b2)
          c.path('M60-84C96-56 150 30 206 108C150 70 96 10 60-84Z', mix(b0, p.cream, 0.42))
          c.path('M-12 168C10 190 70 180 120 182C80 196 30 206-14 200Z', b2)
        })
        c.path('M196 142q16-8 22 6q-10 12-22-6Z', p.ink)
        c.path('M132 182Q170 180 200 172', 'none', { stroke: p.ink, 'stroke-width': 5, 'stroke-linecap': 'round' })
        c.path('M26-72Q52-92 76-62Q58-46 34-54Z', p.ink)
        c.circle(56, -66, 6, p.cream)
        c.path('M18-84Q50-108 84-70', 'none', { stroke: b2, 'stroke-width': 7, 'stroke-linecap': 'round' })
        c.path('M-96-140C-92-166-70-210-60-226C-52-200-38-176-34-150C-52-130-76-124-96-140Z', b1)
        c.path('M-72-150Q-66-186-60-204Q-50-180-50-156Z', b2)
        // mane, parallel waves
        for (let i = 0; i < 11; i++) {
          const t = i / 10
          const x = lerp(-74, -392, t ** 0.9)
          const y = lerp(-168, 420, t)
          const l = lerp(120, 210, t)
          c.path(
            svg`M${x} ${y}C${x - l * 0.25} ${y - 26} ${x - l * 0.75} ${y - 30} ${x - l * 1.15} ${y + 30}C${x - l * 0.8} ${y + 8} ${x - l * 0.4} ${y + 40} ${x - 12} ${y + 78}Z`,
            i % 2 ? mane : mix(mane, p.cream, 0.22),
          )
        }
        c.path('M-70-165C-30-150-10-130 0-96C-30-120-56-126-84-126Z', mane)
        // bridle
        const B = (d: string, w: number) => {
          c.path(d, 'none', { stroke: mix(br, p.ink, 0.35), 'stroke-width': w + 5, 'stroke-linecap': 'round' })
          c.path(d, 'none', { stroke: br, 'stroke-width': w, 'stroke-linecap': 'round' })
        }
        B('M-88-120Q-40-106 2-122', 12)
        B('M-84-118C-50-20 0 90 30 150', 12)
        B('M30 150C70 150 130 120 164 30', 13)
        c.circle(32, 150, 15, p.accent2)
        c.circle(32, 150, 8, b2)
        c.circle(118, 172, 13, p.accent2)
        B('M118 172C40 300-120 420-330 470', 11)
        B('M34 150Q80 168 118 172', 9)
        c.circle(-84, -118, 12, p.accent2)
      },
      { transform: svg`translate(${ox} ${oy}) scale(${k.toFixed(3)})` },
    )
  const bay: Coat = [mix(p.roof[0], p.ink, 0.22), mix(p.roof[1], p.ink, 0.25), mix(p.roof[2], p.ink, 0.35)]
  const grey: Coat = [mix(p.cream, p.wall[2], 0.25), mix(p.wall[2], p.cream, 0.15), p.wall[3]]
  const dark: Coat = [mix(p.wall[3], p.ink, 0.2), mix(p.ink, p.wall[3], 0.35), p.ink]
  const x0 = W * (port ? 0.46 : 0.36)
  head(x0 + S * 250, H * 0.5, S * 0.98, dark, p.ink, p.accent2)
  head(x0 + S * 110, H * 0.52, S * 1.06, grey, mix(p.wall[2], p.cream, 0.3), p.sea[1])
  head(x0 - S * 60, H * 0.55, S * 1.16, bay, mix(p.roof[2], p.ink, 0.5), p.accent)
}
