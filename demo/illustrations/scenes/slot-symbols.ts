import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** One symbol of a slot machine’s reel. */
export function sym(c: Canvas, p: Inks, k: number, x: number, y: number, s: number, sx: number): void {
  const T = svg`translate(${x} ${y}) scale(${(s * sx).toFixed(3)} ${s.toFixed(3)})`
  if (k === 0) c.path('M-34-40H36V-24L2 42H-18L14-22H-18V-12H-34Z', p.accent, { transform: T })
  else if (k === 1)
    c.group(
      () => {
        c.circle(-16, 18, 20, p.accent)
        c.circle(20, 22, 20, mix(p.accent, p.ink, 0.25))
        c.path('M-14 0Q-4-34 24-42Q14-20 20 4', 'none', { 'stroke': '#1d6b4f', 'stroke-width': 7 })
        c.path('M24-42Q-2-50-14-30Q10-24 24-42Z', '#1d6b4f')
      },
      { transform: T },
    )
  else if (k === 2)
    c.group(
      () => {
        c.path('M0-44C26-38 26-6 28 14L40 28H-40L-28 14C-26-6-26-38 0-44Z', p.accent2)
        c.circle(0, 36, 10, mix(p.accent2, p.ink, 0.4))
        c.path('M-12-32Q-20-8-18 18', 'none', { 'stroke': p.cream, 'stroke-width': 7 })
      },
      { transform: T },
    )
  else
    c.group(
      () => {
        c.path('M-26-30H26L42-8L0 42L-42-8Z', '#2b7fb0')
        c.path('M-26-30L-14-8H-42ZM26-30L14-8H42ZM-14-8H14L0 42Z', '#7cc4d8')
      },
      { transform: T },
    )
}
