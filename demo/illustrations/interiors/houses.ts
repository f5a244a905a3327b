import type { Decor } from './space.ts'

/** Inks of each house, so that its rooms look related and houses differ. */
export const HOUSES = {
  colombages: {
    wall: '#f8dfae',
    shade: '#e8a66c',
    curtain: '#c8402c',
    rug: '#1d4a63',
    cloth: '#d98a3a',
    wood: '#c98f55',
  },
  courses: { wall: '#c3d79b', shade: '#6fa582', curtain: '#8a3540', rug: '#6b2a35', cloth: '#1d5a4e', wood: '#b3713f' },
  palmarium: {
    wall: '#f9cfb2',
    shade: '#e08f7c',
    curtain: '#0f6a72',
    rug: '#0f4a5c',
    cloth: '#e08a4a',
    wood: '#c08a55',
  },
  estelle: { wall: '#fbe49a', shade: '#efb24e', curtain: '#2563a8', rug: '#2f78b8', cloth: '#d85a3a', wood: '#d0764a' },
  baie: { wall: '#aadbd0', shade: '#4fa3ae', curtain: '#eab23a', rug: '#1f5a4a', cloth: '#d8603a', wood: '#dcb47c' },
  dunes: { wall: '#bfdcea', shade: '#6f9fc8', curtain: '#9a3b40', rug: '#8a3540', cloth: '#e0a058', wood: '#e3c08c' },
  emeraude: {
    wall: '#9fd8ae',
    shade: '#3f9f8c',
    curtain: '#b0567f',
    rug: '#1d5a3e',
    cloth: '#7a4a86',
    wood: '#c99a62',
  },
  lac: { wall: '#cfc2ee', shade: '#8f86d0', curtain: '#4a2f7c', rug: '#352550', cloth: '#d9a13a', wood: '#a8704a' },
  eperon: { wall: '#f0a58c', shade: '#c4586a', curtain: '#4b2450', rug: '#4b2450', cloth: '#c8922f', wood: '#a4603c' },
  meleze: { wall: '#e0a868', shade: '#b06a44', curtain: '#b4321f', rug: '#13304f', cloth: '#c8402c', wood: '#b97a45' },
} as const satisfies Record<string, Decor>
