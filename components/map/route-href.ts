/** Map applications, in display order. `device`: the application that the device opens for `geo:` addresses. */
export const APPS = ['device', 'google', 'apple', 'osm'] as const

export type App = (typeof APPS)[number]

interface Destination {
  readonly name: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/** Address of the route to a place, in an application. Privacy: it contains no data of the visitor. */
export function routeHref(app: App, { name, latitude, longitude }: Destination): string {
  const place = `${latitude},${longitude}`
  switch (app) {
    // RFC 5870, with the name in Android's syntax.
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
