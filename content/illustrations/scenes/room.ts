import { Camera } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { drawBed, drawLamp, drawRug } from './room-bed.ts'
import { drawArmchair, drawPendant, drawSofa, drawTable } from './room-furniture.ts'
import { type Room, drawBackWall, drawMirror, drawParquet, drawSunPatch, drawView, drawWalls } from './room-shell.ts'
import { drawCurtains, drawWindow } from './room-window.ts'

const roomTones = (p: Inks): Room['tones'] =>
  p.night
    ? {
        back: mix(p.wall[3], p.ink, 0.15),
        side: mix(p.wall[2], p.wall[3], 0.2),
        floor: mix(p.roof[1], p.ink, 0.2),
      }
    : {
        // Little mauve: more of it turns the pale palettes grey.
        back: mix(p.sea[2], p.wall[2], 0.12),
        side: mix(p.sea[3], p.wall[0], 0.55),
        floor: mix(mix(p.sand[1], p.accent2, 0.2), p.accent, 0.06),
      }

/** A room with its window open on the sea: one large bed, two beds, or a suite's sitting room. */
export const room = (c: Canvas, p: Inks, { r, layout = 'double' }: SceneOptions): void => {
  const { W, H } = c
  const tall = H > W * 1.1
  const cam = new Camera({
    cx: W * (tall ? 0.56 : 0.6),
    hy: H * (tall ? 0.46 : 0.47),
    f: tall ? W * 1.12 : Math.max(W * 0.62, H * 0.95),
    eye: 1.5,
  })
  const interior: Room = {
    c,
    p,
    r,
    cam,
    left: tall ? -3 : -4.4,
    right: tall ? 2.4 : 3.1,
    depth: 6.6,
    ceiling: 3.25,
    opening: { left: -0.75, right: tall ? 1.55 : 2.05, height: 2.75 },
    tones: roomTones(p),
    night: p.night,
    tall,
  }
  drawView(interior)
  drawBackWall(interior)
  drawMirror(interior)
  drawWalls(interior)
  drawParquet(interior)
  drawRug(interior)
  if (!p.night) drawSunPatch(interior)
  drawWindow(interior)
  drawCurtains(interior)
  if (layout === 'salon') drawSofa(interior)
  else if (layout === 'twin') {
    drawBed(interior, 4.75, 5.65)
    drawLamp(interior, 4.35)
    drawBed(interior, 3.05, 3.95)
  } else {
    drawBed(interior, 3.05, 5.15)
    drawLamp(interior, 2.55)
  }
  drawArmchair(interior, tall ? 1.55 : 2.1, 4.3)
  if (layout === 'salon') {
    const [x] = cam.p(-1.9, 0, 3.9)
    // The same chair, turned to face the other one.
    c.group(() => drawArmchair(interior, -1.9, 3.9), {
      transform: `translate(${String(Math.round(2 * x))} 0) scale(-1 1)`,
    })
  }
  drawTable(interior)
  drawPendant(interior)
}
