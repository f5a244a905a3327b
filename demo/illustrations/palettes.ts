/** A colour, `#rrggbb`. */
type Ink = string

type Three = readonly [Ink, Ink, Ink]
type Four = readonly [Ink, Ink, Ink, Ink]

/** The inks of one time of day. Lists are ordered from far to near, or from light to shade. */
export interface Inks {
  readonly sky: Four
  readonly sun: Ink
  readonly halo: Ink
  readonly sea: Four
  readonly foam: Ink
  readonly sand: Three
  readonly wall: Four
  readonly roof: Three
  /** Foliage, from shade to light. */
  readonly fol: Three
  readonly accent: Ink
  readonly accent2: Ink
  readonly cream: Ink
  readonly ink: Ink
  readonly glass: Ink
  readonly glow: Ink
  readonly hill: Three
  readonly skin: Ink
  readonly stone: Ink
  /** Windows are lit. */
  readonly night: boolean
  /** Snow covers the ground. */
  readonly snow?: boolean
}

export const PALETTES = {
  doree: {
    sky: ['#1d6a7c', '#5aa79f', '#f0cf8a', '#fbe6b4'],
    sun: '#fff6d8',
    halo: '#ffe3a0',
    sea: ['#124a60', '#1c6f7e', '#4fa39d', '#a9cdb1'],
    foam: '#fdf0cb',
    sand: ['#f2cf92', '#dba470', '#b06b55'],
    wall: ['#fdf0d3', '#e9c796', '#94607a', '#5c3b5e'],
    roof: ['#cb5a35', '#8a3540', '#5a2740'],
    fol: ['#102f38', '#1d5a4e', '#7f9d49'],
    accent: '#d8432b',
    accent2: '#f0a63a',
    cream: '#fdf3da',
    ink: '#13203a',
    glass: '#2b5b70',
    glow: '#ffd98a',
    hill: ['#5d8c94', '#3d6f7d', '#2a5264'],
    skin: '#e7a876',
    stone: '#d9b98c',
    night: false,
  },
  zenith: {
    sky: ['#1a62ad', '#4c9ad3', '#a5d5e6', '#eef4e0'],
    sun: '#fffbe8',
    halo: '#fff3c9',
    sea: ['#0d4a88', '#1b78b3', '#58b7cb', '#b5dfd2'],
    foam: '#fbf9ea',
    sand: ['#f6e2b3', '#e3bf88', '#b98a68'],
    wall: ['#fffaea', '#e9dcc4', '#86a3c6', '#49699a'],
    roof: ['#d85a3c', '#9a3844', '#5d2947'],
    fol: ['#0d3a40', '#1d6b4f', '#8fb652'],
    accent: '#e2472f',
    accent2: '#f4b63f',
    cream: '#fff9e8',
    ink: '#0f2140',
    glass: '#2d6396',
    glow: '#ffe2a0',
    hill: ['#7fb0c4', '#4c86a8', '#2f6088'],
    skin: '#e9ae80',
    stone: '#dfcaa4',
    night: false,
  },
  matin: {
    sky: ['#6fb0ba', '#b6d8d0', '#f5e0c6', '#fdeed8'],
    sun: '#fffaf0',
    halo: '#fff0d0',
    sea: ['#2c6d80', '#58999f', '#a2cbc1', '#d8e3d0'],
    foam: '#fff8e8',
    sand: ['#f6e4c8', '#e5c3a4', '#bd8d80'],
    wall: ['#fff6e6', '#efd6c2', '#ad90a8', '#6f5f80'],
    roof: ['#5f8093', '#3f566c', '#2a3b54'],
    fol: ['#1f454b', '#3c7465', '#a6bf80'],
    accent: '#df6247',
    accent2: '#eab04f',
    cream: '#fff7e7',
    ink: '#1b2a45',
    glass: '#4f7f90',
    glow: '#ffe3a8',
    hill: ['#a3c3c3', '#78a2ab', '#557f90'],
    skin: '#eab793',
    stone: '#e3cdb0',
    night: false,
  },
  crepuscule: {
    sky: ['#272350', '#6d3f72', '#d9686b', '#fab673'],
    sun: '#ffe9b8',
    halo: '#ffc98a',
    sea: ['#211e47', '#47386c', '#a85878', '#f0a07a'],
    foam: '#ffd59a',
    sand: ['#d08d7c', '#96607a', '#553a60'],
    wall: ['#fbc79a', '#d98a7c', '#5c3d6c', '#352550'],
    roof: ['#57406f', '#352852', '#221a3d'],
    fol: ['#17132f', '#2a2350', '#6d4570'],
    accent: '#e2503f',
    accent2: '#f7b955',
    cream: '#ffe9c6',
    ink: '#151130',
    glass: '#ffd27a',
    glow: '#ffd27a',
    hill: ['#8a4f7c', '#56396c', '#362a56'],
    skin: '#d98f78',
    stone: '#c08078',
    night: true,
  },
  nuit: {
    sky: ['#071025', '#0d2148', '#1b4070', '#3f7396'],
    sun: '#fff4d0',
    halo: '#cfe0d8',
    sea: ['#061329', '#0d2b52', '#25587f', '#5b93a4'],
    foam: '#f6d793',
    sand: ['#3a5578', '#203a5e', '#11233f'],
    wall: ['#f3dca6', '#cfa666', '#274872', '#14294b'],
    roof: ['#2b4b74', '#16305a', '#0b1b38'],
    fol: ['#050e1d', '#0b2434', '#1f5054'],
    accent: '#c9382c',
    accent2: '#e9b44c',
    cream: '#f8e8c0',
    ink: '#050a18',
    glass: '#ffdf95',
    glow: '#ffdf95',
    hill: ['#1c3d66', '#12294c', '#0b1b36'],
    skin: '#c98d68',
    stone: '#9c8a6a',
    night: true,
  },
  neige: {
    snow: true,
    sky: ['#246fa6', '#72b0d0', '#cfe6e8', '#fdf3de'],
    sun: '#fffbe8',
    halo: '#fff1cf',
    sea: ['#2c5f90', '#5e93bb', '#a8cade', '#e1eff0'],
    foam: '#ffffff',
    sand: ['#fffdf5', '#c3d7e6', '#7fa3c8'],
    wall: ['#cb8350', '#9a5636', '#62323a', '#3c2133'],
    roof: ['#fffdf5', '#b9d0e3', '#6f95be'],
    fol: ['#0f2f40', '#1c5358', '#6a9a8b'],
    accent: '#d8402b',
    accent2: '#f0ad3d',
    cream: '#fffbee',
    ink: '#11223c',
    glass: '#ffd98a',
    glow: '#ffd98a',
    hill: ['#bcd6e6', '#8ab2d2', '#5a87b4'],
    skin: '#e7a876',
    stone: '#8a8f9c',
    night: false,
  },
} as const satisfies Record<string, Inks>

export type PaletteName = keyof typeof PALETTES
