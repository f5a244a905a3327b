import { type ReactElement, type ReactNode, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IslandBoundary } from '#components/ui/island-boundary.client.tsx'
import { markIslands } from './hydration.ts'

const Island = Object.assign(({ name }: { name?: string }) => <button type="button">{name}</button>, {
  $$typeof: Symbol.for('react.client.reference'),
})

const html = (node: ReactNode): string => renderToStaticMarkup(markIslands(node).node)

const hosts = (markup: string) => markup.match(/ data-island="/g)?.length ?? 0

const placed = (markup: string) => `<island-place style="display:contents">${markup}</island-place>`

const BUTTON = placed('<button type="button"></button>')

test.each<[string, ReactNode, string]>([
  [
    'the nearest element is the place',
    <section key="a">
      <div>
        <Island />
      </div>
      <p>a</p>
    </section>,
    `<section><div data-island="view">${BUTTON}</div><p>a</p></section>`,
  ],
  [
    'fragments and lists are no places',
    <section key="a">
      <>{[<Island key="i" />]}</>
    </section>,
    `<section data-island="view">${BUTTON}</section>`,
  ],
  [
    'the island says how urgent it is, and is not told',
    <section key="a">
      <Island data-island="touch" name="a" />
    </section>,
    `<section data-island="touch">${placed('<button type="button">a</button>')}</section>`,
  ],
  [
    'of several at one place the sooner one counts',
    <section key="a">
      <Island data-island="touch" />
      <Island />
    </section>,
    `<section data-island="view">${BUTTON}${BUTTON}</section>`,
  ],
  [
    'an element further out may be the place of all inside',
    <form key="a" data-island="touch">
      <div>
        <Island />
      </div>
    </form>,
    `<form data-island="touch"><div>${BUTTON}</div></form>`,
  ],
  [
    'one inside another place is a place of its own',
    <section key="a">
      <Island data-island="touch" />
      <div>
        <Island />
      </div>
    </section>,
    `<section data-island="touch">${BUTTON}<div data-island="view">${BUTTON}</div></section>`,
  ],
  ['without an element around it gets one', <Island key="a" />, `<div data-island="view">${BUTTON}</div>`],
  ['without islands nothing changes', <p key="a">a</p>, '<p>a</p>'],
])('%s', (_, node, expected) => {
  expect(html(node)).toBe(expected)
  expect(markIslands(node).hosts).toBe(hosts(expected))
})

test('each island stands in an error boundary, which has its key in a list', () => {
  const list = markIslands([<Island key="a" />, <p key="b">b</p>]).node as ReactElement<{ children: ReactElement[] }>
  const [boundary] = list.props.children
  expect([boundary?.type, boundary?.key]).toEqual([IslandBoundary, 'a'])
  const island = (boundary as ReactElement<{ children: ReactNode }>).props.children
  expect(isValidElement(island) && island.type).toBe(Island)
})
