import { Fragment, type ReactElement, type ReactNode, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StaticSubtree } from './static-subtree/static-subtree.client.tsx'
import { extractStaticSubtrees } from './hydration.ts'
import { consumeSubtree } from './static-subtree/subtree-store.ts'

const Island = Object.assign(() => <button type="button">Ouvrir</button>, {
  $$typeof: Symbol.for('react.client.reference'),
})

const LONG = 'Dix hôtels, huit casinos et seize tables en bord de mer. '.repeat(4)

const html = (node: ReactNode): string => renderToStaticMarkup(node)

const withoutNames = (markup: string): string => markup.replace(/ data-static="[\w-]{8}"/g, '')

/** Types of all elements that remain for React. */
function typesIn(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(typesIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return [node.type, ...typesIn(node.props.children)]
}

const section = (
  <section className="a" data-theme="night">
    <div key="words">
      <h2>Titre</h2>
      <p>{LONG}</p>
    </div>
    <ul>
      {['x', 'y'].map((name) => (
        <li key={name}>
          {LONG}
          {name}
        </li>
      ))}
    </ul>
    <div>
      <Island />
      <p>{LONG}</p>
    </div>
    <>
      {LONG}
      <article>{LONG}</article>
    </>
    {null}
    {false}
    {0}
  </section>
)

describe('extractStaticSubtrees', () => {
  test('the page’s markup is the same, but for the names', () => {
    const markup = html(extractStaticSubtrees(section))
    expect(markup).toMatch(/^<section class="a" data-theme="night"><div data-static="[\w-]{8}"><h2>/)
    expect(withoutNames(markup)).toBe(html(section))
  })

  test('React keeps what stands around an island, and nothing else', () => {
    expect(typesIn(extractStaticSubtrees(section))).toEqual([
      'section',
      StaticSubtree,
      StaticSubtree,
      'div',
      Island,
      StaticSubtree,
      Fragment,
      StaticSubtree,
    ])
    expect(
      typesIn(
        extractStaticSubtrees(
          <section>
            <p>{LONG}</p>
          </section>,
        ),
      ),
    ).toEqual([StaticSubtree])
  })

  test('what an island is given is left alone', () => {
    const Frame = Object.assign(({ children }: { children: ReactNode }) => <div>{children}</div>, {
      $$typeof: Symbol.for('react.client.reference'),
    })
    expect(
      typesIn(
        extractStaticSubtrees(
          <Frame>
            <p>{LONG}</p>
          </Frame>,
        ),
      ),
    ).toEqual([Frame, 'p'])
  })

  test.each<[string, ReactNode]>([
    ['a short element', <p key="p">Deauville</p>],
    ['an element without content', <img key="i" alt={LONG} src="/x.avif" />],
    ['what React moves to the head', <title key="t">{LONG}</title>],
    ['text', LONG],
    ['nothing', null],
    ['a promise', Promise.resolve(<p>{LONG}</p>)],
  ])('%s stays React’s', (_, node) => {
    expect(extractStaticSubtrees(node)).toBe(node)
  })

  test('markup as text is extracted too', () => {
    const data = (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify({ text: LONG }) }} />
    )
    expect(typesIn(extractStaticSubtrees(data))).toEqual([StaticSubtree])
    expect(withoutNames(html(extractStaticSubtrees(data)))).toBe(html(data))
  })

  test('names follow from the content: a page rendered twice is the same', () => {
    expect(html(extractStaticSubtrees(section))).toBe(html(extractStaticSubtrees(section)))
    const [a, b] = ['a', 'b'].map(
      (word) =>
        extractStaticSubtrees(
          <p>
            {LONG}
            {word}
          </p>,
        ) as ReactElement<{ name: string }>,
    )
    expect(a?.props.name).not.toBe(b?.props.name)
  })

  test('items of a list keep their keys, and others get none', () => {
    const list = extractStaticSubtrees([<p key="z">{LONG}</p>, <Island key="i" />]) as ReactElement[]
    expect(list.map(({ key }) => key)).toEqual(['z', 'i'])
    expect((extractStaticSubtrees(<p>{LONG}</p>) as ReactElement).key).toBeNull()
  })

  test('a missing subtree throws, rather than being left out of the page', () => {
    expect(() => consumeSubtree('missing1')).toThrow('missing1')
  })
})
