import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Inks } from './inks.ts'

/**
 * Lines of water along the coast, widest first, as an engraver sets them: width in pixels, and whether it is a ripple.
 */
const WATER: readonly (readonly [number, keyof Inks])[] = [
  [25, 'ripple'],
  [23, 'sea'],
  [15, 'ripple'],
  [13, 'sea'],
  [7, 'ripple'],
  [5, 'sea'],
]

const kind = (name: string): FilterSpecification => ['==', ['get', 'kind'], name]

/** The site's own map: land between engraved waters, in its inks. It needs no glyphs and no sprites. */
export function mapStyle(inks: Inks, base: GeoJSONSourceSpecification['data']): StyleSpecification {
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: base, attribution: 'Natural Earth', maxzoom: 9, buffer: 64, tolerance: 0.3 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': inks.sea } },
      ...WATER.map(
        ([width, ink]): LayerSpecification => ({
          id: `water-${width}`,
          type: 'line',
          source: 'base',
          filter: kind('land'),
          layout: { 'line-join': 'round' },
          paint: { 'line-color': inks[ink], 'line-width': width },
        }),
      ),
      { id: 'land', type: 'fill', source: 'base', filter: kind('land'), paint: { 'fill-color': inks.land } },
      {
        id: 'coast',
        type: 'line',
        source: 'base',
        filter: kind('land'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': inks.coast, 'line-width': 1.5 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'base',
        filter: kind('border'),
        paint: { 'line-color': inks.border, 'line-width': 1, 'line-dasharray': [4, 3] },
      },
    ],
  }
}
