import { type ReactElement, type ReactNode, isValidElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Rendering, runRendering } from '#lib/process/rendering.ts'
import { prepareHydration } from './hydration.ts'
import { StaticSubtree } from './static-subtree/static-subtree.client.tsx'

const env = vi.hoisted(() => ({ production: true }))

vi.mock('#lib/process/env.ts', () => ({ env }))

const Island = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') })

const page = (
  <section>
    <p>{'Dix hôtels, huit casinos et seize tables en bord de mer. '.repeat(4)}</p>
    <Island />
  </section>
)

const first = (node: ReactNode) => {
  const { children } = (node as ReactElement<{ children: ReactElement[] }>).props
  return isValidElement(children[0]) ? children[0].type : undefined
}

test.each([
  ['production', StaticSubtree],
  ['development', 'p'],
] as const)('in %s', (environment, type) => {
  env.production = environment === 'production'
  const tree = prepareHydration(page)
  expect(first(tree)).toBe(type)
  expect((tree as ReactElement<object>).props).toHaveProperty('data-island', 'view')
})

test('the places of islands are counted for the page that is being rendered', () => {
  const rendering = new Rendering()
  const trees = runRendering(rendering, () => [0, 1].map(() => prepareHydration(page)))
  expect(trees).toHaveLength(2)
  expect(rendering.islandHosts).toBe(2)
})
