// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import './search-updater.lazy.enhance.ts'

const fetchPage = vi.fn<typeof fetch>()

/** Addresses that were loaded as pages. */
const loaded = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('#lib/client/load-page.ts', () => ({ loadPage: loaded }))

const search = (answer: string) => `
  <search id="recherche">
    <form action="/recherche" method="get">
      <input type="search" name="q">
      <div data-answer>
        <input type="checkbox" name="town" value="Cannes">
        <button type="button" data-locate hidden>Autour de moi</button>
        <a href="/recherche?q=golf">Golf</a>
        <p>${answer}</p>
      </div>
    </form>
    <site-search-updater
      data-not-located="Position inconnue."
    ></site-search-updater>
  </search>`

const one = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector) as E

const asked = () => fetchPage.mock.calls.map(([address]) => address)

const answered = (text: string) => vi.waitFor(() => expect(one('[data-answer] p').textContent).toBe(text))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPage)
  fetchPage.mockReset()
  loaded.mockReset()
  Reflect.deleteProperty(globalThis, 'isOutdated')
  fetchPage.mockImplementation(async () => new Response(search('Deux réponses')))
  history.replaceState(null, '', '/recherche')
  document.body.innerHTML = search('Une réponse')
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('an answer of another build is loaded as a page, and from then on no other is asked for', async () => {
  fetchPage.mockImplementation(async () => new Response(`<html data-build="next">${search('Deux réponses')}</html>`))
  fireEvent.submit(one('form'))
  await vi.waitFor(() => expect(loaded.mock.calls).toEqual([['/recherche']]))
  expect(one('[data-answer] p').textContent).toBe('Une réponse')
  expect(one('search').hasAttribute('aria-busy')).toBe(false)
  one<HTMLInputElement>('[type=search]').value = 'spa'
  fireEvent.submit(one('form'))
  expect(loaded.mock.lastCall).toEqual(['/recherche?q=spa'])
  expect(asked()).toEqual(['/recherche'])
})

describe('the search in the page', () => {
  test('a submitted form shows the next answer and changes the address', async () => {
    one<HTMLInputElement>('[type=search]').value = 'spa'
    expect(fireEvent.submit(one('form'))).toBe(false)
    expect(one('search').getAttribute('aria-busy')).toBe('true')
    await answered('Deux réponses')
    expect([asked(), location.search]).toEqual([['/recherche?q=spa'], '?q=spa'])
    expect(one('search').hasAttribute('aria-busy')).toBe(false)
  })

  test('a filter answers at once and keeps the focus', async () => {
    const town = one<HTMLInputElement>('[name=town]')
    town.focus()
    fireEvent.click(town)
    await answered('Deux réponses')
    expect(asked()).toEqual(['/recherche?town=Cannes'])
    expect(one('[name=town]')).not.toBe(town)
    expect(document.activeElement).toBe(one('[name=town]'))
  })

  test('the bar, which stays, says what the next address does', async () => {
    const bar = (filters: string, place: string) => `<div data-bar><form action="/synxis-redirect">${filters}
      <select name="place"><option value=""></option><option value="Cannes"${place}></option></select></form></div>`
    const withBar = (html: string, answer: string) => search(answer).replace('<form action="/recherche"', `${html}$&`)
    document.body.innerHTML = withBar(
      bar('<input type="hidden" data-filter name="stars" value="5">', ''),
      'Une réponse',
    )
    const kept = one<HTMLFormElement>('[data-bar] form')
    fetchPage.mockImplementation(
      async () =>
        new Response(
          withBar(bar('<input type="hidden" data-filter name="q" value="spa">', ' selected'), 'Deux réponses'),
        ),
    )
    fireEvent.click(one('[name=town]'))
    await answered('Deux réponses')
    expect(one('[data-bar] form')).toBe(kept)
    expect([...new FormData(kept)]).toEqual([
      ['q', 'spa'],
      ['place', 'Cannes'],
    ])
  })

  test('the stay of a shared address becomes that of the visit', () => {
    sessionStorage.clear()
    document.body.innerHTML = search('Une réponse').replace(
      '<form action="/recherche"',
      '<div data-bar><form data-stay="given"><input name="arrive" value="2026-07-03"></form></div>$&',
    )
    expect(JSON.parse(sessionStorage.getItem('booking') ?? '{}')).toEqual({ arrive: '2026-07-03' })
  })

  test('a link to another search is followed in the page, unless it opens a new tab', async () => {
    one('search').scrollIntoView = vi.fn()
    expect(fireEvent.click(one('a'))).toBe(false)
    await answered('Deux réponses')
    expect([location.search, one<HTMLInputElement>('[type=search]').value]).toEqual(['?q=golf', 'golf'])
    fetchPage.mockClear()
    expect(fireEvent.click(one('a'), { ctrlKey: true })).toBe(true)
    expect(asked()).toEqual([])
  })

  test('the back button shows the search of the address and its words', async () => {
    history.replaceState(null, '', '/recherche?q=bain')
    fireEvent.popState(window)
    await answered('Deux réponses')
    expect(one<HTMLInputElement>('[type=search]').value).toBe('bain')
  })

  test('a browser that knows where it is offers what is near; where it fails, that is said', async () => {
    expect(one('[data-locate]').hidden).toBe(true)
    let fail: () => void = () => undefined
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: (_: unknown, failed: () => void) => (fail = failed) },
      configurable: true,
    })
    document.body.innerHTML = search('Une réponse')
    expect(one('[data-locate]').hidden).toBe(false)
    fireEvent.click(one('[data-locate]'))
    fail()
    expect([one('[role=alert]').textContent, document.activeElement]).toEqual([
      'Position inconnue.',
      one('[name=town]'),
    ])
  })

  test('out of the document it listens no more', () => {
    const form = one('form')
    document.body.replaceChildren()
    expect(fireEvent.submit(form)).toBe(true)
    expect(asked()).toEqual([])
  })
})
