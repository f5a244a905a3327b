// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { PageSwap } from './swap-page.ts'

let connected: string[] = []

customElements.define(
  'site-probe',
  class extends HTMLElement {
    connectedCallback() {
      connected.push(this.textContent ?? '')
      this.setAttribute('data-alive', '')
    }
  },
)

const html = (body: string, head = '<title>Page</title>') =>
  `<!doctype html><html><head>${head}</head><body><div data-live>${body}</div><script>self.x = 1</script></body></html>`

const block = (uid: string, body: string, more = '') => `<section data-blok-uid="1-${uid}" ${more}>${body}</section>`

/** Shows a page as the server has sent it. */
function page(body: string): PageSwap {
  document.head.innerHTML = '<title>Page</title>'
  document.body.innerHTML = `<div data-live>${body}</div>`
  return new PageSwap(html(body))
}

const one = (selector: string) => document.querySelector(selector) as HTMLElement

beforeEach(() => {
  connected = []
})

test('texts and attributes change in place', () => {
  const swap = page(block('a', '<h1>Ancien</h1><a href="/a">Lien</a>'))
  const heading = one('h1')
  swap.show(html(block('a', '<h1>Nouveau</h1><a href="/b">Lien</a>'), '<title>Autre</title>'))
  expect([one('h1') === heading, heading.textContent, one('a').getAttribute('href')]).toEqual([true, 'Nouveau', '/b'])
  expect(document.title).toBe('Autre')
  expect(document.querySelector('[id^="live-edit"]')).toBeNull()
})

test('a block is inserted, moved and removed, and the others stay the same elements', () => {
  const [a, b] = [block('a', '<p>A</p>'), block('b', '<p>B</p>')]
  const swap = page(a + b)
  const elements = [one('[data-blok-uid="1-a"]'), one('[data-blok-uid="1-b"]')]
  const uids = () =>
    [...document.querySelectorAll<HTMLElement>('[data-blok-uid]')].map((element) => element.dataset['blokUid'])
  swap.show(html(block('c', '<p>C</p>') + b + a))
  expect(uids()).toEqual(['1-c', '1-b', '1-a'])
  expect([one('[data-blok-uid="1-a"]'), one('[data-blok-uid="1-b"]')]).toEqual(elements)
  expect(one('[data-blok-uid="1-a"]')).toBe(elements[0])
  swap.show(html(a))
  expect(uids()).toEqual(['1-a'])
  expect(one('[data-blok-uid="1-a"]')).toBe(elements[0])
})

test('an island that the server sends as before is not touched, whatever its script has made of it', () => {
  const island = '<div data-island="view"><button>0</button></div>'
  const swap = page(block('a', `<h2>Avant</h2>${island}`))
  const button = one('button')
  button.textContent = '5'
  button.setAttribute('data-state', 'open')
  swap.show(html(block('a', `<h2>Après</h2>${island}`)))
  expect([one('h2').textContent, one('button') === button, button.textContent]).toEqual(['Après', true, '5'])
})

test('an island whose markup has changed becomes plain markup, once, and is then morphed', () => {
  const island = (label: string) => `<div data-island="view"><button>${label}</button></div>`
  const swap = page(block('a', island('a')))
  const react = one('button')
  swap.show(html(block('a', island('b'))))
  const plain = one('button')
  expect([plain.textContent, plain === react]).toEqual(['b', false])
  swap.show(html(block('a', island('c'))))
  expect([one('button') === plain, plain.textContent]).toEqual([true, 'c'])
})

test('ids that React makes of places in its tree make no difference', () => {
  const island = (id: string) => `<div data-island="view"><label for="_R_${id}_">x</label></div>`
  const swap = page(block('a', island('1a')))
  const label = one('label')
  swap.show(html(block('n', '<p>neu</p>') + block('a', island('2b'))))
  expect(one('label')).toBe(label)
})

test('an enhanced element keeps its state while its structure stays, and comes alive anew when that changes', () => {
  const probe = (...texts: string[]) =>
    `<site-probe>${texts.map((text) => `<i class="n">${text}</i>`).join('')}</site-probe>`
  const swap = page(block('a', probe('un')))
  const element = one('site-probe')
  one('i').setAttribute('aria-selected', 'true')
  expect(connected).toEqual(['un'])
  swap.show(html(block('a', probe('deux'))))
  expect([one('site-probe') === element, one('i').textContent, one('i').getAttribute('aria-selected')]).toEqual([
    true,
    'deux',
    'true',
  ])
  expect(element.hasAttribute('data-alive')).toBe(true)
  swap.show(html(block('a', probe('deux', 'trois'))))
  expect(connected).toEqual(['un', 'deuxtrois'])
  expect(one('site-probe').hasAttribute('data-alive')).toBe(true)
})

test('open details, focus and what an enhancement has filled stay', () => {
  const body = (text: string) =>
    block('a', `<details><summary>S</summary><p>${text}</p></details><site-probe><b>x</b><div></div></site-probe>`)
  const swap = page(body('un'))
  one('details').setAttribute('open', '')
  one('summary').tabIndex = 0
  one('summary').focus()
  one('site-probe div').innerHTML = '<i>dots</i>'
  swap.show(html(body('deux')))
  expect([
    one('details').hasAttribute('open'),
    document.activeElement === one('summary'),
    one('p').textContent,
  ]).toEqual([true, true, 'deux'])
  expect(one('site-probe div').innerHTML).toBe('<i>dots</i>')
})

test('the place of the editor’s bridge stays, and scripts do not run again', () => {
  const place = '<island-place style="display:contents"></island-place>'
  const swap = page(`${place}${block('a', '<p>A</p>')}`)
  const element = one('island-place')
  swap.show(html(`${place}${block('a', '<p>B</p>')}`))
  expect([...document.querySelectorAll('island-place')]).toEqual([element])
  expect('x' in window).toBe(false)
})

test('styles that the page did not need before are taken over once', () => {
  const swap = page(block('a', '<p>A</p>'))
  const head = '<title>P</title><link rel="stylesheet" href="/new.css">'
  swap.show(html(block('a', '<p>B</p>'), head))
  swap.show(html(block('a', '<p>C</p>'), head))
  expect(document.querySelectorAll('link[href="/new.css"]')).toHaveLength(1)
})

test('what is no page changes nothing', () => {
  const swap = page(block('a', '<p>A</p>'))
  swap.show('<!doctype html><p>503</p>')
  expect(one('p').textContent).toBe('A')
})
