import type { Geography, MapEvents, MapSettings, MapView } from './map-view.ts'

/** Loads the map; undefined if the browser has no WebGL 2 or loading fails. */
export async function loadMap(
  settings: MapSettings,
  place: HTMLElement,
  events: MapEvents,
): Promise<MapView | undefined> {
  // Feature detection first, so that an unsupported browser downloads nothing.
  if (!document.createElement('canvas').getContext('webgl2')) return undefined
  try {
    const isOwn = settings.styleUrl === undefined
    const [{ mapView }, geography, pmtiles] = await Promise.all([
      import('./map-view.ts'),
      isOwn ? loadGeography() : undefined,
      isOwn ? undefined : import('./pmtiles.ts'),
    ])
    pmtiles?.readPmtiles()
    return mapView(settings, geography, place, events)
  } catch (error) {
    // Reported to error monitoring only: the visitor still has the page.
    reportError(error)
    return undefined
  }
}

async function loadGeography(): Promise<Geography> {
  const load = async (file: URL): Promise<unknown> => (await fetch(file)).json()
  const [base, areas] = await Promise.all([
    load(new URL('./base.json', import.meta.url)),
    load(new URL('./towns.json', import.meta.url)),
  ])
  return { base, areas } as Geography
}
