// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { type ComponentType, Suspense, lazy } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrated } from './hydrated.tsx'
import { IslandBoundary } from './island-boundary.client.tsx'

const ready = vi.fn()

beforeEach(() => addEventListener('islands', ready))

afterEach(() => {
  cleanup()
  removeEventListener('islands', ready)
  vi.resetAllMocks()
})

const Word = hydrated(() => <p>mot</p>)

const Throwing = hydrated(() => {
  throw new Error('at fault')
})

/** An island whose script loads or fails when the test decides. */
function late() {
  const { promise, resolve, reject } = Promise.withResolvers<{ default: ComponentType }>()
  const Lazy = lazy(() => promise)
  const Island = () => (
    <Suspense>
      <Lazy />
    </Suspense>
  )
  return { Island, come: () => resolve({ default: Word }), fail: () => reject(new Error('no script')) }
}

describe('islands', () => {
  test('say once that all of them are hydrated', async () => {
    const { Island, come } = late()
    render(
      <>
        <IslandBoundary>
          <Word />
        </IslandBoundary>
        <IslandBoundary>
          <Island />
        </IslandBoundary>
      </>,
    )
    expect(ready).not.toHaveBeenCalled()
    await act(async () => come())
    expect(ready).toHaveBeenCalledOnce()
    expect(document.querySelectorAll('p')).toHaveLength(2)
  })

  test.each([
    ['throws', <Throwing key="t" />, async () => {}],
    (() => {
      const { Island, fail } = late()
      return ['has no script', <Island key="l" />, async () => await act(async () => fail())]
    })() as [string, React.ReactElement, () => Promise<void>],
  ])('leave the page as it is where one %s, and hold nobody up', async (_, island, then) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <main>
        <p>page</p>
        <IslandBoundary>{island}</IslandBoundary>
        <IslandBoundary>
          <Word />
        </IslandBoundary>
      </main>,
    )
    await then()
    expect([...document.querySelectorAll('main p')].map((one) => one.textContent)).toEqual(['page', 'mot'])
    expect(ready).toHaveBeenCalledOnce()
    // React writes the error to the console.
    expect(JSON.stringify(error.mock.calls.map(String))).toMatch(/at fault|no script/)
    error.mockRestore()
  })
})

test('every island says when it is hydrated', () => {
  const clients = globSync(['components/**/*.client.tsx', 'blocks/**/*.client.tsx']).filter((file) =>
    readFileSync(file, 'utf8').includes('.island.tsx'),
  )
  expect(clients.length).toBeGreaterThan(10)
  expect(clients.filter((file) => !readFileSync(file, 'utf8').includes('hydrated('))).toEqual([])
})
