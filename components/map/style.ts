import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Inks } from './inks.ts'

/**
 * Water lines along the coast, widest first, as in an engraving: width in pixels, and colour.
 */
const WATER: readonly (readonly [number, keyof Inks])[] = [
  [25, 'ripple'],
  [23, 'sea'],
  [15, 'ripple'],
  [13, 'sea'],
  [7, 'ripple'],
  [5, 'sea'],
]

/** Minimum zoom at which the detail around the towns covers the base. */
const DETAIL_FROM = 8

/** Minimum zoom at which towns are dots. */
const TOWNS_FROM = 9.5

const kind = (name: string): FilterSpecification => ['==', ['get', 'kind'], name]

interface Geography {
  readonly base: GeoJSONSourceSpecification['data']
  readonly detail: GeoJSONSourceSpecification['data']
}

/** Style of the site's own map, in the given colours. It needs no glyphs and no sprites. */
export function mapStyle(inks: Inks, { base, detail }: Geography): StyleSpecification {
  const line = (id: string, source: string, name: string, paint: object): LayerSpecification => ({
    id,
    type: 'line',
    source,
    filter: kind(name),
    minzoom: source === 'detail' ? DETAIL_FROM : 0,
    layout: { 'line-join': 'round' },
    paint,
  })
  const fill = (id: string, source: string, name: string, color: string): LayerSpecification => ({
    id,
    type: 'fill',
    source,
    filter: kind(name),
    minzoom: source === 'detail' ? DETAIL_FROM : 0,
    // Antialiasing would draw the edge of an area as a line.
    paint: { 'fill-color': color, 'fill-antialias': name !== 'area' },
  })
  const water = (source: string, name: string): LayerSpecification[] =>
    WATER.map(([width, ink]) =>
      line(`${source}-water-${width}`, source, name, { 'line-color': inks[ink], 'line-width': width }),
    )
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: base, attribution: 'Natural Earth', maxzoom: 9, buffer: 64, tolerance: 0.3 },
      detail: {
        type: 'geojson',
        data: detail,
        attribution: 'GSHHG, GeoNames',
        maxzoom: 13,
        buffer: 64,
        tolerance: 0.3,
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': inks.sea } },
      ...water('base', 'land'),
      fill('land', 'base', 'land', inks.land),
      line('coast', 'base', 'land', { 'line-color': inks.coast, 'line-width': 1.5 }),
      fill('detail-sea', 'detail', 'area', inks.sea),
      ...water('detail', 'coast'),
      fill('detail-land', 'detail', 'land', inks.land),
      line('rivers', 'detail', 'river', { 'line-color': inks.ripple, 'line-width': 2 }),
      fill('lakes', 'detail', 'lake', inks.sea),
      line('lake-coast', 'detail', 'lake', { 'line-color': inks.coast, 'line-width': 1.5 }),
      line('detail-coast', 'detail', 'coast', { 'line-color': inks.coast, 'line-width': 1.5 }),
      line('borders', 'base', 'border', { 'line-color': inks.border, 'line-width': 1, 'line-dasharray': [4, 3] }),
      {
        id: 'towns',
        type: 'circle',
        source: 'detail',
        filter: kind('town'),
        minzoom: TOWNS_FROM,
        paint: {
          'circle-radius': 3,
          'circle-color': inks.land,
          'circle-stroke-color': inks.coast,
          'circle-stroke-width': 1.5,
        },
      },
    ],
  }
}
