import { loadMap } from './load-map.ts'
import type { MapEvents, MapSettings, MapView } from './map-view.ts'
import type { MapPoint } from './point.ts'

/** Share of the map's place that must be visible before the map is loaded. */
const IN_SIGHT = 0.2

interface Search {
  /** Container whose contents the search replaces. Each answer contains a `[data-map-split]`. */
  readonly answer: HTMLElement
  readonly form: HTMLFormElement
}

/**
 * Controller of the map beside the results: loads it once opened or scrolled into view, and moves it into each new
 * answer. Returns the function that stops it.
 */
export function followMap({ answer, form }: Search, settings: MapSettings): () => void {
  const ending = new AbortController()
  let view: Promise<MapView | undefined> | undefined
  let shown = 'list'
  let stay = false

  const part = (selector: string) => answer.querySelector<HTMLElement>(selector)
  const light = (hrefs: readonly string[]): void => {
    for (const article of answer.querySelectorAll('article')) {
      article.toggleAttribute('data-lit', hrefs.includes(article.querySelector('a')?.getAttribute('href') ?? ''))
    }
  }
  const events: MapEvents = {
    areaChosen({ near, radius }) {
      stay = true
      fieldOf(form, 'near').value = near
      fieldOf(form, 'radius').value = radius
      form.requestSubmit()
    },
    lit: (points) => {
      light(points.map(({ href }) => href))
    },
  }

  const open = async (): Promise<void> => {
    watcher.disconnect()
    const place = part('[data-map]')
    if (!place) return
    place.dataset.map = 'open'
    view ??= loadMap(settings, place, events)
    const [map, points] = await Promise.all([view, pointsOf(place, ending.signal)])
    // Race: the place was replaced while the map was loading. The new place opens by itself.
    if (ending.signal.aborted || part('[data-map]') !== place) return
    place.dataset.map = map ? 'open' : 'away'
    if (!map) return
    map.show(place, points, stay)
    if (stay) map.focus()
    stay = false
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void open()
    },
    { threshold: IN_SIGHT },
  )

  const choose = (side: string): void => {
    shown = side
    const split = part('[data-map-split]')
    if (split) split.dataset.mapSplit = side
    for (const button of answer.querySelectorAll<HTMLElement>('[data-map-side]'))
      button.ariaPressed = String(button.dataset.mapSide === side)
  }
  const arrive = (): void => {
    choose(shown)
    watcher.disconnect()
    const place = part('[data-map]')
    if (!place) return
    if (view) void open()
    else watcher.observe(place)
  }

  const replaced = new MutationObserver(arrive)
  replaced.observe(answer, { childList: true })
  const { signal } = ending
  answer.addEventListener(
    'click',
    ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-map-side], [data-map-open]') : undefined
      if (button?.dataset.mapSide) choose(button.dataset.mapSide)
      if (button && button.dataset.mapSide !== 'list') void open()
    },
    { signal },
  )
  for (const name of ['pointerover', 'focusin', 'pointerout', 'focusout']) {
    answer.addEventListener(
      name,
      ({ target }) => {
        const article = target instanceof Element ? target.closest('article') : undefined
        if (!article || !view) return
        const href = /over|in$/.test(name) ? article.querySelector('a')?.getAttribute('href') : undefined
        void view.then((map) => {
          map?.light(href ?? undefined)
        })
      },
      { signal },
    )
  }
  arrive()
  return () => {
    ending.abort()
    watcher.disconnect()
    replaced.disconnect()
    void view?.then((map) => {
      map?.end()
    })
  }
}

/** A hidden field of the form, created if it is missing. */
function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (field) return field
  const made = Object.assign(document.createElement('input'), { type: 'hidden', name })
  // Inside the replaced part, because the next answer contains its own field.
  form.querySelector('[data-map]')?.append(made)
  return made
}

/** Points of the search: all results if `allPoints` names their address; else, or on a failure, the page's results. */
async function pointsOf(place: HTMLElement, signal: AbortSignal): Promise<readonly MapPoint[]> {
  const { points = '[]', allPoints } = place.dataset
  if (allPoints !== undefined) {
    try {
      const response = await fetch(allPoints, { signal })
      if (response.ok) return ((await response.json()) as { points: MapPoint[] }).points
    } catch (error) {
      // Reported to error monitoring only: the visitor still has the list and its points.
      if (!signal.aborted) reportError(error)
    }
  }
  return JSON.parse(points) as MapPoint[]
}
