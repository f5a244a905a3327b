import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { type Cluster, clusters, townOf } from './clusters.ts'
import styles from './map.module.css'
import type { MapLabels, MapPoint } from './point.ts'

interface Pin {
  readonly cluster: Cluster
  readonly marker: Marker
  readonly element: HTMLElement
}

interface PinEvents {
  readonly opened: (cluster: Cluster, pin: HTMLElement) => void
  /** Called when a pin is hovered or focused; with no points when it ends. */
  readonly lit: (points: readonly MapPoint[]) => void
  /** Called with the clusters when they may have changed. */
  readonly arranged: (clusters: readonly Cluster[]) => void
}

export interface Pins {
  readonly show: (points: readonly MapPoint[]) => void
  /** Highlights the pin of an address. */
  readonly light: (href: string | undefined) => void
}

/** Keeps one pin on the map for each cluster of points at the current zoom. */
export function pinsOn(map: MapLibre, labels: MapLabels, events: PinEvents): Pins {
  const pins = new Map<string, Pin>()
  let points: readonly MapPoint[] = []

  const add = (cluster: Cluster): void => {
    const element = cluster.points.length === 1 ? pinOf(cluster.points[0] as MapPoint) : medallionOf(cluster, labels)
    element.addEventListener('click', (event) => {
      // Otherwise the map would treat the click as a click outside all pins.
      event.stopPropagation()
      events.opened(cluster, element)
    })
    for (const name of ['pointerenter', 'focus'])
      element.addEventListener(name, () => {
        events.lit(cluster.points)
      })
    for (const name of ['pointerleave', 'blur'])
      element.addEventListener(name, () => {
        events.lit([])
      })
    const marker = new Marker({ element, anchor: cluster.points.length === 1 ? 'bottom' : 'center' })
    marker.setLngLat([cluster.longitude, cluster.latitude]).addTo(map)
    pins.set(cluster.key, { cluster, marker, element })
  }

  const arrange = (): void => {
    const wanted = clusters(points, ({ longitude, latitude }) => map.project([longitude, latitude]))
    const keys = new Set(wanted.map(({ key }) => key))
    let focused: string | undefined
    for (const [key, { element, marker, cluster }] of pins) {
      if (keys.has(key)) continue
      if (element === document.activeElement) focused = cluster.points[0]?.id
      marker.remove()
      pins.delete(key)
    }
    for (const cluster of wanted) if (!pins.has(cluster.key)) add(cluster)
    events.arranged(wanted)
    // Keeps the focus on its point when a cluster splits or pins merge.
    if (focused !== undefined)
      [...pins.values()].find(({ cluster }) => cluster.points.some(({ id }) => id === focused))?.element.focus()
  }
  map.on('zoom', arrange)
  map.on('resize', arrange)

  return {
    show(next) {
      points = next
      for (const { marker } of pins.values()) marker.remove()
      pins.clear()
      arrange()
    },
    light(href) {
      for (const { cluster, element } of pins.values())
        element.toggleAttribute(
          'data-lit',
          cluster.points.some((point) => point.href === href),
        )
    },
  }
}

function pinOf({ name, town, label, detail }: MapPoint): HTMLElement {
  const pin = buttonOf(styles.pin, [name, town, detail].filter((part) => part !== '').join(', '))
  pin.append(Object.assign(document.createElement('span'), { textContent: label }))
  return pin
}

function medallionOf(cluster: Cluster, { cluster: label, here }: MapLabels): HTMLElement {
  const town = townOf(cluster)
  const count = String(cluster.points.length)
  const medallion = buttonOf(styles.medallion, label.replace('{count}', count).replace('{place}', town ?? here))
  medallion.append(Object.assign(document.createElement('span'), { textContent: count }))
  if (town !== undefined) medallion.dataset.town = town
  return medallion
}

function buttonOf(className: string | undefined, label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button' as const,
    className,
    ariaLabel: label,
  })
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-expanded', 'false')
  return button
}
