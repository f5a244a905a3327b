import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import { svg } from '../svg-path.ts'
import { toned } from './person.ts'
import { place } from './place.ts'

interface Placing {
  readonly s?: number
  readonly rot?: number
  readonly flip?: boolean
}

/** A room key with its tasselled brass tag, lying flat, 620 long. */
export const roomKey = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  shadow: string,
  o: Placing & { readonly tag?: string } = {},
): void => {
  const tag = o.tag ?? p.accent
  const key =
    'M-330 -70a80 80 0 1 0 160 0a80 80 0 1 0 -160 0ZM-294 -70a44 44 0 1 1 88 0a44 44 0 1 1 -88 0Z' +
    'M-178 -88H90V-52H74V-10H48V-40H32V-18H6V-52H-178Z'
  const plate = 'M-190 120H20L90 190V280L20 350H-190L-250 280V190Z'
  place(
    c,
    x,
    y,
    () => {
      const brass = p.accent2
      c.group(
        () => {
          c.path(key, shadow, { 'fill-rule': 'evenodd' })
          c.path(plate, shadow)
        },
        { transform: 'translate(26 22)', opacity: 0.6 },
      )
      c.path('M-310 -30Q-400 60 -330 130Q-280 190 -204 232', 'none', {
        'stroke': mix(brass, p.roof[1], 0.5),
        'stroke-width': 11,
      })
      toned(c, plate, lighten(tag, 0.04), mix(tag, p.ink, 0.36), 0, 110)
      c.path('M-180 138H12L72 196V274L12 332H-180L-232 276V194Z', 'none', { 'stroke': p.cream, 'stroke-width': 5 })
      c.circle(-200, 236, 15, p.cream)
      for (let i = 0; i < 9; i++) {
        const a = Math.PI * (1 + (i + 0.5) / 9)
        c.path(
          svg`M${-50 + 22 * Math.cos(a)} ${290 + 22 * Math.sin(a)}L${-50 + 104 * Math.cos(a - 0.1)} ${
            290 + 104 * Math.sin(a - 0.1)
          }L${-50 + 104 * Math.cos(a + 0.1)} ${290 + 104 * Math.sin(a + 0.1)}Z`,
          p.accent2,
        )
      }
      c.circle(-50, 290, 17, p.cream)
      c.path(key, mix(brass, p.ink, 0.5), { 'transform': 'translate(3 6)', 'fill-rule': 'evenodd' })
      c.path(
        key,
        c.lin(-330, -140, 60, 0, [
          [0, lighten(brass, 0.12)],
          [0.4, brass],
          [1, mix(brass, '#8a3c1c', 0.5)],
        ]),
        { 'fill-rule': 'evenodd' },
      )
      c.path('M-168 -80H84', 'none', { 'stroke': p.cream, 'stroke-width': 5, 'opacity': 0.8 })
      c.path('M90 236Q150 210 176 250', 'none', { 'stroke': brass, 'stroke-width': 10 })
      c.circle(182, 258, 26, mix(brass, p.roof[1], 0.25))
      c.circle(176, 252, 18, lighten(brass, 0.06))
      for (let i = 0; i < 11; i++)
        c.path(
          svg`M${188 + i * 2} 272Q${200 + i * 7} 340 ${176 + i * 13} ${420 - Math.abs(i - 5) * 6}l11 -1Q${
            216 + i * 6
          } 350 ${196 + i * 2} 270Z`,
          i % 2 ? brass : mix(brass, p.roof[1], 0.42),
        )
      c.path('M176 282h32l6 14h-44Z', tag)
    },
    o,
  )
}

/** A pair of towelling slippers seen from above, 260 wide. */
export const slippers = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  shadow: string,
  o: Placing & { readonly mark?: string } = {},
): void => {
  const mark = o.mark ?? p.accent
  place(
    c,
    x,
    y,
    () => {
      for (const [k, rot] of [
        [-1, -9],
        [1, 8],
      ] as const) {
        place(
          c,
          k * 86,
          0,
          () => {
            const sole =
              'M0 -190C70 -190 84 -110 74 -30C68 30 74 90 64 140C54 190 -54 190 -64 140C-74 90 -68 30 -74 -30C-84 -110 -70 -190 0 -190Z'
            c.path(sole, shadow, { transform: 'translate(26 18)', opacity: 0.75 })
            c.path(sole, mix(p.wall[2], p.cream, 0.35), { transform: 'translate(5 8)' })
            c.path(sole, p.cream)
            c.path(
              'M0 -172C56 -172 68 -104 60 -30C54 30 60 90 52 134C44 170 -44 170 -52 134C-60 90 -54 30 -60 -30C-68 -104 -56 -172 0 -172Z',
              mix(p.cream, p.sand[1], 0.45),
            )
            const strap = 'M-82 -124Q0 -210 82 -124Q94 -60 80 14Q0 -34 -80 14Q-94 -60 -82 -124Z'
            toned(c, strap, p.cream, mix(p.cream, p.wall[2], 0.55), 60, 0)
            c.path('M-80 14Q0 -34 80 14l-2 -18Q0 -54 -78 -4Z', mark)
            for (let i = 0; i < 7; i++) {
              const a = Math.PI * (1 + (i + 0.5) / 7)
              c.path(
                svg`M0 -74L${44 * Math.cos(a - 0.14)} ${-74 + 44 * Math.sin(a - 0.14)}L${44 * Math.cos(a + 0.14)} ${
                  -74 + 44 * Math.sin(a + 0.14)
                }Z`,
                p.accent2,
              )
            }
          },
          { rot, flip: k < 0 },
        )
      }
    },
    o,
  )
}

