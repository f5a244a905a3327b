// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { acceptForeignNodes } from './foreign-nodes.ts'

const WAYS = {
  replaced: (text: Text) => {
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    ;(outer.firstChild as Element).textContent = `(${text.data})`
    text.replaceWith(outer)
  },
  'replaced in two steps': (text: Text) => {
    const font = document.createElement('font')
    font.textContent = `(${text.data})`
    text.before(font)
    text.remove()
  },
  wrapped: (text: Text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
} as const

/** Changes every text of the page as translation does, then lets observers run. */
async function translate(way: keyof typeof WAYS): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) WAYS[way](text)
  await act(async () => {})
}

interface PartyProps {
  readonly count: number
  readonly child?: string
}

const Party = ({ count, child }: PartyProps) => (
  <p>
    {count} adultes{child && `, ${child}`}
    {count > 2 && <b>Grande chambre</b>} par nuit
  </p>
)

const shown = () => screen.getByRole('paragraph').textContent.replaceAll(/[()]/g, '')

afterEach(cleanup)

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('a text that is %s', (way) => {
  test('changes, goes and comes as React says', async () => {
    acceptForeignNodes()
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { rerender, unmount } = render(<Party count={2} child="un enfant" />)
    await translate(way)
    expect(shown()).toBe('2 adultes, un enfant par nuit')
    rerender(<Party count={3} child="un enfant" />)
    await act(async () => {})
    expect(shown()).toBe('3 adultes, un enfantGrande chambre par nuit')
    await translate(way)
    rerender(<Party count={1} />)
    await act(async () => {})
    expect(shown()).toBe('1 adultes par nuit')
    await translate(way)
    rerender(<Party count={4} child="deux enfants" />)
    await act(async () => {})
    expect(shown()).toBe('4 adultes, deux enfantsGrande chambre par nuit')
    await translate(way)
    unmount()
    expect(document.body.textContent).toBe('')
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

test('a text that others have removed is no error when React removes it', async () => {
  acceptForeignNodes()
  const { rerender } = render(<Party count={2} child="un enfant" />)
  const paragraph = screen.getByRole('paragraph')
  await translate('replaced')
  paragraph.replaceChildren()
  rerender(<Party count={3} />)
  expect(paragraph.textContent).toContain('Grande chambre')
})

test('what is not React’s keeps the errors of the DOM', async () => {
  acceptForeignNodes()
  render(<Party count={2} />)
  await translate('replaced')
  const stranger = document.createElement('i')
  expect(() => document.body.removeChild(stranger)).toThrow('not a child')
  expect(() => document.body.insertBefore(document.createElement('b'), stranger)).toThrow('can not be found')
})
