import { Wall } from '../camera.ts'
import { mix } from '../colour.ts'
import { type Opening, drawViewBehind } from '../interiors/shell.ts'
import { type Space, block, cut, lit, shadow, type space } from '../interiors/space.ts'
import { drawCurtains, drawFrame, drawSunPatch } from '../interiors/windows.ts'

export type Base = Omit<Parameters<typeof space>[0], 'cam'>

/** A screen with three bars and a rising line. */
export const drawScreen = (room: Space, wall: Wall, s: number, y: number, width = 2.6): void => {
  const { c, p, decor } = room
  const [a, b, high] = [s - width / 2, s + width / 2, width * 0.58]
  c.poly(wall.rect(a - 0.08, y - 0.08, b + 0.08, y + high + 0.08, 0.05), mix(p.ink, decor.curtain, 0.2))
  c.poly(wall.rect(a, y, b, y + high, 0.06), '#fffdf4')
  const bars = [p.sea[1], decor.cloth, p.accent2, decor.curtain]
  bars.forEach((tone, i) => {
    const q = a + width * (0.12 + i * 0.2)
    c.poly(wall.rect(q, y + high * 0.12, q + width * 0.12, y + high * (0.3 + i * 0.13), 0.07), tone)
  })
  c.line(
    [
      wall.pt(a + width * 0.1, y + high * 0.42, 0.08),
      wall.pt(a + width * 0.4, y + high * 0.6, 0.08),
      wall.pt(a + width * 0.6, y + high * 0.55, 0.08),
      wall.pt(a + width * 0.92, y + high * 0.88, 0.08),
    ],
    p.accent,
    5,
  )
}

/** A lectern with a sheaf of flowers at its foot. */
export const drawLectern = (room: Space, x: number, z: number): void => {
  const wall = new Wall(room.cam, [x - 0.5, z + 0.25], [x + 0.5, z + 0.25])
  shadow(room, wall, [0.3, 1, 0.1, 0.6])
  block(room, wall, [0.25, 0.75, 0, 1.05, 0, 0.4], cut(room, lit(room, mix(room.decor.wood, '#5a2c22', 0.4))))
  block(room, wall, [0.18, 0.82, 1.05, 1.12, -0.05, 0.46], cut(room, lit(room, room.p.cream)))
}

/** A padded chair seen from its back or its side. */
export const drawSeat = (room: Space, x: number, z: number, away = true): void => {
  const wall = new Wall(room.cam, [x - 0.5, z + 0.24], [x + 0.5, z + 0.24])
  const cloth = lit(room, room.decor.cloth)
  const leg = lit(room, mix(room.p.accent2, room.p.ink, 0.15))
  shadow(room, wall, [0.3, 0.95, 0, 0.5], 0.25)
  for (const [s, o] of [
    [0.27, 0.02],
    [0.69, 0.02],
    [0.27, 0.46],
    [0.69, 0.46],
  ] as const)
    block(room, wall, [s, s + 0.04, 0, 0.44, o, o + 0.04], { front: leg, left: leg, right: leg })
  const back = (): void =>
    block(room, wall, [0.26, 0.74, 0.52, 0.98, away ? 0.44 : 0, away ? 0.52 : 0.08], cut(room, cloth))
  if (!away) back()
  block(room, wall, [0.26, 0.74, 0.42, 0.5, 0, 0.48], cut(room, mix(cloth, room.p.cream, 0.1)))
  if (away) back()
}

export const panels = (room: Space, wall: Wall, openings: readonly Opening[]): void => {
  drawViewBehind(room, openings)
  for (const opening of openings) {
    drawFrame(room, opening, { panes: 2, rows: 3 })
    drawCurtains(room, opening, { width: 0.3, pelmet: false })
    drawSunPatch(room, opening, wall === room.left ? -0.8 : -0.9, 3.4)
  }
}
