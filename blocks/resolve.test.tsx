import { Fragment, type ReactElement, type ReactNode, createElement, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { resolveTree } from './resolve.ts'

const Word = ({ children }: { children?: ReactNode }) => <b>{children}</b>

async function Late({ text }: { text: string }): Promise<ReactNode> {
  await Promise.resolve()
  return <i>{text}</i>
}

const Throwing = (): ReactNode => {
  throw new Error('at fault')
}
const Rejecting = async (): Promise<ReactNode> => {
  throw new Error('late at fault')
}

const markup = async (node: ReactNode) => renderToStaticMarkup(await resolveTree(node))

/** Types of all elements in a tree. */
function typesIn(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(typesIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return [node.type, ...typesIn(node.props.children)]
}

describe('resolveTree', () => {
  test('runs server components, late ones too, however deep', async () => {
    const Outer = async () => (
      <section>
        <Word>a</Word>
        <Late text="b" />
        <>
          <Word>
            <Late text="c" />
          </Word>
        </>
      </section>
    )
    const resolved = await resolveTree(
      <div>
        <Outer />
      </div>,
    )
    expect(typesIn(resolved).filter((type) => typeof type === 'function')).toEqual([])
    expect(renderToStaticMarkup(resolved)).toBe('<div><section><b>a</b><i>b</i><b><i>c</i></b></section></div>')
  })

  test.each<[string, ReactNode, string]>([
    ['text', 'a & b', 'a &amp; b'],
    ['a number', 0, '0'],
    ['null', null, ''],
    ['undefined', undefined, ''],
    ['false', false, ''],
    ['a promise', Promise.resolve(<Word>a</Word>), '<b>a</b>'],
    ['an element without children', <hr key="x" />, '<hr/>'],
    ['nested lists', [[<Word key="a">a</Word>], 'b'], '<b>a</b>b'],
  ])('%s', async (_, node, html) => {
    expect(await markup(node)).toBe(html)
  })

  test('a component of nothing is nothing', async () => {
    const Nothing = () => null
    expect(
      await markup(
        <p>
          a<Nothing />b
        </p>,
      ),
    ).toBe('<p>ab</p>')
  })

  test('attributes and markup of elements stay', async () => {
    const element = <p className="x" data-a="1" dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />
    expect(await resolveTree(element)).toBe(element)
    expect(
      await markup(
        <p className="x" lang="fr">
          <Word>a</Word>
        </p>,
      ),
    ).toBe('<p class="x" lang="fr"><b>a</b></p>')
  })

  test('keys stay on the items of a list', async () => {
    const resolved = (await resolveTree(
      <ul>
        {['a', 'b'].map((name) => (
          <Word key={name}>{name}</Word>
        ))}
      </ul>,
    )) as ReactElement<{ children: ReactElement[] }>
    expect(resolved.props.children.map((child) => child.key)).toEqual(['a', 'b'])
    const list = (await resolveTree([<Late key="z" text="x" />])) as ReactElement[]
    expect(list[0]?.key).toBe('z')
    expect(
      (
        (await resolveTree(
          <Fragment key="f">
            <Word>a</Word>
          </Fragment>,
        )) as ReactElement
      ).key,
    ).toBe('f')
  })

  test('React warns of no key that was not missing before', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Several = () => (
      <>
        <Word>a</Word>
        <Word>b</Word>
      </>
    )
    await markup(
      <div>
        <Several />
        <Late text="c" />
        {['x', 'y'].map((name) => (
          <Several key={name} />
        ))}
      </div>,
    )
    expect(error.mock.calls).toEqual([])
    error.mockRestore()
  })

  test.each<[string, () => ReactNode]>([
    ['a component', () => <Throwing />],
    ['a late component', () => <Rejecting />],
    [
      'one deep in an element',
      () => (
        <div>
          <p>
            <Throwing />
          </p>
        </div>
      ),
    ],
    [
      'one inside another',
      () => (
        <Word>
          <Rejecting />
        </Word>
      ),
    ],
    ['one in a list', () => [<Word key="a">a</Word>, <Throwing key="b" />]],
    ['a promise', () => Promise.reject(new Error('at fault'))],
  ])('errors reject the promise: %s', async (_, make) => {
    await expect(resolveTree(make())).rejects.toThrow('at fault')
  })

  test('client components are left to React, their children are resolved', async () => {
    const called = vi.fn(() => null)
    const Client = Object.assign(
      (props: { children?: ReactNode; n?: number }) => {
        void props
        return called()
      },
      { $$typeof: Symbol.for('react.client.reference') },
    )
    const resolved = (await resolveTree(
      <div>
        <Client n={7}>
          <Word>a</Word>
        </Client>
      </div>,
    )) as ReactElement<{ children: ReactElement<{ n: number; children: ReactElement }> }>
    const client = resolved.props.children
    expect(called).not.toHaveBeenCalled()
    expect([client.type, client.props.n]).toEqual([Client, 7])
    expect(client.props.children.type).toBe('b')
    await expect(resolveTree(createElement(Client, null, <Throwing />))).rejects.toThrow('at fault')
  })

  test('a component is run once', async () => {
    const Counted = vi.fn(() => <b>a</b>)
    await markup(
      <div>
        <Counted />
      </div>,
    )
    expect(Counted).toHaveBeenCalledOnce()
  })
})
