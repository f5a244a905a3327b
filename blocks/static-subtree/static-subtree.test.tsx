// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const SENT = '<section data-static="abc" class="x"><h2>Titre</h2><p>Texte</p></section>'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = `<main>${SENT}</main>`
})

const main = () => document.querySelector('main') as HTMLElement

async function page() {
  // The module reads the document on import, like in a browser when the page’s scripts start.
  const { StaticSubtree } = await import('./static-subtree.client.tsx')
  return <StaticSubtree tag="section" name="abc" />
}

test('React keeps the server’s HTML', async () => {
  const faults: unknown[] = []
  const before = [...main().querySelectorAll('*')]
  const shown = await page()
  await act(async () => {
    hydrateRoot(main(), shown, { onRecoverableError: (fault) => faults.push(fault) })
  })
  expect([...main().querySelectorAll('*')]).toEqual(before)
  expect(main().innerHTML).toBe(SENT)
  expect(faults).toEqual([])
})

test('after a hydration error the server’s HTML is restored', async () => {
  const shown = await page()
  await act(async () => {
    createRoot(main()).render(shown)
  })
  expect(main().innerHTML).toBe(SENT)
})
