import {
  AttributionControl,
  type GeoJSONSourceSpecification,
  LngLatBounds,
  Map as MapLibre,
  setWorkerUrl,
} from 'maplibre-gl'
import { around, areaOf, BASE, type Bounds } from './area.ts'
import { mapCard } from './card.ts'
import { cityNames } from './city-names.ts'
import { type Cluster, fallsApart } from './clusters.ts'
import { inksOf } from './inks.ts'
import styles from './map.module.css'
import { pinsOn } from './pins.ts'
import type { MapLabels, MapPoint } from './point.ts'
import { mapStyle } from './style.ts'

export interface MapSettings {
  readonly labels: MapLabels
  /** URL of a MapLibre style that replaces the site's own. */
  readonly styleUrl: string | undefined
}

export interface MapEvents {
  /** Callback: the visitor searches in this area. */
  readonly areaChosen: (area: ReturnType<typeof areaOf>) => void
  readonly lit: (points: readonly MapPoint[]) => void
}

export interface MapView {
  /** Moves the map into a place of the page and shows points; `stay` keeps the current view. */
  readonly show: (place: HTMLElement, points: readonly MapPoint[], stay: boolean) => void
  readonly light: (href: string | undefined) => void
  readonly focus: () => void
  readonly end: () => void
}

/** Maximum zoom of the site's own map: its base data is too coarse beyond. */
const NEAREST = 13

/** Maximum zoom when fitting results: a town in its surroundings helps more than its streets. */
const FITTED = 9

const PADDING = { top: 88, bottom: 48, left: 56, right: 56 }

const boxOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north]

/** Creates the map in a place. `base` is the geographic data of the site's own style. */
export function mapView(
  { labels, styleUrl }: MapSettings,
  base: GeoJSONSourceSpecification['data'],
  first: HTMLElement,
  events: MapEvents,
): MapView {
  // Content security policy: the worker must be a file of the site, not a blob.
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)
  const container = Object.assign(document.createElement('div'), { className: styles.map })
  first.append(container)
  const map = new MapLibre({
    container,
    style: styleUrl ?? mapStyle(inksOf(container), base),
    bounds: boxOf(around([])),
    ...(styleUrl === undefined ? { maxBounds: boxOf(BASE), maxZoom: NEAREST } : {}),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    // Cooperative gestures: the wheel scrolls the page, not the map.
    cooperativeGestures: matchMedia('(pointer: fine)').matches,
    locale: {
      'Map.Title': labels.keys,
      'CooperativeGesturesHandler.WindowsHelpText': labels.wheel,
      'CooperativeGesturesHandler.MacHelpText': labels.wheelMac,
    },
  })
  map.addControl(new AttributionControl({ compact: false }))
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.once('idle', () => {
    container.dataset.drawn = ''
  })

  const button = (className: string | undefined, text: string, press: (event: Event) => void): HTMLButtonElement => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button' as const,
      className,
      textContent: text,
    })
    made.addEventListener('click', press)
    container.append(made)
    return made
  }
  const area = button(styles.area, labels.area, () => {
    area.hidden = true
    const bounds = map.getBounds()
    events.areaChosen(
      areaOf({ west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }),
    )
  })
  area.hidden = true
  map.on('moveend', ({ originalEvent }) => {
    if (originalEvent) area.hidden = false
  })
  button(styles.closer, '+', (originalEvent) => {
    map.zoomIn({}, { originalEvent })
  }).ariaLabel = labels.closer
  button(styles.farther, '−', (originalEvent) => {
    map.zoomOut({}, { originalEvent })
  }).ariaLabel = labels.farther

  const card = mapCard(container, labels, () => map.getCanvas())
  const opened = ({ points }: Cluster, pin: HTMLElement): void => {
    if (!fallsApart(points, map.getMaxZoom())) return card.open(points, pin)
    card.close(false)
    map.fitBounds(boxOf(around(points)), { padding: PADDING, maxZoom: map.getMaxZoom() })
  }
  const names = styleUrl === undefined ? cityNames(map, labels.cities) : undefined
  const pins = pinsOn(map, labels, {
    opened,
    lit: events.lit,
    arranged: (clusters) => {
      names?.avoid(clusters)
    },
  })
  map.on('click', () => {
    card.close(false)
  })

  return {
    show(place, points, stay) {
      card.close(false)
      if (container.parentElement !== place) place.append(container)
      map.resize()
      if (!stay) {
        area.hidden = true
        map.fitBounds(new LngLatBounds(boxOf(around(points))), { animate: false, padding: PADDING, maxZoom: FITTED })
      }
      pins.show(points)
    },
    light: pins.light,
    focus: () => {
      map.getCanvas().focus()
    },
    end: () => {
      map.remove()
      container.remove()
    },
  }
}
