import { mix } from '../colour.ts'
import type { View } from './view.ts'

export const lawn = ({ c, p, x0, x1, y1 }: View, from: number): void => {
  const grass = mix(p.fol[2], p.sand[0], 0.2)
  c.rect(x0, from, x1 - x0, y1 - from + 4, grass)
  for (let i = 0; i < 4; i++)
    c.rect(
      x0,
      from + (y1 - from) * (0.08 + i * i * 0.09),
      x1 - x0,
      (y1 - from) * (0.04 + i * 0.025),
      mix(grass, p.fol[1], 0.24),
    )
}
