/** Map applications, in the order of the list. `device` is the one that the device opens for a place (`geo:`). */
export const APPS = ['device', 'google', 'apple', 'osm'] as const

export type App = (typeof APPS)[number]

interface Destination {
  readonly name: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/** Address at which an application shows the route to a place. It holds the place and nothing of the visitor. */
export function routeHref(app: App, { name, latitude, longitude }: Destination): string {
  const place = `${latitude},${longitude}`
  switch (app) {
    // RFC 5870, with the name as Android takes it.
    case 'device':
      return `geo:${place}?q=${place}(${encodeURIComponent(name)})`
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
    case 'apple':
      return `https://maps.apple.com/?daddr=${encodeURIComponent(place)}`
    case 'osm':
      return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`
  }
}
