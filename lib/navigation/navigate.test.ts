// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type View, navigateTo } from './navigate.ts'

const scrollIntoView = vi.fn()

/** jsdom does not navigate: the document is real, location and history are fakes. */
function viewAt(href: string) {
  const view = {
    location: { href, assign: vi.fn<(address: string | URL) => void>() },
    history: { pushState: vi.fn<History['pushState']>(), replaceState: vi.fn<History['replaceState']>() },
    document,
    scrollTo: vi.fn<(x: number, y: number) => void>(),
  } satisfies View
  const untouched = () =>
    [view.location.assign, view.history.pushState, view.history.replaceState, view.scrollTo, scrollIntoView].every(
      (one) => one.mock.calls.length === 0,
    )
  return { ...view, untouched }
}

const HERE = 'https://site.example/hotels?tri=prix'

beforeEach(() => {
  vi.clearAllMocks()
  Element.prototype.scrollIntoView = scrollIntoView
  document.body.innerHTML =
    '<h2 id="prix">Prix</h2><h2 id="été">Été</h2><h2 id="100%">100 %</h2><a id="lien" href="/x">Lien</a>'
})

describe('another page', () => {
  test.each([
    ['/spas', 'https://site.example/spas'],
    ['/spas#prix', 'https://site.example/spas#prix'],
    ['/hotels', 'https://site.example/hotels'],
    ['/hotels#prix', 'https://site.example/hotels#prix'],
    ['?tri=nom', 'https://site.example/hotels?tri=nom'],
    ['?tri=nom#prix', 'https://site.example/hotels?tri=nom#prix'],
  ])('%s is loaded, and the browser scrolls', (raw, address) => {
    const view = viewAt(HERE)
    expect(navigateTo(raw, {}, view)).toMatchObject({ ok: true, value: { kind: 'internal' } })
    expect(view.location.assign.mock.calls).toEqual([[address]])
    expect(view.history.pushState).not.toHaveBeenCalled()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test('the same page without an anchor is reloaded', () => {
    const view = viewAt(HERE)
    navigateTo('/hotels?tri=prix', {}, view)
    expect(view.location.assign).toHaveBeenCalledWith(HERE)
  })
})

describe('an anchor of this page', () => {
  test.each(['#prix', '/hotels?tri=prix#prix', '?tri=prix#prix'])(
    '%s scrolls there, moves the keyboard there, and is one step of the history',
    (raw) => {
      const view = viewAt(HERE)
      expect(navigateTo(raw, {}, view).ok).toBe(true)
      const heading = document.getElementById('prix')
      expect(scrollIntoView.mock.contexts).toEqual([heading])
      expect(document.activeElement).toBe(heading)
      expect(view.history.pushState.mock.calls).toEqual([[null, '', `${HERE}#prix`]])
      expect(view.location.assign).not.toHaveBeenCalled()
      expect(view.scrollTo).not.toHaveBeenCalled()
    },
  )

  test('navigating to the same anchor twice adds one history entry', () => {
    const view = viewAt(`${HERE}#prix`)
    navigateTo('#prix', {}, view)
    expect(view.history.pushState).not.toHaveBeenCalled()
    expect(view.history.replaceState).toHaveBeenCalledOnce()
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })

  test('a heading takes the focus only for as long as it has it', () => {
    navigateTo('#prix', {}, viewAt(HERE))
    const heading = document.getElementById('prix')
    expect(heading?.getAttribute('tabindex')).toBe('-1')
    heading?.blur()
    expect(heading?.hasAttribute('tabindex')).toBe(false)
  })

  test('what takes the focus by itself stays as it is', () => {
    navigateTo('#lien', {}, viewAt(HERE))
    expect(document.activeElement?.id).toBe('lien')
    expect(document.getElementById('lien')?.hasAttribute('tabindex')).toBe(false)
  })

  test.each([
    ['#été', 'été'],
    ['#%C3%A9t%C3%A9', 'été'],
    ['#100%', '100%'],
  ])('%s is found', (raw, id) => {
    navigateTo(raw, {}, viewAt(HERE))
    expect(document.activeElement?.id).toBe(id)
  })

  test.each(['#', '#top', '#TOP'])('%s is the top', (raw) => {
    const view = viewAt(`${HERE}#prix`)
    navigateTo(raw, {}, view)
    expect(view.scrollTo.mock.calls).toEqual([[0, 0]])
    expect(view.location.assign).not.toHaveBeenCalled()
    expect(view.history.pushState).toHaveBeenCalledOnce()
  })

  test('an anchor that the page does not have changes the address only', () => {
    const view = viewAt(HERE)
    expect(navigateTo('#nulle-part', {}, view).ok).toBe(true)
    expect(view.history.pushState).toHaveBeenCalledOnce()
    expect(view.scrollTo).not.toHaveBeenCalled()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})

describe('external addresses', () => {
  test.each([
    'https://partner.example/x',
    '//partner.example/x',
    '/\\partner.example/x',
    '\\\\partner.example',
    '/\t/partner.example',
    'mailto:a@b.example',
    'tel:+33123456789',
    'https://site.example/hotels',
  ])('%j is refused unless it is allowed', (raw) => {
    const view = viewAt(HERE)
    expect(navigateTo(raw, {}, view)).toEqual({ ok: false, error: 'external' })
    expect(navigateTo(raw, { external: false }, view)).toEqual({ ok: false, error: 'external' })
    expect(view.untouched()).toBe(true)
    expect(navigateTo(raw, { external: true }, view)).toMatchObject({ ok: true, value: { kind: 'external' } })
    expect(view.location.assign).toHaveBeenCalledOnce()
  })
})

describe('dangerous addresses', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://site.example/1',
    'filesystem:https://site.example/x',
    'about:blank',
    'https://user:pass@evil.example/',
    '//user@evil.example/',
  ])('%j is refused, allowed or not', (raw) => {
    const view = viewAt(HERE)
    expect(navigateTo(raw, {}, view)).toEqual({ ok: false, error: 'dangerous' })
    expect(navigateTo(raw, { external: true }, view)).toEqual({ ok: false, error: 'dangerous' })
    expect(view.untouched()).toBe(true)
  })
})

test.each(['', '  ', 'https://', 'http://[', '\u00a0javascript:alert(1)', 'https:evil.example'])(
  '%j is no address',
  (raw) => {
    const view = viewAt(HERE)
    for (const external of [true, false])
      expect(navigateTo(raw, { external }, view)).toEqual({ ok: false, error: 'invalid' })
    expect(view.untouched()).toBe(true)
  },
)

test('in a browser the window is the view', () => {
  window.history.replaceState(null, '', '/hotels')
  expect(navigateTo('#prix').ok).toBe(true)
  expect(window.location.hash).toBe('#prix')
  expect(document.activeElement?.id).toBe('prix')
  // A browser's own function works on its window alone.
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  navigateTo('#')
  expect(scrollTo.mock.contexts).toEqual([window])
})
