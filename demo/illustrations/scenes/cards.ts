import type { Canvas } from '../canvas.ts'
import type { Inks } from '../palettes.ts'
import { round1, svg } from '../svg-path.ts'

const SUIT = {
  spade:
    'M0-50C12-30 46-12 46 16C46 34 32 42 20 42C12 42 6 38 4 34C5 46 10 54 18 58H-18C-10 54-5 46-4 34C-6 38-12 42-20 42C-32 42-46 34-46 16C-46-12-12-30 0-50Z',
  heart:
    'M0 52C-16 30-48 8-48-18C-48-36-36-46-23-46C-12-46-4-40 0-30C4-40 12-46 23-46C36-46 48-36 48-18C48 8 16 30 0 52Z',
  diamond: 'M0-56L40 0L0 56L-40 0Z',
  A: 'M-34 46L-8-46H8L34 46H20L13 20H-13L-20 46ZM-9 6H9L0-28Z',
  K: 'M-30-46H-17V-6L14-46H30L2-10L32 46H17L-7 2L-17 14V46H-30Z',
} as const

type CardMark = keyof typeof SUIT

/** A playing card with its suit and rank drawn as shapes. */
export function card(
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  w: number,
  rot: number,
  suit: Exclude<CardMark, 'A' | 'K'>,
  rank: 'A' | 'K',
  { sk = 0 } = {},
): void {
  const h = w * 1.42
  const col = suit === 'spade' ? p.ink : p.accent
  c.group(
    () => {
      c.add(
        svg`<rect x="${-w / 2 + w * 0.05}" y="${-h / 2 + w * 0.06}" width="${w}" height="${h}" rx="${
          w * 0.07
        }" fill="${p.ink}" opacity="0.45"/><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${
          w * 0.07
        }" fill="${p.cream}"/>`,
      )
      c.shade(svg`M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`, w * 0.1, 0, w / 2, h / 2, p.accent2, 0, 0.45)
      c.path(SUIT[suit], col, { transform: `scale(${round1((w / 190) * 10) / 10})` })
      const k = w / 560
      for (const s of [1, -1])
        c.group(
          () => {
            c.path(SUIT[rank], col, {
              'transform': svg`translate(${-w * 0.36} ${-h * 0.38}) scale(${k.toFixed(3)})`,
              'fill-rule': 'evenodd',
            })
            c.path(SUIT[suit], col, {
              transform: svg`translate(${-w * 0.36} ${-h * 0.22}) scale(${(k * 0.72).toFixed(3)})`,
            })
          },
          { transform: `scale(${s})` },
        )
    },
    { transform: svg`translate(${x} ${y}) rotate(${rot})${sk ? ` skewX(${sk})` : ''}` },
  )
}
