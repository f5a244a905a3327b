import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { gull, hills, sail, sea } from '../nature/sea.ts'
import { cumulus, sky } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { at, svg } from '../svg-path.ts'

/** Two boats heeling, the near sail cut by the top edge. */
export function sailing(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * 0.66
  const sx = W * 0.78
  sky(c, p, { hy, r, rays: { x: sx, y: hy - H * 0.16, R: H * 0.075, len: W * 1.1, N: 34, o: 0.5 } })
  cumulus(c, p, W * 0.1, hy * 0.93, Math.min(W * 0.34, 520), {
    r,
    lit: mix(p.cream, p.sky[3], 0.2),
    dark: p.sky[2],
    lx: 1,
  })
  hills(c, hy + 2, H * 0.06, { r, col: p.hill[0], x0: -50, x1: W * 0.5, N: 4, base: hy + 4 })
  sea(c, p, { y0: hy, y1: H, bands: 8, r, sunX: sx, glit: 22, amp: 1.5 })
  sail(c, p, W * 0.9, hy + 18, H * 0.12, { c2: p.accent2 })
  sail(c, p, W * 0.66, hy + 10, H * 0.07, {})
  const big = (x: number, y: number, s: number, rot: number, c1: string, c2: string) =>
    c.group(
      () => {
        // spinnaker / jib / main, bands
        const M = svg`M0 ${-s * 1.9}C${-s * 0.5} ${-s * 1.2} ${-s * 0.72} ${-s * 0.5} ${-s * 0.68} ${-s * 0.16}L${
          -s * 0.02
        } ${-s * 0.2}Z`
        c.path(M, c1)
        c.clip(M, () => {
          for (let i = 1; i < 7; i++)
            c.path(
              svg`M${-s} ${-s * (1.9 - i * 0.27)}Q${-s * 0.4} ${-s * (1.78 - i * 0.27)} ${s * 0.1} ${
                -s * (1.9 - i * 0.27)
              }`,
              'none',
              { 'stroke': mix(c1, p.wall[2], 0.5), 'stroke-width': 2.5 },
            )
          c.path(svg`M${-s} ${-s * 0.6}L${s * 0.1} ${-s * 0.86}V${-s * 0.62}L${-s} ${-s * 0.36}Z`, c2)
          c.shade(M, -s * 0.02, 0, -s * 0.7, 0, p.wall[2], 0, 0.9)
        })
        const J = svg`M${s * 0.04} ${-s * 1.72}C${s * 0.2} ${-s * 1.1} ${s * 0.32} ${-s * 0.5} ${s * 0.86} ${-s * 0.14}Q${
          s * 0.5
        } ${-s * 0.06} ${s * 0.06} ${-s * 0.2}C${s * 0.16} ${-s * 0.7} ${s * 0.12} ${-s * 1.2} ${s * 0.04} ${-s * 1.72}Z`
        c.path(J, c2)
        c.shade(J, s * 0.5, 0, s * 0.04, 0, p.ink, 0, 0.45)
        c.rect(-s * 0.012, -s * 1.94, s * 0.026, s * 1.86, mix(p.accent2, p.roof[1], 0.4))
        c.line(
          [
            [0, -s * 0.16],
            [-s * 0.74, -s * 0.12],
          ],
          mix(p.accent2, p.roof[1], 0.4),
          s * 0.03,
        )
        const Hl = svg`M${-s * 0.86} ${-s * 0.06}L${s * 1.02} ${-s * 0.12}Q${s * 0.72} ${s * 0.14} ${s * 0.3} ${
          s * 0.16
        }H${-s * 0.62}Q${-s * 0.8} ${s * 0.1} ${-s * 0.86} ${-s * 0.06}Z`
        c.path(Hl, p.ink)
        c.clip(Hl, () => {
          c.path(svg`M${-s} ${-s * 0.06}L${s * 1.1} ${-s * 0.12}V${-s * 0.075}L${-s} ${-s * 0.015}Z`, p.cream)
          c.path(svg`M${-s} ${s * 0.1}L${s} ${s * 0.06}V${s * 0.3}H${-s}Z`, c2)
          c.shade(Hl, s * 0.9, 0, -s * 0.5, 0, p.ink, 0, 0.7)
        })
        for (const [a, h2, col] of [
          [-0.46, 0.2, p.cream],
          [-0.3, 0.22, p.accent],
          [0.1, 0.18, p.cream],
        ] as const) {
          c.path(
            svg`M${s * a - s * 0.05} ${-s * 0.06}Q${s * a - s * 0.06} ${-s * h2} ${s * a} ${-s * h2}Q${
              s * a + s * 0.07
            } ${-s * h2} ${s * a + s * 0.06} ${-s * 0.06}Z`,
            col,
          )
          c.circle(s * a + s * 0.01, -s * h2 - s * 0.035, s * 0.035, p.skin)
          c.path(svg`M${s * a - s * 0.03} ${-s * h2 - s * 0.04}a${s * 0.04} ${s * 0.04} 0 0 1 ${s * 0.08} 0Z`, p.ink)
        }
      },
      { transform: svg`translate(${x} ${y}) rotate(${rot})` },
    )
  const S = Math.min(W, H)
  big(W * (port ? 0.78 : 0.7), hy + H * 0.1, S * 0.24, -6, p.cream, p.accent2)
  big(W * 0.36, H * 0.83, S * 0.47 * (port ? 0.86 : 1), -9, p.cream, p.accent)
  const bx = W * 0.36
  const by = H * 0.86
  for (let i = 0; i < 3; i++) {
    const o = i * 46
    c.path(
      svg`M${bx - S * 0.52 - o} ${by + 30 + i * 36}Q${bx - S * 0.1} ${by - 26 + i * 34} ${bx + S * 0.36} ${
        by - 10 + i * 30
      }Q${bx + S * 0.52 + o} ${by - 46 + i * 26} ${bx + S * 0.62 + o} ${by + 10 + i * 30}Q${bx + S * 0.2} ${
        by + 40 + i * 34
      } ${bx - S * 0.52 - o} ${by + 30 + i * 36}Z`,
      at([p.foam, mix(p.sea[2], p.foam, 0.35), p.sea[1]], i),
      { opacity: at([0.95, 0.9, 0.95], i) },
    )
  }
  for (let i = 0; i < 26; i++) {
    c.circle(bx + S * r.r(0.38, 0.66), by - S * r.r(0.0, 0.1), r.r(2, 7), p.foam, { opacity: 0.9 })
  }
  sea(c, { ...p }, { y0: H * 0.95, y1: H + 20, bands: 3, r, amp: 1.6, cols: [p.sea[1], p.sea[0], p.sea[0], p.sea[1]] })
  for (let i = 0; i < 7; i++) gull(c, W * r.r(0.5, 0.95), H * r.r(0.08, 0.4), r.r(12, 30), p.cream)
}
