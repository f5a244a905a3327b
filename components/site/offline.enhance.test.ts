// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const register = vi.fn(async () => ({}))
let idle: (() => void) | undefined

beforeEach(() => {
  vi.resetModules()
  register.mockClear()
  idle = undefined
  // The test document may still be loading, and its `load` event could reach another test.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  document.documentElement.dataset['build'] = 'b1'
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('registers the worker of this build, at rest after the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await import('./offline.enhance.ts')
  expect(idle).toBeUndefined()
  dispatchEvent(new Event('load'))
  expect(register).not.toHaveBeenCalled()
  idle?.()
  expect(register).toHaveBeenCalledExactlyOnceWith('/offline-worker.js?build=b1')
})

test('a page without a build, as in development, registers none', async () => {
  delete document.documentElement.dataset['build']
  const { keepOfflinePage } = await import('./offline.enhance.ts')
  keepOfflinePage()
  expect(register).not.toHaveBeenCalled()
})

test('a browser without workers is left alone', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await import('./offline.enhance.ts')
  dispatchEvent(new Event('load'))
  expect(idle).toBeUndefined()
})
