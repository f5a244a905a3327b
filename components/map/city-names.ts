import { type Map as MapLibre, Marker } from 'maplibre-gl'
import type { CityNames } from '#lib/i18n/locales/types.ts'
import { CITIES } from './cities.ts'
import { type Cluster, legible } from './clusters.ts'
import styles from './map.module.css'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Pixels from a point up to the centre of its pin, and of a medallion, which has its town below. */
const RISE = { pin: 22, medallion: -8 }

/** Labels cities on the map as HTML, since its style has no glyphs. `avoid` hides labels that pins would cover. */
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
