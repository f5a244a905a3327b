// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { nameLanguage } from './language-keeper.enhance.ts'

const MARKUP = `<header><a id="en" href="/en/search" hreflang="en">English</a></header>
<main><a id="other" href="/en/hotels" hreflang="en">Hotels</a></main>
<footer><a id="below" href="/en/search" hreflang="en"><span id="name">English</span></a></footer>`

beforeAll(() => {
  document.addEventListener('click', (event) => {
    event.preventDefault()
  })
})

beforeEach(() => {
  document.body.innerHTML = MARKUP
  history.replaceState(null, '', '/recherche?q=spa&kind=spa&page=2#map')
})

const press = (id: string, type = 'click') =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))

const hrefOf = (id: string) => document.getElementById(id)?.getAttribute('href')

test.each(['click', 'auxclick', 'contextmenu'])('the switch keeps filters, page and place on %s', (type) => {
  press('en', type)
  press('name', type)
  expect([hrefOf('en'), hrefOf('below')].map((href) => new URL(href ?? '', location.href).search)).toEqual([
    '?q=spa&kind=spa&page=2',
    '?q=spa&kind=spa&page=2',
  ])
  expect(hrefOf('en')).toMatch(/#map$/)
})

test('it follows what the page’s address has become, and leaves other links alone', () => {
  press('en')
  history.replaceState(null, '', '/recherche')
  press('en')
  press('other')
  expect([hrefOf('en'), hrefOf('other')].map((href) => new URL(href ?? '', location.href).pathname)).toEqual([
    '/en/search',
    '/en/hotels',
  ])
  expect(new URL(hrefOf('en') ?? '', location.href).search).toBe('')
  expect(hrefOf('other')).toBe('/en/hotels')
})

test.each([
  ['/?utm=x#offers', '/en', '/en?utm=x#offers'],
  ['/', '/', '/'],
  ['/hotels', '/en/hotels', '/hotels'],
])('at %s the page of %s is at %s', (address, canonical, expected) => {
  document.head.innerHTML = `<link rel="canonical" href="https://site.example${canonical}">`
  history.replaceState(null, '', address)
  nameLanguage()
  expect(location.pathname + location.search + location.hash).toBe(expected)
})
