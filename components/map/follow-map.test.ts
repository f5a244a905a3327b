// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followMap } from './follow-map.ts'
import type { MapEvents, MapView } from './map-view.ts'

const { mapView } = vi.hoisted(() => ({ mapView: vi.fn() }))

vi.mock('./map-view.ts', () => ({ mapView }))

const point = (id: string) => ({
  id,
  name: id,
  town: 'Cannes',
  href: `/${id}`,
  latitude: 43,
  longitude: 7,
  label: '1 €',
  detail: 'Hôtel',
})

const split = (...ids: string[]) => `
  <div data-map-split="list">
    <button type="button" data-map-side="list" aria-pressed="true"></button>
    <button type="button" data-map-side="map" aria-pressed="false"></button>
    ${ids.map((id) => `<article><a href="/${id}">${id}</a></article>`).join('')}
    <section data-map="" data-points='${JSON.stringify(
      ids.map(point),
    )}'><button type="button" data-map-open></button></section>
  </div>`

const settings = { labels: {} as Parameters<typeof followMap>[1]['labels'], styleUrl: undefined } as const

let seen: (entries: readonly { isIntersecting: boolean }[]) => void
let view: { [Name in keyof MapView]: ReturnType<typeof vi.fn<MapView[Name]>> }
let end: () => void
let submitted: ReturnType<typeof vi.fn<() => void>>

const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T
const events = () => mapView.mock.calls[0]?.[3] as MapEvents
const answer = () => one('[data-answer]')
const shown = async (times: number) => {
  await vi.waitFor(() => {
    expect(view.show).toHaveBeenCalledTimes(times)
  })
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ type: 'FeatureCollection', features: [] })),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  view = { show: vi.fn(), light: vi.fn(), focus: vi.fn(), end: vi.fn() }
  mapView.mockReturnValue(view)
  document.body.innerHTML = `<form><div data-answer>${split('a', 'b')}<input name="near"></div></form>`
  submitted = vi.fn<() => void>()
  one<HTMLFormElement>('form').requestSubmit = submitted
  end = followMap({ answer: answer(), form: one('form') }, settings)
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  mapView.mockReset()
})

describe('the map beside a list', () => {
  test('waits until its place is in sight', async () => {
    seen([{ isIntersecting: false }])
    expect(fetch).not.toHaveBeenCalled()
    seen([{ isIntersecting: true }])
    await shown(1)
    expect(view.show).toHaveBeenCalledWith(one('[data-map]'), [point('a'), point('b')], false)
    expect(one('[data-map]').dataset.map).toBe('open')
  })

  test.each(['[data-map-open]', '[data-map-side=map]'])('opens by %s', async (button) => {
    one(button).click()
    await shown(1)
    expect(mapView).toHaveBeenCalledTimes(1)
  })

  test('the list’s own button opens nothing, and the chosen side outlives an answer', () => {
    one('[data-map-side=list]').click()
    expect(fetch).not.toHaveBeenCalled()
    one('[data-map-side=map]').click()
    expect([one('[data-map-side=map]').ariaPressed, one('[data-map-side=list]').ariaPressed]).toEqual(['true', 'false'])
    expect(one('[data-map-split]').dataset.mapSplit).toBe('map')
  })

  test('moves on to the next answer with its points and its side', async () => {
    one('[data-map-side=map]').click()
    await shown(1)
    answer().innerHTML = split('c')
    await shown(2)
    expect(view.show).toHaveBeenLastCalledWith(one('[data-map]'), [point('c')], false)
    expect(one('[data-map-split]').dataset.mapSplit).toBe('map')
    expect(mapView).toHaveBeenCalledTimes(1)
  })

  test('shows all results of a search whose list has further pages, and those of the page on a failure', async () => {
    const fetched = vi.mocked(fetch)
    fetched.mockImplementation(async (input) =>
      String(input).startsWith('/api/search/places')
        ? Response.json({ points: [point('a'), point('b'), point('far')] })
        : Response.json([]),
    )
    one('[data-map]').dataset.allPoints = '/api/search/places?q=mer'
    one('[data-map-open]').click()
    await shown(1)
    expect(view.show).toHaveBeenLastCalledWith(one('[data-map]'), [point('a'), point('b'), point('far')], false)
    fetched.mockRejectedValue(new TypeError('offline'))
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    answer().innerHTML = split('c').replace('data-map=""', 'data-map="" data-all-points="/api/search/places?q=x"')
    await shown(2)
    expect(view.show).toHaveBeenLastCalledWith(one('[data-map]'), [point('c')], false)
    expect(reported).toHaveBeenCalledTimes(1)
  })

  test('searches an area through the form, and then stays where it is and takes the focus back', async () => {
    one('[data-map-open]').click()
    await shown(1)
    events().areaChosen?.({ near: '43.5,7.1', radius: '12' })
    expect(Object.fromEntries(new FormData(one<HTMLFormElement>('form')))).toEqual({ near: '43.5,7.1', radius: '12' })
    expect(submitted).toHaveBeenCalledTimes(1)
    answer().innerHTML = split('a')
    await shown(2)
    expect(view.show).toHaveBeenLastCalledWith(one('[data-map]'), [point('a')], true)
    expect(view.focus).toHaveBeenCalledTimes(1)
    answer().innerHTML = split('b')
    await shown(3)
    expect(view.show).toHaveBeenLastCalledWith(one('[data-map]'), [point('b')], false)
    expect(view.focus).toHaveBeenCalledTimes(1)
  })

  test('shows on the map what is pointed at in the list, and the reverse', async () => {
    one('[data-map-open]').click()
    await shown(1)
    one('a[href="/b"]').focus()
    await vi.waitFor(() => {
      expect(view.light).toHaveBeenLastCalledWith('/b')
    })
    one('a[href="/b"]').blur()
    await vi.waitFor(() => {
      expect(view.light).toHaveBeenLastCalledWith(undefined)
    })
    events().lit?.([point('a')])
    expect([...document.querySelectorAll('article')].map((article) => article.hasAttribute('data-lit'))).toEqual([
      true,
      false,
    ])
    events().lit?.([])
    expect(document.querySelector('[data-lit]')).toBeNull()
  })

  test('a browser without WebGL gets a message, and loads nothing', async () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
    one('[data-map-open]').click()
    await vi.waitFor(() => {
      expect(one('[data-map]').dataset.map).toBe('away')
    })
    expect([vi.mocked(fetch).mock.calls.length, mapView.mock.calls.length]).toEqual([0, 0])
  })

  test('a failed load is reported, and the place shows a message', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))
    one('[data-map-open]').click()
    await vi.waitFor(() => {
      expect(one('[data-map]').dataset.map).toBe('away')
    })
    expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError('offline'))
  })

  test('a style of one’s own needs no base', async () => {
    end()
    end = followMap(
      { answer: answer(), form: one('form') },
      { ...settings, styleUrl: 'https://tiles.example/style.json' },
    )
    one('[data-map-open]').click()
    await shown(1)
    expect(fetch).not.toHaveBeenCalled()
  })
})
