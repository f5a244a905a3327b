// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

test('the copies of the module in a page share one trip: what one adds, the other has', async () => {
  const { tripStore } = await import('./trip.ts')
  vi.resetModules()
  const { tripStore: copy } = await import('./trip.ts')
  const key = '0f9b7a52-3fb1-5ad6-9c1e-b9aeff3e7dd0'
  const told = vi.fn()
  copy.subscribe(told, new AbortController().signal)
  tripStore.add([key])
  expect(copy.has(key)).toBe(true)
  expect(told).toHaveBeenCalledOnce()
})
