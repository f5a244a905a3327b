import { Camera, Wall } from '../camera.ts'
import type { Canvas } from '../canvas.ts'
import { clamp, lighten, mix } from '../colour.ts'
import { star4, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import { type Point, at, polyD, round1 } from '../svg-path.ts'
import { sym } from './slot-symbols.ts'

/** Two banks of machines running to a vanishing glow. */
export function slots(c: Canvas, p: Inks): void {
  const { W, H } = c
  const port = H > W * 1.1
  const hy = H * 0.47
  c.rect(
    0,
    0,
    W,
    H,
    c.lin(0, 0, 0, H, [
      [0, mix(p.accent, p.ink, 0.78)],
      [0.5, mix(p.accent, p.ink, 0.55)],
      [1, p.ink],
    ]),
  )
  const f = Math.max(W, H) * 0.7
  const cam = new Camera({ cx: W * (port ? 0.62 : 0.74), hy, f, eye: 1.25 })
  // ceiling coffers fan and floor
  sunRays(c, p, { x: cam.cx, y: hy, len: W, N: 30, col: p.accent2, o: 0.35, disc: false })
  c.poly(
    cam.ground([
      [-9, 0.6],
      [9, 0.6],
      [9, 40],
      [-9, 40],
    ]),
    mix(p.accent, p.ink, 0.5),
  )
  for (let i = -8; i < 8; i++)
    for (let j = 0; j < 26; j++) {
      const z = 1 + j * 1.0
      const x = i * 1.0
      c.poly(
        cam.ground([
          [x + 0.5, z],
          [x + 1, z + 0.5],
          [x + 0.5, z + 1],
          [x, z + 0.5],
        ]),
        (i + j) % 2 ? mix(p.accent, p.ink, 0.28) : mix(p.accent2, p.accent, 0.35),
        { opacity: clamp(1 - j / 22) * 0.9 },
      )
    }
  c.shade(
    polyD(
      cam.ground([
        [-9, 0.6],
        [9, 0.6],
        [9, 40],
        [-9, 40],
      ]),
    ),
    0,
    hy,
    0,
    H,
    p.ink,
    0.85,
    0,
  )
  const machine = (W3: Wall, s: number, w: number, k: number) => {
    const R = (a: number, b: number, d: number, e: number, o = 0) => W3.rect(s + a, b, s + d, e, o)
    const body = at([p.accent, '#1d6a72', mix(p.accent2, '#b5682a', 0.25), '#3a2d6b'], k % 4)
    c.poly(R(0, 0, w, 0.72), mix(body, p.ink, 0.55))
    c.poly(R(0.05, 0.06, w - 0.05, 0.66), mix(body, p.ink, 0.25))
    // fan ornament on base
    for (let i = 0; i < 7; i++) {
      const a0 = Math.PI * (i / 7)
      const a1 = Math.PI * ((i + 0.55) / 7)
      const cxm = s + w / 2
      const q = (a: number, R2: number) => W3.w(cxm + R2 * Math.cos(a), 0.12 + R2 * Math.sin(a) * 1.3, 0.01)
      c.poly(W3.cam.poly([q(a0, 0.08), q(a0, w * 0.36), q(a1, w * 0.36), q(a1, 0.08)]), p.accent2)
    }
    c.poly(
      W3.quad([
        [s, 0.72, 0],
        [s + w, 0.72, 0],
        [s + w, 0.86, 0.32],
        [s, 0.86, 0.32],
      ]),
      mix(body, p.cream, 0.12),
    )
    for (let i = 0; i < 5; i++)
      c.poly(
        W3.quad([
          [s + 0.12 + i * 0.13, 0.76, 0.1],
          [s + 0.2 + i * 0.13, 0.76, 0.1],
          [s + 0.2 + i * 0.13, 0.82, 0.24],
          [s + 0.12 + i * 0.13, 0.82, 0.24],
        ]),
        i === 4 ? p.accent : p.glow,
      )
    c.poly(R(0, 0.86, w, 1.72), body)
    c.poly(R(0.05, 0.92, w - 0.05, 1.52), p.accent2)
    c.poly(R(0.08, 0.95, w - 0.08, 1.49), p.ink)
    const rw = (w - 0.22) / 3
    for (let i = 0; i < 3; i++) {
      const a = 0.1 + i * (rw + 0.01)
      const q = R(a, 0.98, a + rw, 1.46)
      c.poly(
        q,
        c.lin(0, at(q, 3)[1], 0, at(q, 0)[1], [
          [0, mix(p.cream, p.ink, 0.55)],
          [0.3, p.cream],
          [0.7, p.cream],
          [1, mix(p.cream, p.ink, 0.55)],
        ]),
      )
      const m = W3.pt(s + a + rw / 2, 1.22)
      const sc = W3.scale(s) * rw * 0.0078
      const L = W3.pt(s + a, 1.22)
      const Rr = W3.pt(s + a + rw, 1.22)
      const sx = (Rr[0] - L[0]) / rw / W3.scale(s)
      sym(c, p, (k + i * (k % 3 === 0 ? 0 : 1)) % 4, m[0], m[1], sc, sx)
      sym(c, p, (k + i + 2) % 4, m[0], W3.pt(s + a + rw / 2, 1.43)[1], sc * 0.62, sx)
      sym(c, p, (k + i + 3) % 4, m[0], W3.pt(s + a + rw / 2, 1.01)[1], sc * 0.62, sx)
    }
    c.poly(R(0.08, 1.205, w - 0.08, 1.225, 0.01), p.accent, { opacity: 0.75 })
    c.poly(R(0.06, 1.54, w - 0.06, 1.7), p.ink)
    for (let i = 0; i < 8; i++) {
      const q = W3.pt(s + 0.12 + (i * (w - 0.24)) / 7, 1.62)
      const u = W3.scale(s) * 0.022
      c.circle(q[0], q[1], u * 2.2, p.glow, { opacity: 0.3 })
      c.circle(q[0], q[1], u, p.glow)
    }
    // arched topper
    c.poly(W3.arch(s, 1.72, s + w, 1.72 + w * 0.62), mix(body, p.ink, 0.35))
    c.poly(W3.arch(s + 0.05, 1.72, s + w - 0.05, 1.68 + w * 0.6, 0.01), p.glow)
    for (let i = 0; i < 9; i++) {
      const a0 = (Math.PI * i) / 9
      const a1 = (Math.PI * (i + 0.5)) / 9
      const R2 = w * 0.4
      const q = (a: number, R3: number) => W3.w(s + w / 2 + R3 * Math.cos(a), 1.74 + R3 * Math.sin(a) * 1.05, 0.02)
      c.poly(W3.cam.poly([q(a0, 0.04), q(a0, R2), q(a1, R2), q(a1, 0.04)]), body)
    }
    {
      const q = W3.pt(s + w / 2, 1.78)
      const u = W3.scale(s) * 0.11
      c.circle(q[0], q[1], u, p.cream)
      star4(c, q[0], q[1], u * 0.85, p.accent)
    }
    const l0 = W3.pt(s + w, 1.05)
    const l1 = W3.pt(s + w + 0.1, 1.5, 0.05)
    const u = W3.scale(s)
    c.line([l0, l1], p.cream, u * 0.03)
    c.circle(l1[0], l1[1], u * 0.055, p.accent)
  }
  const row = (A: Point, B: Point, w: number, N: number) => {
    const W3 = new Wall(cam, A, B)
    const gap = W3.len / N
    // side wall of the bank
    const list = [...Array(N).keys()].sort((a, b) => W3.w((b + 0.5) * gap, 0)[2] - W3.w((a + 0.5) * gap, 0)[2])
    for (const i of list) {
      c.poly(W3.rect(i * gap, 0, i * gap + gap, 1.9, -0.05), mix(p.ink, p.accent, 0.25))
      machine(W3, i * gap + (gap - w) / 2, w, i)
      const z = W3.w((i + 0.5) * gap, 0)[2]
      const fade = clamp((z - 4) / 16)
      if (fade > 0)
        c.poly(W3.rect(i * gap - 0.05, 0, i * gap + gap + 0.05, 2.3, 0.4), mix(p.accent, p.ink, 0.62), {
          opacity: round1(fade * 0.75 * 100) / 100,
        })
    }
  }
  row([port ? -1.15 : -1.9, port ? 1.9 : 1.75], [-0.9, 15], 0.86, 14)
  row([1.2, 15], [port ? 1.9 : 2.0, port ? 1.6 : 1.9], 0.86, 14)
  c.glow(cam.cx, hy - 40, H * 0.5, p.glow, 0.6)
  // chandelier globes receding
  for (let j = 8; j >= 1; j--) {
    const z = j * 2.1 + 0.6
    const q = cam.p(0, 3.0, z)
    const s = (f / z) * 0.2
    c.glow(q[0], q[1], s * 3.4, p.glow, 0.55)
    c.rect(q[0] - s * 0.03, q[1] - s * 4, s * 0.06, s * 3.2, p.accent2)
    for (let i = 0; i < 3; i++)
      c.ell(
        q[0],
        q[1] - s * 0.55 + i * s * 0.42,
        s * (1.25 - i * 0.35),
        s * 0.24,
        i % 2 ? p.accent2 : lighten(p.glow, 0.03),
      )
  }
}