/** A scallop shell, 300 wide. */
export const scallop = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  col: string,
  shadow: string,
  o: Placing = {},
): void => {
  place(
    c,
    x,
    y,
    () => {
      let d = 'M-34 112'
      for (let i = 0; i <= 9; i++) {
        const a = Math.PI * (1 + i / 9)
        const [ex, ey] = [160 * Math.cos(a), 20 + 170 * Math.sin(a)]
        d +=
          i === 0 ? svg`L${ex} ${ey}` : svg`Q${178 * Math.cos(a - 0.175)} ${20 + 196 * Math.sin(a - 0.175)} ${ex} ${ey}`
      }
      d += 'L34 112Q60 112 66 150H-66Q-60 112 -34 112Z'
      c.path(d, shadow, { transform: 'translate(28 20)', opacity: 0.7 })
      toned(c, d, lighten(col, 0.06), mix(col, p.roof[1], 0.4), 90, 10)
      c.clip(d, () => {
        for (let i = 0; i < 9; i++) {
          const a = Math.PI * (1 + (i + 0.5) / 9)
          c.path(
            svg`M0 128L${220 * Math.cos(a - 0.07)} ${20 + 240 * Math.sin(a - 0.07)}L${220 * Math.cos(a + 0.07)} ${
              20 + 240 * Math.sin(a + 0.07)
            }Z`,
            mix(col, p.cream, 0.5),
            { opacity: 0.75 },
          )
        }
        for (let i = 1; i < 4; i++)
          c.path(svg`M${-60 * i} ${120 - 26 * i}A${58 * i} ${60 * i} 0 0 1 ${60 * i} ${120 - 26 * i}`, 'none', {
            'stroke': mix(col, p.roof[1], 0.5),
            'stroke-width': 5,
            'opacity': 0.5,
          })
      })
    },
    o,
  )
}

/** A cocktail with its slice of orange; (x, y) is the foot, `h` the height. */
export const cocktail = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  h: number,
  { col = p.accent, shadow }: { col?: string; shadow: string },
): void => {
  place(
    c,
    x,
    y,
    () => {
      c.path('M0 0L300 -40Q420 -130 520 -60Q420 10 300 -14Z', shadow, { opacity: 0.7 })
      c.ell(0, 0, 84, 17, p.cream, { opacity: 0.9 })
      c.ell(8, 3, 70, 12, shadow, { opacity: 0.35 })
      c.path('M-6 0V-250h12V0Z', p.cream, { opacity: 0.9 })
      c.path('M1 0V-250h5V0Z', p.wall[2])
      c.circle(186, -470, 74, p.accent2)
      c.circle(186, -470, 60, p.cream)
      for (let i = 0; i < 8; i++) {
        const a = i * 0.785
        c.path(
          svg`M${186 + 8 * Math.cos(a)} ${-470 + 8 * Math.sin(a)}L${186 + 54 * Math.cos(a - 0.3)} ${
            -470 + 54 * Math.sin(a - 0.3)
          }A54 54 0 0 1 ${186 + 54 * Math.cos(a + 0.3)} ${-470 + 54 * Math.sin(a + 0.3)}Z`,
          lighten(p.accent2, 0.03),
        )
      }
      c.path('M-210 -470H210L6 -240H-6Z', p.cream, { opacity: 0.3 })
      toned(c, 'M-176 -432H176L6 -244H-6Z', lighten(col, 0.06), mix(col, p.ink, 0.28), 90, 0)
      c.ell(0, -432, 176, 15, lighten(col, 0.12))
      c.path('M-210 -470H210', 'none', { 'stroke': p.cream, 'stroke-width': 7, 'stroke-linecap': 'round' })
      c.path('M-180 -456L-40 -296', 'none', {
        'stroke': p.cream,
        'stroke-width': 9,
        'stroke-linecap': 'round',
        'opacity': 0.9,
      })
      c.path('M-120 -540L60 -330', 'none', { 'stroke': mix(p.accent2, p.ink, 0.3), 'stroke-width': 6 })
      c.circle(26, -368, 21, mix(p.fol[1], p.fol[2], 0.5))
      c.circle(34, -372, 7, p.accent)
    },
    { s: h / 560 },
  )
}

/** A straw hat with its ribbon, lying down, 380 wide. */
export const strawHat = (
  c: Canvas,
  p: Inks,
  x: number,
  y: number,
  shadow: string,
  o: Placing & { readonly ribbon?: string } = {},
): void => {
  const straw = mix(p.accent2, p.cream, 0.55)
  place(
    c,
    x,
    y,
    () => {
      c.ell(46, 26, 216, 62, shadow, { opacity: 0.75 })
      c.ell(0, 6, 200, 62, mix(straw, p.roof[1], 0.45))
      c.ell(0, 0, 200, 60, straw)
      for (let i = 1; i < 5; i++)
        c.ell(0, -2, 200 - i * 17, 60 - i * 6, 'none', {
          'stroke': mix(straw, p.roof[0], 0.35),
          'stroke-width': 3,
          'opacity': 0.7,
        })
      toned(
        c,
        'M-112 -8Q-118 -140 0 -148Q118 -140 112 -8Q0 40 -112 -8Z',
        lighten(straw, 0.03),
        mix(straw, p.roof[1], 0.42),
        60,
        0,
      )
      c.path('M-113 -14Q-114 -50 -112 -64Q0 -22 112 -64Q114 -40 113 -14Q0 34 -113 -14Z', o.ribbon ?? p.accent)
      c.path('M30 10Q114 -8 113 -14Q114 -40 112 -64Q70 -46 30 -40Z', mix(o.ribbon ?? p.accent, p.ink, 0.35))
    },
    o,
  )
}
