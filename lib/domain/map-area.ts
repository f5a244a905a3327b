/** Positions as GeoJSON has them: degrees east, then north. */
type Line = readonly (readonly [number, number])[]

/** The map's detail around a town, as `scripts/map/towns.ts` writes it. */
export interface MapArea {
  /** West, south, east, north, in degrees. */
  readonly box: readonly [number, number, number, number]
  /** Highest zoom at which its data is no coarser than it looks. */
  readonly zoom: number
  /** The town itself, then its neighbours. */
  readonly towns: readonly { readonly name: string; readonly latitude: number; readonly longitude: number }[]
  /** Polygons, as rings. */
  readonly land: readonly (readonly Line[])[]
  /** Coastline: the land's outlines without the edges of the box. */
  readonly coast: readonly Line[]
  readonly lakes: readonly Line[]
  readonly rivers: readonly Line[]
}
