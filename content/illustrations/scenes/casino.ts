import type { Canvas } from '../canvas.ts'
import { lerp, lighten, mix } from '../colour.ts'
import { flag } from '../figures/beach.ts'
import { palm } from '../nature/palm.ts'
import { leafMass } from '../nature/plants.ts'
import { lens, sky, star4, sunRays } from '../nature/sky.ts'
import type { Inks } from '../palettes.ts'
import type { SceneOptions } from '../scene.ts'
import { svg } from '../svg-path.ts'

/** The casino by night: a symmetric pavilion, searchlights from its heart, mirrored in the pool. */
export function casino(c: Canvas, p: Inks, { r }: SceneOptions): void {
  const { W, H } = c
  const port = H > W * 1.1
  const cx = W * 0.5
  const yb = H * (port ? 0.66 : 0.64)
  const S = Math.min(1.02, W / 1240) * (port ? 1.1 : 1)
  sky(c, p, { hy: yb, r, stars: 110 })
  // search-lights
  const g = c.rad(cx, yb - 80 * S, H * 1.15, [
    [0, p.glow, 0.75],
    [0.4, p.glow, 0.28],
    [1, p.glow, 0],
  ])
  let d = ''
  const N = 13
  for (let i = 0; i < N; i++) {
    const a = -Math.PI + (Math.PI * (i + 0.5)) / N
    const b = 0.052
    d += svg`M${cx} ${yb - 60 * S}L${cx + 2600 * Math.cos(a - b)} ${yb + 2600 * Math.sin(a - b)}L${cx + 2600 * Math.cos(a + b)} ${yb + 2600 * Math.sin(a + b)}Z`
  }
  c.path(d, g)
  c.glow(cx, yb - 200 * S, H * 0.62, p.glow, 0.42)
  // dark park masses
  for (const s of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      leafMass(c, p, cx + s * (620 * S + i * 130), yb + 8, 150 * S + r.r(0, 60), r.r(120, 230) * S, {
        r,
        lx: -s,
        k: 8,
      })
    }
  }
  const L = p.wall[0]
  const M = p.wall[1]
  const D = p.wall[2]
  const DD = p.wall[3]
  const G = p.glow
  const up = (y: number, h: number) =>
    c.lin(0, y + h, 0, y, [
      [0, L],
      [0.35, mix(L, M, 0.6)],
      [0.75, mix(M, D, 0.55)],
      [1, D],
    ])
  const lit = (x: number, y: number, w: number, h: number, arch = true) => {
    const q = w / 2
    const D2 = arch
      ? svg`M${x} ${y + h}V${y + q}A${q} ${q} 0 0 1 ${x + w} ${y + q}V${y + h}Z`
      : svg`M${x} ${y}h${w}v${h}h${-w}Z`
    c.path(
      D2,
      c.lin(0, y, 0, y + h, [
        [0, mix(G, p.accent2, 0.55)],
        [0.6, G],
        [1, lighten(G, 0.04)],
      ]),
      { stroke: mix(M, DD, 0.45), 'stroke-width': 6 * S },
    )
    c.clip(D2, () => {
      const t = mix(p.roof[2], p.accent, 0.12)
      for (let i = 1; i < 4; i++) c.rect(x + (w * i) / 4 - 1.6 * S, y, 3.2 * S, h, t, { opacity: 0.8 })
      for (let i = 1; i < 5; i++) c.rect(x, y + q + ((h - q) * i) / 5, w, 3 * S, t, { opacity: 0.8 })
      if (arch) {
        for (let i = 1; i < 4; i++) {
          const a = (Math.PI * i) / 4
          c.line(
            [
              [x + q, y + q],
              [x + q + q * Math.cos(a) * 1.1, y + q - q * Math.sin(a) * 1.1],
            ],
            t,
            3 * S,
            { opacity: 0.8 },
          )
        }
        c.rect(x, y + q, w, 4 * S, t)
      }
      // drapes
      c.path(
        svg`M${x} ${y}H${x + w * 0.3}Q${x + w * 0.26} ${y + h * 0.5} ${x + w * 0.04} ${y + h * 0.7}V${y + h}H${x}Z`,
        p.accent,
        { opacity: 0.85 },
      )
      c.path(
        svg`M${x + w} ${y}H${x + w * 0.7}Q${x + w * 0.74} ${y + h * 0.5} ${x + w * 0.96} ${y + h * 0.7}V${y + h}H${x + w}Z`,
        p.accent,
        { opacity: 0.85 },
      )
    })
  }
  const pil = (x: number, y: number, w: number, h: number) => {
    c.rect(
      x,
      y,
      w,
      h,
      c.lin(x, 0, x + w, 0, [
        [0, lighten(L, 0.02)],
        [0.45, L],
        [1, mix(M, D, 0.4)],
      ]),
    )
    c.rect(x - w * 0.25, y - w * 0.3, w * 1.5, w * 0.42, L)
    c.rect(x - w * 0.22, y + h - w * 0.4, w * 1.44, w * 0.5, L)
  }
  const corn = (x: number, y: number, w: number, h: number) => {
    c.rect(x, y, w, h, mix(L, M, 0.2))
    c.rect(x, y, w, h * 0.28, lighten(L, 0.03))
    c.rect(x + 6, y + h, w - 12, h * 0.5, mix(D, DD, 0.5), { opacity: 0.7 })
  }
  const bal = (x: number, y: number, w: number, h: number) => {
    c.rect(x, y, w, h * 0.2, L)
    c.rect(x, y + h * 0.85, w, h * 0.2, L)
    const k = Math.round(w / (15 * S))
    for (let i = 0; i < k; i++)
      c.rect(x + ((i + 0.28) * w) / k, y + h * 0.2, (w / k) * 0.42, h * 0.66, i % 8 === 0 ? L : mix(M, D, 0.35))
  }
  const bld = c.capture(() => {
    const ww = 330 * S
    const wh = 218 * S
    const cw = 380 * S
    const ch = 300 * S
    for (const s of [-1, 1]) {
      const x = s < 0 ? cx - cw / 2 - ww : cx + cw / 2
      c.rect(x, yb - wh, ww, wh, up(yb - wh, wh))
      for (let i = 0; i < 4; i++) {
        const a = x + (ww * (i + 0.5)) / 4
        lit(a - 27 * S, yb - wh + 52 * S, 54 * S, wh - 76 * S)
      }
      for (let i = 0; i <= 4; i++) pil(x + (ww * i) / 4 - 7 * S, yb - wh + 30 * S, 14 * S, wh - 34 * S)
      corn(x - 14 * S, yb - wh, ww + 28 * S, 24 * S)
      bal(x - 4 * S, yb - wh - 34 * S, ww + 8 * S, 34 * S)
      // end pavilion
      const e = s < 0 ? x - 92 * S : x + ww
      c.rect(e, yb - wh - 14 * S, 92 * S, wh + 14 * S, up(yb - wh, wh))
      lit(e + 22 * S, yb - wh + 56 * S, 48 * S, wh - 80 * S)
      pil(e + 4 * S, yb - wh + 26 * S, 13 * S, wh - 30 * S)
      pil(e + 75 * S, yb - wh + 26 * S, 13 * S, wh - 30 * S)
      corn(e - 10 * S, yb - wh - 22 * S, 112 * S, 26 * S)
      const dm = e + 46 * S
      c.path(
        svg`M${dm - 44 * S} ${yb - wh - 22 * S}Q${dm - 42 * S} ${yb - wh - 84 * S} ${dm} ${yb - wh - 92 * S}Q${dm + 42 * S} ${yb - wh - 84 * S} ${dm + 44 * S} ${yb - wh - 22 * S}Z`,
        c.lin(dm - 44 * S * -s, 0, dm + 44 * S * -s, 0, [
          [0, p.roof[1]],
          [0.5, p.roof[0]],
          [1, mix(p.roof[0], G, 0.45)],
        ]),
      )
      flag(c, p, dm, yb - wh - 90 * S, 74 * S, { cols: [p.accent], dir: s })
    }
    // centre
    c.rect(cx - cw / 2, yb - ch, cw, ch, up(yb - ch, ch))
    for (let i = -1; i <= 1; i++) lit(cx + i * 112 * S - 43 * S, yb - ch + 62 * S, 86 * S, ch - 92 * S)
    for (const i of [-1.5, -0.5, 0.5, 1.5])
      for (const e of [-10, 10]) pil(cx + i * 112 * S - 7 * S + e * S, yb - ch + 42 * S, 13 * S, ch - 46 * S)
    corn(cx - cw / 2 - 20 * S, yb - ch, cw + 40 * S, 30 * S)
    // attic with fan ornament
    const ay = yb - ch
    c.path(
      svg`M${cx - cw * 0.5} ${ay}V${ay - 34 * S}H${cx - cw * 0.3}Q${cx - cw * 0.26} ${ay - 92 * S} ${cx} ${ay - 100 * S}Q${cx + cw * 0.26} ${ay - 92 * S} ${cx + cw * 0.3} ${ay - 34 * S}H${cx + cw * 0.5}V${ay}Z`,
      up(ay - 100 * S, 100 * S),
    )
    c.clip(svg`M${cx - 92 * S} ${ay - 6 * S}A${92 * S} ${84 * S} 0 0 1 ${cx + 92 * S} ${ay - 6 * S}Z`, () => {
      c.rect(cx - 100 * S, ay - 100 * S, 200 * S, 100 * S, mix(p.accent, p.roof[2], 0.25))
      sunRays(c, p, { x: cx, y: ay - 6 * S, len: 100 * S, N: 26, col: G, o: 1, disc: false })
      c.circle(cx, ay - 6 * S, 26 * S, G)
    })
    const dy = ay - 94 * S
    const R = 118 * S
    const DM = svg`M${cx - R} ${dy}C${cx - R} ${dy - R * 0.75} ${cx - R * 0.4} ${dy - R * 1.02} ${cx} ${dy - R * 1.06}C${cx + R * 0.4} ${dy - R * 1.02} ${cx + R} ${dy - R * 0.75} ${cx + R} ${dy}Z`
    c.path(
      DM,
      c.lin(0, dy, 0, dy - R, [
        [0, mix(p.roof[0], G, 0.75)],
        [0.5, p.roof[0]],
        [1, p.roof[1]],
      ]),
    )
    c.clip(DM, () => {
      for (let i = -5; i <= 5; i++) {
        const a = i / 5.4
        c.path(
          svg`M${cx} ${dy - R * 1.06}C${cx + a * R * 0.8} ${dy - R} ${cx + a * R} ${dy - R * 0.6} ${cx + a * R} ${dy}`,
          'none',
          { stroke: mix(p.roof[0], G, 0.6), 'stroke-width': 2.6 * S },
        )
      }
      c.shade(DM, cx, 0, cx + R, 0, p.roof[2], 0, 0.8)
      c.shade(DM, cx, 0, cx - R, 0, p.roof[2], 0, 0.8)
    })
    corn(cx - R * 1.08, dy - 4 * S, R * 2.16, 18 * S)
    c.rect(cx - 20 * S, dy - R * 1.06 - 36 * S, 40 * S, 38 * S, G)
    for (const e of [-20, -3, 14]) c.rect(cx + e * S, dy - R * 1.06 - 36 * S, 6 * S, 38 * S, M)
    c.path(
      svg`M${cx - 28 * S} ${dy - R * 1.06 - 36 * S}Q${cx} ${dy - R * 1.06 - 78 * S} ${cx + 28 * S} ${dy - R * 1.06 - 36 * S}Z`,
      p.roof[0],
    )
    star4(c, cx, dy - R * 1.06 - 96 * S, 30 * S, lighten(G, 0.05))
    // bulbs along cornices
    for (let i = 0; i <= 26; i++)
      c.circle(cx - cw / 2 - 14 * S + ((cw + 28 * S) * i) / 26, yb - ch + 15 * S, 3.3 * S, lighten(G, 0.06))
  })
  c.add(bld)
  // steps + carpet
  for (let i = 0; i < 4; i++)
    c.rect(cx - (235 + i * 26) * S, yb - 16 * S + i * 9 * S, (470 + i * 52) * S, 9.6 * S, i % 2 ? p.wall[1] : p.wall[0])
  c.path(svg`M${cx - 48 * S} ${yb - 16 * S}H${cx + 48 * S}L${cx + 66 * S} ${yb + 20 * S}H${cx - 66 * S}Z`, p.accent)
  // terrace
  const y2 = yb + 20 * S
  c.rect(0, y2, W, 30 * S, mix(p.wall[1], p.wall[2], 0.55))
  c.rect(0, y2, W, 5 * S, p.wall[0], { opacity: 0.7 })
  const y3 = y2 + 30 * S
  // water
  c.rect(
    0,
    y3,
    W,
    H - y3,
    c.lin(0, y3, 0, H, [
      [0, p.sea[1]],
      [0.5, p.sea[0]],
      [1, mix(p.sea[0], p.ink, 0.5)],
    ]),
  )
  c.define(
    `<filter id="wob" x="-0.05" y="-0.05" width="1.1" height="1.1"><feTurbulence type="turbulence" baseFrequency="0.0025 0.075" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  )
  c.define(
    svg`<linearGradient id="rf" gradientUnits="userSpaceOnUse" x1="0" y1="${y3}" x2="0" y2="${H}"><stop offset="0" stop-color="#fff" stop-opacity="0.95"/><stop offset="1" stop-color="#fff" stop-opacity="0.28"/></linearGradient><mask id="rm" maskUnits="userSpaceOnUse" x="0" y="${y3}" width="${W}" height="${H - y3}"><rect x="0" y="${y3}" width="${W}" height="${H - y3}" fill="url(#rf)"/></mask>`,
  )
  c.group(
    () =>
      c.group(() => c.group(() => c.add(bld), { transform: svg`translate(0 ${yb * 0.86 + y3}) scale(1 -0.86)` }), {
        filter: 'url(#wob)',
      }),
    { mask: 'url(#rm)' },
  )
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.4) / 34
    const y = lerp(y3 + 4, H, t ** 1.4)
    lens(
      c,
      r.r(-0.1, 0.9) * W,
      y,
      r.r(0.1, 0.34) * W * lerp(0.5, 1, t),
      lerp(1.5, 9, t),
      mix(p.sea[0], p.ink, 0.35),
      r.r(0.4, 0.85),
    )
  }
  for (let i = 0; i < 26; i++) {
    const t = (i + 0.4) / 26
    const y = lerp(y3 + 4, H, t ** 1.3)
    const w = lerp(40, 210, t) * r.r(0.4, 1)
    lens(c, cx + r.r(-1, 1) * lerp(60, 190, t) - w / 2, y, w, lerp(1.5, 7, t), p.foam, r.r(0.4, 0.9))
  }
  // lamps
  for (const s of [-1, 1])
    for (const k of [300, 470, 680, 900]) {
      const x = cx + s * k * S
      const h = 120 * S
      c.rect(x - 3 * S, y2 - h, 6 * S, h, mix(p.wall[2], p.ink, 0.4))
      c.rect(x - 22 * S, y2 - h + 14 * S, 44 * S, 4 * S, mix(p.wall[2], p.ink, 0.4))
      for (const e of [-20, 0, 20]) {
        const yy = y2 - h - (e ? 0 : 16 * S)
        c.glow(x + e * S, yy, 34 * S, p.glow, 0.6)
        c.circle(x + e * S, yy, 8.5 * S, lighten(p.glow, 0.05))
      }
    }
  for (const s of [-1, 1]) {
    c.group(
      () =>
        palm(
          c,
          { ...p, fol: [p.fol[0], mix(p.fol[1], p.fol[0], 0.3), p.fol[2]] },
          W * (port ? -0.01 : 0.015),
          H * 0.99,
          H * (port ? 0.38 : 0.7),
          { r, lean: 0.09, lx: 1 },
        ),
      { transform: s > 0 ? svg`translate(${W} 0) scale(-1 1)` : null },
    )
  }
}
