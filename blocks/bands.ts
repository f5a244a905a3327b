/** Colours of the band under a picture, one per town of the group (design language §2). */
export const BANDS = {
  vermillon: 'Vermilion (Deauville)',
  petrole: 'Petrol (Cannes)',
  pins: 'Pine (La Baule)',
  brique: 'Brick (Le Touquet)',
  lande: 'Heath (Dinard)',
  lac: 'Lake (Enghien)',
  basque: 'Basque (Biarritz)',
  nuit: 'Night (Courchevel)',
  or: 'Gold (casinos)',
} as const
