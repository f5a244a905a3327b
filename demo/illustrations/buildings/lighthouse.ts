import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'

/** A lighthouse; (x, y) is the foot, `h` the height. Brick with a white gallery, or white with a dark lantern. */
export const lighthouse = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  { brick = false }: { brick?: boolean } = {},
): void => {
  const [lit, dark] = brick
    ? p.night
      ? [mix('#b04a3c', p.wall[1], 0.2), mix('#5c2438', p.wall[3], 0.4)]
      : ['#c4523a', '#7d3044']
    : [p.wall[0], p.wall[2]]
  const [foot, head] = [h * 0.085, h * 0.055]
  const top = y - h * 0.8
  const shaft = svg`M${x - foot} ${y}L${x - head} ${top}H${x + head}L${x + foot} ${y}Z`
  c.path(shaft, lit)
  c.clip(shaft, () => {
    c.path(svg`M${x + h * 0.014} ${y}L${x + h * 0.008} ${top}H${x + h}V${y}Z`, mix(lit, dark, 0.7))
    c.path(svg`M${x + h * 0.05} ${y}L${x + h * 0.034} ${top}H${x + h}V${y}Z`, dark)
    c.path(svg`M${x - foot} ${y}L${x - head} ${top}H${x - head * 0.5}L${x - foot * 0.5} ${y}Z`, lighten(lit, 0.04))
    if (brick) {
      for (const t of [0.02, 0.3, 0.56, 0.97])
        c.rect(x - h, y - h * 0.8 * t - h * 0.025, h * 2, h * 0.016, mix(p.cream, lit, 0.25))
    }
  })
  for (const t of [0.16, 0.42, 0.68])
    c.rect(x - h * 0.01, y - h * 0.8 * t - h * 0.04, h * 0.018, h * 0.042, p.night ? p.glow : p.ink)
  const stone = brick ? p.cream : mix(p.wall[0], p.stone, 0.3)
  c.path(
    svg`M${x - head} ${top + h * 0.035}L${x - head * 1.6} ${top}H${x + head * 1.6}L${x + head} ${top + h * 0.035}Z`,
    mix(stone, dark, 0.3),
  )
  c.rect(x - head * 1.7, top - h * 0.014, head * 3.4, h * 0.018, stone)
  for (let i = 0; i <= 8; i++)
    c.rect(x - head * 1.6 + (i * head * 3.2) / 8 - h * 0.002, top - h * 0.05, h * 0.004, h * 0.04, p.ink)
  c.rect(x - head * 1.65, top - h * 0.052, head * 3.3, h * 0.005, p.ink)
  c.rect(x - head * 0.72, top - h * 0.1, head * 1.44, h * 0.09, p.glow)
  for (let i = 0; i <= 4; i++)
    c.rect(x - head * 0.74 + (i * head * 1.44) / 4, top - h * 0.1, h * 0.006, h * 0.09, p.ink)
  c.path(
    svg`M${x - head * 0.95} ${top - h * 0.1}Q${x - head * 0.7} ${top - h * 0.165} ${x} ${top - h * 0.175}Q${
      x + head * 0.7
    } ${top - h * 0.165} ${x + head * 0.95} ${top - h * 0.1}Z`,
    brick ? p.roof[1] : p.roof[2],
  )
  c.rect(x - h * 0.003, top - h * 0.215, h * 0.006, h * 0.045, p.ink)
}
