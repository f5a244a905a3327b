import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { CityNames } from '#lib/i18n/locales/types.ts'
import { CITIES } from './cities.ts'
import { type Cluster, legible } from './clusters.ts'
import styles from './map.module.css'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Pixels by which the middle of a pin stands above its point, and that of a medallion with its town below. */
const RISE = { pin: 22, medallion: -8 }

/** Sets the names of cities on a map that has no letters of its own. `avoid` hides those that pins would cover. */
export function cityNames(map: MapLibre, cities: CityNames): { readonly avoid: (pins: readonly Cluster[]) => void } {
  const names = CITIES.map((city) => {
    const element = Object.assign(document.createElement('span'), {
      className: styles.city,
      textContent: cities[city.city],
      ariaHidden: 'true',
    })
    new Marker({ element, anchor: 'center' }).setLngLat([city.longitude, city.latitude]).addTo(map)
    return { ...city, element }
  })
  const spotOf = ({ latitude, longitude }: Place) => map.project([longitude, latitude])
  return {
    avoid(pins) {
      const shown = legible(
        names,
        spotOf,
        pins.map((pin) => {
          const { x, y } = spotOf(pin)
          return { x, y: y - (pin.points.length === 1 ? RISE.pin : RISE.medallion) }
        }),
      )
      for (const name of names) name.element.hidden = !shown.has(name)
    },
  }
}
