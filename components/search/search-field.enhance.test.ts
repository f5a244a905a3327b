// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import './search-field.enhance.ts'

const ANSWERS: Readonly<Record<string, readonly string[]>> = { pa: ['Le Palmarium', 'Le Paddock'], zz: [] }

const fetchAnswer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

const one = <E extends HTMLElement = HTMLElement>(selector: string): E =>
  document.querySelector<E>(selector) ?? expect.fail(`no ${selector}`)
const input = (): HTMLInputElement => one<HTMLInputElement>('input')
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const chosen = (): string | undefined => document.querySelector('[aria-selected=true] b')?.textContent
const asked = (): string[] => fetchAnswer.mock.calls.map(([address]) => address)

const FORM = `<form action="/recherche"><site-search-field data-suggest="/suggest?locale=fr" data-label="Propositions"
  ><input id="q" type="search" name="q"><div></div></site-search-field></form>`

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', fetchAnswer)
  fetchAnswer.mockReset()
  fetchAnswer.mockImplementation(async (address) => {
    const names = ANSWERS[new URL(address, 'http://x').searchParams.get('q') ?? ''] ?? []
    return Response.json({
      suggestions: names.map((text) => ({ text, label: 'Hôtel · Cannes', url: `#${text}`, picture: '/p.webp' })),
      status: `${names.length} propositions`,
    })
  })
  document.body.innerHTML = FORM
  fireEvent.focus(input())
  await vi.waitFor(() => expect(input().getAttribute('role')).toBe('combobox'))
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function type(text: string): Promise<void> {
  fireEvent.input(input(), { target: { value: text } })
  await vi.waitFor(() => expect(one('[role=status]').textContent).toBe(`${ANSWERS[text.trim()]?.length} propositions`))
}

describe('suggestions', () => {
  test('come for what was typed, as links with picture, kind and town', async () => {
    expect(input().getAttribute('aria-expanded')).toBe('false')
    await type(' pa ')
    expect(asked()).toEqual(['/suggest?locale=fr&q=pa'])
    expect(options().map((option) => [option.textContent, option.getAttribute('href')])).toEqual([
      ['Le PalmariumHôtel · Cannes', '#Le Palmarium'],
      ['Le PaddockHôtel · Cannes', '#Le Paddock'],
    ])
    expect(one<HTMLImageElement>('[role=option] img').width).toBe(48)
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(one(`#${input().getAttribute('aria-controls')}`).getAttribute('aria-label')).toBe('Propositions')
  })

  test.each([
    ['answers what was typed meanwhile', '/', false],
    ['opens nothing over a search that is under way', '/', true],
    ['opens nothing over what was found', '/recherche?q=pa', false],
  ])('code that comes late %s', async (_, address, isBusy) => {
    history.replaceState(null, '', address)
    document.body.innerHTML = isBusy ? `<search aria-busy="true">${FORM}</search>` : FORM
    input().focus()
    input().value = 'pa'
    await vi.waitFor(() => expect(input().getAttribute('role')).toBe('combobox'))
    expect(asked()).toEqual(address === '/' && !isBusy ? ['/suggest?locale=fr&q=pa'] : [])
  })

  test('arrows go through them and back to the field, which keeps the focus and its words', async () => {
    input().focus()
    await type('pa')
    for (const [key, name] of [
      ['ArrowDown', 'Le Palmarium'],
      ['ArrowDown', 'Le Paddock'],
      ['ArrowDown', undefined],
      ['ArrowUp', 'Le Paddock'],
    ] as const) {
      fireEvent.keyDown(input(), { key })
      expect(chosen()).toBe(name)
      expect(input().getAttribute('aria-activedescendant')).toBe(
        name ? document.querySelector('[aria-selected=true]')?.id : null,
      )
    }
    expect([document.activeElement, input().value]).toEqual([input(), 'pa'])
  })

  test('Enter opens what is chosen, and searches where nothing is', async () => {
    await type('pa')
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true)
    expect(input().getAttribute('aria-expanded')).toBe('false')
    await type('pa')
    await vi.waitFor(() => expect(input().getAttribute('aria-expanded')).toBe('true'))
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false)
    await vi.waitFor(() => expect(location.hash).toBe('#Le%20Palmarium'))
  })

  test('Escape closes them and keeps the words; the next one is the browser’s', async () => {
    await type('pa')
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false)
    expect([one('[role=listbox]').hidden, input().value]).toEqual([true, 'pa'])
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true)
    fireEvent.keyDown(input(), { key: 'ArrowDown' })
    expect(chosen()).toBe('Le Palmarium')
  })

  test('an older question is aborted, the same is not asked twice, and one letter asks nothing', async () => {
    await type('pa')
    fireEvent.input(input(), { target: { value: 'p' } })
    await vi.waitFor(() => expect(one('[role=listbox]').hidden).toBe(true))
    await type('pa')
    expect(asked()).toHaveLength(1)
    let aborted = false
    fetchAnswer.mockImplementationOnce((_, { signal }) => {
      signal?.addEventListener('abort', () => (aborted = true))
      return new Promise(() => undefined)
    })
    fireEvent.input(input(), { target: { value: 'pal' } })
    await vi.waitFor(() => expect(asked()).toHaveLength(2))
    await type('zz')
    expect([aborted, one('[role=listbox]').hidden]).toEqual([true, true])
  })

  test('where the search is away, the field stays a field', async () => {
    fetchAnswer.mockImplementation(async () => new Response('', { status: 503 }))
    fireEvent.input(input(), { target: { value: 'pa' } })
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true)
    expect(input().getAttribute('aria-expanded')).toBe('false')
  })

  test('they close when the field is left, not while one is pressed', async () => {
    await type('pa')
    expect(fireEvent.mouseDown(options()[0] as HTMLElement)).toBe(false)
    fireEvent.blur(input())
    expect(one('[role=listbox]').hidden).toBe(true)
  })
})
