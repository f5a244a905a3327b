import { AttributionControl, type GeoJSONSourceSpecification, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import type { MapArea } from '#lib/domain/map-area.ts'
import { around, areaOf, BASE, type Bounds, middleOf } from './area.ts'
import { mapCard } from './card.ts'
import { cityNames } from './city-names.ts'
import { type Cluster, fallsApart } from './clusters.ts'
import { BASE_ZOOM, detailOf, zoomAt } from './detail.ts'
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
  /** Called when the visitor searches in an area. Without it, the map has no button for this search. */
  readonly areaChosen?: (area: ReturnType<typeof areaOf>) => void
  readonly lit?: (points: readonly MapPoint[]) => void
}

export interface MapView {
  /** Moves the map into a place of the page and shows points; `stay` keeps the current view. */
  readonly show: (place: HTMLElement, points: readonly MapPoint[], stay: boolean) => void
  readonly light: (href: string | undefined) => void
  readonly focus: () => void
  readonly end: () => void
}

/** Zoom when fitting results: at most `most`, and `short` below the data's limit, to show a town's neighbours too. */
const FITTED = { most: 11.3, short: 1 }

const PADDING = { top: 88, bottom: 48, left: 56, right: 56 }

const boxOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [west, south, east, north]

/** Geographic data of the site's own style. */
export interface Geography {
  readonly base: GeoJSONSourceSpecification['data']
  readonly areas: readonly MapArea[]
}

/** Creates the map in a place; `geography` is undefined for another style, which defines its own limits. */
export function mapView(
  { labels, styleUrl }: MapSettings,
  geography: Geography | undefined,
  first: HTMLElement,
  events: MapEvents,
): MapView {
  // Content security policy: the worker must be a file of the site, not a blob.
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)
  const container = Object.assign(document.createElement('div'), { className: styles.map })
  first.append(container)
  const map = new MapLibre({
    container,
    style: geography
      ? mapStyle(inksOf(container), { base: geography.base, detail: detailOf(geography.areas) })
      : (styleUrl as string),
    bounds: boxOf(around([])),
    ...(geography ? { maxBounds: boxOf(BASE), maxZoom: BASE_ZOOM } : {}),
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
    events.areaChosen?.(
      areaOf({ west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }),
    )
  })
  area.hidden = true
  map.on('moveend', ({ originalEvent }) => {
    if (originalEvent && events.areaChosen) area.hidden = false
  })
  button(styles.closer, '+', (originalEvent) => {
    map.zoomIn({}, { originalEvent })
  }).ariaLabel = labels.closer
  button(styles.farther, '−', (originalEvent) => {
    map.zoomOut({}, { originalEvent })
  }).ariaLabel = labels.farther

  // Zoom limit: not closer than the data at the centre of the view allows.
  const nearest = (bounds: Bounds): number => (geography ? zoomAt(geography.areas, middleOf(bounds)) : map.getMaxZoom())
  if (geography)
    map.on('moveend', () => {
      const { lat: latitude, lng: longitude } = map.getCenter()
      const limit = zoomAt(geography.areas, { latitude, longitude })
      if (map.getZoom() > limit) map.easeTo({ zoom: limit })
      else map.setMaxZoom(limit)
    })
  // Points that must stay in view when the map is resized, until the visitor moves the map.
  let fitted: readonly MapPoint[] | undefined
  const fit = (points: readonly MapPoint[], { animate }: { animate: boolean }): void => {
    fitted = points
    const bounds = around(points)
    const limit = nearest(bounds)
    const closest = animate ? limit : Math.min(limit - FITTED.short, FITTED.most)
    map.setMaxZoom(Math.max(limit, animate ? map.getZoom() : 0))
    map.fitBounds(boxOf(bounds), { animate, padding: PADDING, maxZoom: Math.max(closest, BASE_ZOOM) })
  }
  map.on('moveend', ({ originalEvent }) => {
    if (originalEvent) fitted = undefined
  })
  map.on('resize', () => {
    if (fitted) fit(fitted, { animate: false })
  })

  const card = mapCard(container, labels, () => map.getCanvas())
  const opened = ({ points }: Cluster, pin: HTMLElement): void => {
    const closest = nearest(around(points))
    if (!fallsApart(points, closest)) return card.open(points, pin)
    card.close(false)
    fit(points, { animate: true })
  }
  const names = geography && cityNames(map, labels.cities, geography.areas)
  const pins = pinsOn(map, labels, {
    opened,
    lit: (points) => events.lit?.(points),
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
        fit(points, { animate: false })
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
