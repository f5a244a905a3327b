// @vitest-environment jsdom
import { type MockInstance, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOAD_ANEW, isOfOtherBuild, loadAnew } from '#lib/client/builds.ts'

const ORIGIN = location.origin
const CHUNK = `${ORIGIN}/_next/static/chunks/a.js`

/** Addresses that were loaded. */
const loaded = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('#lib/client/load-page.ts', () => ({ loadPage: loaded }))

const latest = vi.fn<() => Promise<Response>>()
const meta = vi.fn<() => Promise<Response>>()

let entries: Readonly<Record<string, readonly object[]>>
let isOnline: boolean
let warn: MockInstance

/** Resolves after all tasks that need no timer. */
const settled = () => vi.advanceTimersByTimeAsync(0)

const html = `<html data-build="old"><body><form method="post"><input name="name"></form>
  <site-new-build><dialog><button data-reload>Recharger</button><button data-later>Plus tard</button></dialog>
  </site-new-build></body></html>`

/** Opens a page of the build `old`. */
function open(path = '/contact'): HTMLDialogElement {
  history.replaceState(null, '', path)
  Reflect.deleteProperty(globalThis, 'isOutdated')
  const { documentElement, body } = new DOMParser().parseFromString(html, 'text/html')
  document.documentElement.dataset['build'] = documentElement.dataset['build']
  document.body.innerHTML = body.innerHTML
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('No question.')
  // jsdom does not implement modal dialogs.
  dialog.showModal = () => dialog.setAttribute('open', '')
  dialog.close = () => dialog.removeAttribute('open')
  return dialog
}

/** Simulates a script of the page that fails to load. */
function failScript(src = CHUNK): void {
  const script = document.createElement('script')
  script.type = 'inert'
  script.src = src
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}

function rejectImport(message: string): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError(message) }))
}

function type(value: string): void {
  const input = document.querySelector('input')
  if (!input) throw new Error('No field.')
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

const runs = (id: string): void => {
  latest.mockImplementation(async () => Response.json({ id, timestamp: 1 }))
}

beforeAll(async () => {
  await import('./new-build.enhance.ts')
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_793_059_200_000 })
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  entries = {}
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  // jsdom has no performance entries.
  Object.assign(performance, { getEntriesByType: (kind: string) => entries[kind] ?? [] })
  vi.stubGlobal('fetch', (address: string) => (address.startsWith('/api/builds/latest') ? latest() : meta()))
  meta.mockImplementation(async () => Response.json({}))
  runs('new')
})

afterEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const mock of [loaded, latest, meta]) mock.mockReset()
})

describe('a file of the build that does not come', () => {
  test.each([
    ['a script', () => failScript()],
    ['an import, in Chromium', () => rejectImport(`Failed to fetch dynamically imported module: ${CHUNK}`)],
    ['an import, in Firefox', () => rejectImport(`error loading dynamically imported module: ${CHUNK}`)],
    ['an import, in Safari', () => rejectImport('Importing a module script failed.')],
    ['an import of the bundler', () => rejectImport('Failed to load chunk /_next/static/chunks/a.js from module 7')],
  ])('%s: the page is reloaded where there is a new build', async (_, fail) => {
    open()
    fail()
    await settled()
    expect(loaded).toHaveBeenCalledExactlyOnceWith(location.href)
  })

  test('a style sheet is such a file', async () => {
    open()
    const link = Object.assign(document.createElement('link'), { href: `${ORIGIN}/_next/static/chunks/a.css` })
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    await settled()
    expect(loaded).toHaveBeenCalledExactlyOnceWith(location.href)
  })

  test('one that was refused before this was loaded counts', async () => {
    entries = { resource: [{ name: CHUNK, responseStatus: 404 }] }
    open()
    await settled()
    expect(loaded).toHaveBeenCalledExactlyOnceWith(location.href)
  })

  test.each([
    ['there is no new build', () => runs('old')],
    ['the site does not answer', () => latest.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the site answers with a fault', () => latest.mockResolvedValue(new Response('', { status: 503 }))],
    [
      'there is no connection',
      () => {
        isOnline = false
      },
    ],
  ])('the page stays as it is where %s', async (_, arrange) => {
    arrange()
    open()
    failScript()
    await settled()
    expect(loaded).not.toHaveBeenCalled()
  })

  test.each(['https://partner.example/_next/static/a.js', `${ORIGIN}/partners/widget.js`])(
    '%s is none of the build’s',
    async (src) => {
      open()
      failScript(src)
      rejectImport('another fault')
      await settled()
      expect(latest).not.toHaveBeenCalled()
    },
  )

  test('one that never comes reloads the page once in ten seconds, another page meanwhile', async () => {
    const attempt = async (path: string) => {
      open(path)
      failScript()
      await settled()
      return loaded.mock.calls.length
    }
    expect(await attempt('/contact')).toBe(1)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(await attempt('/contact')).toBe(1)
    expect(await attempt('/hotels')).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await attempt('/contact')).toBe(3)
  })
})

