import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { MapArea } from '#lib/domain/map-area.ts'
import type { CityNames } from '@barriere/shared/locales/types.ts'
import { CITIES } from './cities.ts'
import { type Cluster, labelWidth, legible } from './clusters.ts'
import styles from './map.module.css'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

interface Name extends Place {
  readonly marker: Marker
  /** Width in pixels. */
  readonly width: number
  /** Lowest zoom at which it is shown. */
  readonly from: number
}

/** Pixels from a point up to the centre of its pin. Negative for a medallion, because its town's name is below it. */
const RISE = { pin: 22, medallion: -8 }

/** Minimum zoom at which the detail's towns are labelled: towns with our pages, and neighbouring towns. */
const TOWN_FROM = { own: 8.5, neighbour: 9.5 }

/**
 * Labels cities and towns on the map as HTML, because its style contains no glyphs. On a collision, cities take
 * precedence over own towns, and these over neighbours. `avoid` hides labels that pins would cover.
 */
export function cityNames(
  map: MapLibre,
  cities: CityNames,
  areas: readonly MapArea[],
): { readonly avoid: (pins: readonly Cluster[]) => void } {
  const name = (text: string, { latitude, longitude }: Place, from: number): Name => {
    const element = Object.assign(document.createElement('span'), {
      className: styles.city,
      textContent: text,
      ariaHidden: 'true',
    })
    const marker = new Marker({ element, anchor: from === 0 ? 'center' : 'bottom', offset: [0, from === 0 ? 0 : -4] })
    return { marker: marker.setLngLat([longitude, latitude]), latitude, longitude, from, width: labelWidth(text) }
  }
  const names = [
    ...CITIES.map((city) => name(cities[city.city], city, 0)),
    ...areas.flatMap(({ towns }) => towns.slice(0, 1).map((town) => name(town.name, town, TOWN_FROM.own))),
    ...areas.flatMap(({ towns }) => towns.slice(1).map((town) => name(town.name, town, TOWN_FROM.neighbour))),
  ]
  const spotOf = ({ latitude, longitude }: Place) => map.project([longitude, latitude])
  let shown: ReadonlySet<Name> = new Set()
  let avoided: readonly Cluster[] = []
  const arrange = (): void => {
    const bounds = map.getBounds()
    const candidates = names.filter(
      (one) => one.from <= map.getZoom() && bounds.contains([one.longitude, one.latitude]),
    )
    const spots = avoided.map((pin) => {
      const { x, y } = spotOf(pin)
      return { x, y: y - (pin.points.length === 1 ? RISE.pin : RISE.medallion) }
    })
    const wanted = legible(candidates, spotOf, spots, ({ width }) => width)
    for (const one of names) {
      if (wanted.has(one) === shown.has(one)) continue
      if (wanted.has(one)) one.marker.addTo(map)
      else one.marker.remove()
    }
    shown = wanted
  }
  map.on('moveend', arrange)
  return {
    avoid(pins) {
      avoided = pins
      arrange()
    },
  }
}
