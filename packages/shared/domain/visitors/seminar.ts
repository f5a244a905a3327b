/** Layouts of a hall: columns of its capacity table, with the content's names. */
export const LAYOUTS = ['theatre', 'classroom', 'u_shape', 'boardroom', 'banquet', 'cocktail'] as const

export type Layout = (typeof LAYOUTS)[number]

export const EQUIPMENT = ['projection', 'sound', 'stage', 'video', 'interpreting', 'flipcharts'] as const

export type Equipment = (typeof EQUIPMENT)[number]

export const CATERING = ['welcome', 'breaks', 'lunch', 'cocktail', 'dinner'] as const

export type Catering = (typeof CATERING)[number]

/** Maximum number of venues and of incentives in a request. */
export const SEMINAR = { venues: 6, incentives: 12 } as const

/** Seats of a hall by layout; none for a layout that does not fit. */
export type Seats = { readonly [L in Layout]?: number | undefined }

/** Seats of the largest hall in a layout, or in any if undefined; 0 if no hall has the layout. */
export const capacityOf = (halls: readonly Seats[], layout: Layout | undefined): number =>
  Math.max(0, ...halls.flatMap((hall) => (layout ? [layout] : LAYOUTS).map((one) => hall[one] ?? 0)))