describe('a dirty form', () => {
  test('is asked about first, and keeps what was typed', async () => {
    const question = open()
    type('Ada')
    failScript()
    await settled()
    expect([question.open, loaded.mock.calls.length]).toEqual([true, 0])
    expect(document.activeElement?.hasAttribute('data-later')).toBe(true)
    question.querySelector<HTMLElement>('[data-later]')?.click()
    expect([question.open, document.querySelector('input')?.value]).toEqual([false, 'Ada'])
    failScript()
    await settled()
    question.querySelector<HTMLElement>('[data-reload]')?.click()
    expect(loaded).toHaveBeenCalledExactlyOnceWith(location.href)
  })

  test('is asked about before another address takes the place of an update, which then follows', async () => {
    const question = open()
    type('Ada')
    loadAnew(`${ORIGIN}/recherche?q=spa`)
    expect([question.open, loaded.mock.calls.length]).toEqual([true, 0])
    question.querySelector<HTMLElement>('[data-reload]')?.click()
    expect(loaded).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/recherche?q=spa`)
  })
})

describe('a page out of the history', () => {
  test('of the back/forward cache is reloaded where there is a new build', async () => {
    open()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await settled()
    expect(loaded).not.toHaveBeenCalled()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settled()
    expect(loaded).toHaveBeenCalledExactlyOnceWith(location.href)
  })

  test('of the HTTP cache too', async () => {
    entries = { navigation: [{ type: 'back_forward' }] }
    open()
    await settled()
    expect(loaded).toHaveBeenCalledExactlyOnceWith(location.href)
  })

  test('of this build stays', async () => {
    runs('old')
    entries = { navigation: [{ type: 'back_forward' }] }
    open()
    await settled()
    expect([latest.mock.calls.length, loaded.mock.calls.length]).toEqual([1, 0])
  })
})

describe('in-place updates', () => {
  test('of another build load the address instead', () => {
    open()
    const fetched = (build: string) => new DOMParser().parseFromString(html.replace('old', build), 'text/html')
    expect(isOfOtherBuild(fetched('old'))).toBe(false)
    expect(isOfOtherBuild(fetched('new'))).toBe(true)
    loadAnew(`${ORIGIN}/recherche?q=spa`)
    expect(loaded).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/recherche?q=spa`)
  })

  test('without this element, such as before it is loaded, too', () => {
    open()
    document.querySelector('site-new-build')?.remove()
    loadAnew('/recherche')
    expect(loaded).toHaveBeenCalledExactlyOnceWith('/recherche')
    expect(LOAD_ANEW).toBe('load-anew')
  })
})

describe('the build’s description', () => {
  test('is preloaded a second after the page has loaded', async () => {
    open()
    await vi.advanceTimersByTimeAsync(999)
    expect(meta).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(meta).toHaveBeenCalledTimes(1)
  })

  test('a build that the site does not know any more is outdated: nothing has to be asked', async () => {
    meta.mockResolvedValue(new Response('', { status: 404 }))
    open()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(loaded).not.toHaveBeenCalled()
    failScript()
    await settled()
    expect([latest.mock.calls.length, loaded.mock.calls.length]).toEqual([0, 1])
  })

  test('one that does not come is logged, and nothing else', async () => {
    meta.mockRejectedValue(new TypeError('Failed to fetch'))
    open()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(loaded).not.toHaveBeenCalled()
  })
})

test('a page without a build, as in development, does nothing', async () => {
  open()
  document.body.innerHTML = ''
  delete document.documentElement.dataset['build']
  document.body.innerHTML = '<site-new-build><dialog></dialog></site-new-build>'
  failScript()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([latest.mock.calls.length, meta.mock.calls.length]).toEqual([0, 0])
})
