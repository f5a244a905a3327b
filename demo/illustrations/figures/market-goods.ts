import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { at, svg } from '../svg-path.ts'
import { toned } from './person.ts'

/** Goods of a maker. */
export type Goods = 'glass' | 'pottery' | 'toys' | 'books' | 'candles' | 'baskets'

type Display = (c: Canvas, p: Inks, length: number) => void

const glass: Display = (c, p, length) => {
  const tints = [p.accent, mix(p.fol[2], p.sea[3], 0.45), p.accent2, mix(p.sea[3], p.cream, 0.2)] as const
  for (let i = 0; i * 33 < length - 26; i++) {
    const [x, h] = [16 + i * 33, 40 + ((i * 23) % 28)]
    const col = at(tints, i % 4)
    const bottle = svg`M${x - 12} 0Q${x - 15} ${-h * 0.55} ${x - 4} ${-h * 0.66}V${-h}H${x + 4}V${-h * 0.66}Q${
      x + 15
    } ${-h * 0.55} ${x + 12} 0Z`
    c.path(bottle, mix(col, p.cream, 0.18))
    c.path(svg`M${x + 2} 0V${-h}H${x + 4}V${-h * 0.66}Q${x + 15} ${-h * 0.55} ${x + 12} 0Z`, mix(col, p.ink, 0.3))
    c.path(svg`M${x - 8} -6Q${x - 10} ${-h * 0.45} ${x - 5} ${-h * 0.56}`, 'none', {
      'stroke': p.cream,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    })
  }
}

const pottery: Display = (c, p, length) => {
  for (let i = 0; i * 46 < length - 40; i++) {
    const x = 24 + i * 46
    const col = at([mix(p.accent, p.accent2, 0.4), p.cream, p.sea[2]], i % 3)
    const tall = i % 2 === 0
    const d = tall
      ? svg`M${x - 12} 0Q${x - 24} -24 ${x - 9} -44L${x - 12} -56H${x + 12}L${x + 9} -44Q${x + 24} -24 ${x + 12} 0Z`
      : svg`M${x - 22} -26H${x + 22}Q${x + 20} -4 ${x + 8} 0H${x - 8}Q${x - 20} -4 ${x - 22} -26Z`
    toned(c, d, col, mix(col, p.ink, 0.4), 16)
    c.path(tall ? svg`M${x - 17} -28H${x + 17}V-21H${x - 17}Z` : svg`M${x - 21} -20H${x + 21}V-14H${x - 20}Z`, p.accent)
  }
}

const toys: Display = (c, p, length) => {
  for (let i = 0; i * 50 < length - 40; i++) {
    const x = 26 + i * 50
    const col = at([p.accent, p.cream, p.accent2], i % 3)
    if (i % 3 === 0) {
      c.path(svg`M${x - 22} -14H${x + 22}L${x + 13} 0H${x - 13}Z`, p.accent)
      c.path(svg`M${x - 2} -16V-62L${x + 20} -20Z`, p.cream)
      c.path(svg`M${x - 5} -18V-54L${x - 20} -20Z`, p.accent2)
    } else if (i % 3 === 1) {
      c.path(svg`M${x - 18} 0V-26H${x + 18}V0Z`, col)
      c.path(svg`M${x - 24} -24L${x} -50L${x + 24} -24Z`, p.accent)
      c.rect(x - 5, -18, 10, 18, mix(p.sea[2], p.ink, 0.2))
    } else {
      toned(c, svg`M${x - 17} -17a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`, col, mix(col, p.accent, 0.6), 12)
      c.circle(x + 24, -9, 9, p.sea[3])
    }
  }
}

const books: Display = (c, p, length) => {
  const cols = [p.accent, p.sea[2], p.cream, p.accent2, p.fol[2]] as const
  for (let i = 0; i * 15 < length - 14; i++) {
    const h = 38 + ((i * 17) % 22)
    const col = at(cols, (i * 3) % 5)
    if (i % 7 === 6) continue
    c.rect(4 + i * 15, -h, 13, h, col)
    c.rect(13 + i * 15, -h, 4, h, mix(col, p.ink, 0.4))
    c.rect(4 + i * 15, -h + 7, 13, 4, mix(col, p.cream, 0.6))
  }
}

const candles: Display = (c, p, length) => {
  for (let i = 0; i * 28 < length - 20; i++) {
    const [x, h] = [16 + i * 28, 20 + ((i * 19) % 26)]
    const col = at([p.cream, mix(p.accent2, p.cream, 0.3), p.accent], i % 3)
    c.glow(x, -h - 10, 30, p.glow, 0.6)
    c.rect(x - 7, -h, 14, h, col)
    c.rect(x + 2, -h, 5, h, mix(col, p.ink, 0.3))
    c.path(svg`M${x} ${-h - 22}Q${x + 9} ${-h - 8} ${x} ${-h - 2}Q${x - 9} ${-h - 8} ${x} ${-h - 22}Z`, p.sun)
  }
}

const baskets: Display = (c, p, length) => {
  for (let i = 0; i * 66 < length - 56; i++) {
    const x = 34 + i * 66
    const col = at([p.accent, mix(p.fol[2], p.accent2, 0.35), p.accent2], i % 3)
    for (const [dx, dy] of [
      [-16, -28],
      [0, -34],
      [16, -28],
      [-8, -24],
      [9, -24],
    ] as const) {
      c.circle(x + dx, dy, 11, mix(col, p.ink, 0.35))
      c.circle(x + dx - 2, dy - 2, 9, col)
    }
    const wicker = mix(p.accent2, p.stone, 0.5)
    toned(c, svg`M${x - 30} -24H${x + 30}L${x + 22} 0H${x - 22}Z`, wicker, mix(wicker, p.ink, 0.45), 22)
    for (const y of [-16, -8]) c.rect(x - 27, y, 54, 2, mix(wicker, p.ink, 0.6))
  }
}

/** Goods set out in a row from (0, 0), `length` long; 100 units are a metre. */
export const GOODS: Readonly<Record<Goods, Display>> = { glass, pottery, toys, books, candles, baskets }
