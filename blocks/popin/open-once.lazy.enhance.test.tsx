// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import './open-once.lazy.enhance.ts'

const show = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})

/** Mocks the visitor's browser: its storage, its data-saving preferences and its loading state. */
function browser({
  kept = new Map<string, string>(),
  storage = {},
  saveData = false,
  reduced = false,
  readyState = 'complete' as DocumentReadyState,
} = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    ...storage,
  })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query === '(prefers-reduced-data: reduce)' }))
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true })
  return kept
}

let frames: FrameRequestCallback[] = []

/** Runs the requested animation frames: the browser paints once. */
const paint = () => {
  const due = frames
  frames = []
  for (const frame of due) frame(0)
}

const visit = (extra = <></>, memory = 'popin:a:1') => {
  render(
    <>
      <dialog id="popin-a" />
      {extra}
      <site-open-once data-target="popin-a" data-memory={memory} />
    </>,
  )
  paint()
  paint()
}

beforeEach(() => {
  frames = []
  show.mockClear()
  HTMLDialogElement.prototype.showModal = show
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a popin that waits for the intent to leave', () => {
  const footers: { seen: (entries: { isIntersecting: boolean }[]) => void; disconnect: () => void }[] = []

  beforeEach(() => {
    footers.length = 0
    vi.stubGlobal(
      'IntersectionObserver',
      vi.fn(function (seen: (entries: { isIntersecting: boolean }[]) => void) {
        const disconnect = vi.fn()
        return { disconnect, observe: () => footers.push({ seen, disconnect }) }
      }),
    )
    browser()
    render(
      <>
        <footer />
        <dialog id="popin-a" />
        <site-open-once data-target="popin-a" data-memory="k" data-intent="" />
      </>,
    )
    paint()
    paint()
  })

  const leave = (clientY: number) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 40, clientY }))

  test('does not come with the page, nor as the pointer leaves to the side', () => {
    leave(300)
    footers[0]?.seen([{ isIntersecting: false }])
    expect(show).not.toHaveBeenCalled()
  })

  test.each([
    ['the pointer goes for the tabs', () => leave(-1)],
    ['the footer has come into view', () => footers[0]?.seen([{ isIntersecting: true }])],
  ])('comes once when %s', (_, intend) => {
    intend()
    expect(show).toHaveBeenCalledTimes(1)
    expect(footers[0]?.disconnect).toHaveBeenCalled()
    leave(-1)
    expect(show).toHaveBeenCalledTimes(1)
  })
})

describe('a popin that opens by itself', () => {
  test('opens once for a visitor, and once more for another version', () => {
    const kept = browser()
    visit()
    expect(show).toHaveBeenCalledTimes(1)
    expect([...kept.keys()]).toEqual(['popin:a:1'])
    cleanup()
    visit()
    expect(show).toHaveBeenCalledTimes(1)
    cleanup()
    visit(undefined, 'popin:a:2')
    expect(show).toHaveBeenCalledTimes(2)
  })

  test('waits until the page has been painted', () => {
    browser()
    render(
      <>
        <dialog id="popin-a" />
        <site-open-once data-target="popin-a" data-memory="k" />
      </>,
    )
    expect(show).not.toHaveBeenCalled()
    paint()
    expect(show).not.toHaveBeenCalled()
    paint()
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('waits until the page has loaded', () => {
    browser({ readyState: 'interactive' })
    visit()
    expect(show).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    paint()
    paint()
    expect(show).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['another dialog is open', <dialog key="other" open />],
    ['somebody is writing', <input key="input" autoFocus />],
  ])('stays away while %s, and comes another time', (_, extra) => {
    const kept = browser()
    visit(extra)
    expect(show).not.toHaveBeenCalled()
    expect(kept.size).toBe(0)
    cleanup()
    visit()
    expect(show).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the setting of the system', { reduced: true }],
    ['the browser’s own', { saveData: true }],
  ])('stays away from who saves data by %s', (_, wish) => {
    const kept = browser(wish)
    visit()
    expect(show).not.toHaveBeenCalled()
    expect(kept.size).toBe(0)
  })

  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  test.each([
    ['read', { getItem: forbidden }],
    ['written', { setItem: forbidden }],
  ])('stays away where nothing can be %s: it could not be remembered', (_, storage) => {
    browser({ storage })
    expect(() => visit()).not.toThrow()
    expect(show).not.toHaveBeenCalled()
  })

  test('two on a page do not come over one another', () => {
    browser()
    render(
      <>
        <dialog id="popin-a" />
        <site-open-once data-target="popin-a" data-memory="a" />
        <dialog id="popin-b" />
        <site-open-once data-target="popin-b" data-memory="b" />
      </>,
    )
    paint()
    paint()
    expect(show.mock.contexts.map((dialog) => (dialog as HTMLElement).id)).toEqual(['popin-a'])
  })

  test('nothing opens once the visitor has left the page', () => {
    browser({ readyState: 'interactive' })
    const { unmount } = render(
      <>
        <dialog id="popin-a" />
        <site-open-once data-target="popin-a" data-memory="k" />
      </>,
    )
    unmount()
    window.dispatchEvent(new Event('load'))
    paint()
    paint()
    expect(show).not.toHaveBeenCalled()
  })
})
