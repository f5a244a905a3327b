/** How a hall is set out: columns of its capacity table, as the content names them. */
export const LAYOUTS = ['theatre', 'classroom', 'u_shape', 'boardroom', 'banquet', 'cocktail'] as const

export type Layout = (typeof LAYOUTS)[number]

export const EQUIPMENT = ['projection', 'sound', 'stage', 'video', 'interpreting', 'flipcharts'] as const

export type Equipment = (typeof EQUIPMENT)[number]

export const CATERING = ['welcome', 'breaks', 'lunch', 'cocktail', 'dinner'] as const

export type Catering = (typeof CATERING)[number]

/** Most venues of a request, and most incentives. */
export const SEMINAR = { venues: 6, incentives: 12 } as const

/** Seats of a hall by layout; a layout that does not fit has none. */
export type Seats = { readonly [L in Layout]?: number | undefined }

/** Guests that the largest hall holds in a layout, in any where it is undefined; 0 where none is set out so. */
export const capacityOf = (halls: readonly Seats[], layout: Layout | undefined): number =>
  Math.max(0, ...halls.flatMap((hall) => (layout ? [layout] : LAYOUTS).map((one) => hall[one] ?? 0)))
