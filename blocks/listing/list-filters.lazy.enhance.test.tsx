// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { show } from '../test-support.tsx'
import { type ItemFilter, filterAttributes, groupAttributes } from './filters.ts'
import './list-filters.lazy.enhance.ts'
import { ListFilters } from './list-filters.tsx'

const noon = fromParisTime('2026-06-12', '12:00').getTime() / 1000

/** Open from noon to three, and known until midnight. */
const STATES = [
  [noon - 3600, 0],
  [noon, 1],
  [noon + 3 * 3600, 0],
  [noon + 12 * 3600, 0],
] as const

const ITEMS: readonly ItemFilter[] = [
  { key: 'a', values: { town: ['Cannes'], category: ['seafood'], experience: ['beach', 'spa'] }, states: STATES },
  { key: 'b', values: { town: ['Cannes'], category: ['grill'], experience: ['beach'] }, states: [] },
  { key: 'c', values: { town: ['La Baule'], category: ['seafood'], experience: ['ski', 'spa'] }, states: [] },
  { key: 'c', values: { town: ['La Baule'], date: ['2026-07'] }, only: 'town' },
  { key: 'd', values: { town: ['La Baule'], category: ['grill'], experience: ['ski'] }, only: '' },
]

const list = (id: string) => (
  <section>
    <ListFilters
      id={id}
      names={['town', 'cuisine', 'landscape', 'experience']}
      items={ITEMS}
      kinds={['restaurant']}
      locale="fr"
    />
    <ul>
      {ITEMS.map((item, index) => (
        <li key={index} {...filterAttributes(item)}>
          {index}
        </li>
      ))}
    </ul>
    <div {...groupAttributes(ITEMS.slice(0, 1))}>
      <p {...filterAttributes(ITEMS[0])}>0</p>
    </div>
  </section>
)

const open = async (address: string, page = list('x')): Promise<void> => {
  history.replaceState({ kept: true }, '', address)
  await show(page)
}

const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => Number(textContent))

const choose = (name: string, value: string, index = 0) =>
  fireEvent.change(screen.getAllByRole('combobox', { name })[index] as HTMLElement, { target: { value } })

const group = () => document.querySelector<HTMLElement>('[data-filter-group]')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (noon + 60) * 1000 })
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

test('without a filter all show but what waits for one', async () => {
  await open('/restaurants')
  expect([shown(), screen.getByRole('status').textContent]).toEqual([[0, 1, 2], '4 résultats'])
  expect(document.querySelector<HTMLElement>('[data-clear]')?.hidden).toBe(true)
})

test('the address chooses, and what it does not know filters nothing', async () => {
  await open('/restaurants?town=La+Baule&category=perfume')
  expect(shown()).toEqual([2, 3, 4])
  // An item counts once, even if the list shows it several times.
  expect(screen.getByRole('status').textContent).toBe('2 sur 4')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ville' }).value).toBe('La Baule')
})

test('a choice stands in the address, with the stay and the open tab', async () => {
  await open('/restaurants?arrive=2026-07-01&town=Cannes#carte')
  choose('Cuisine', 'seafood')
  expect(location.search + location.hash).toBe('?arrive=2026-07-01&town=Cannes&category=seafood#carte')
  expect([history.state, shown()]).toEqual([{ kept: true }, [0]])
  choose('Ville', '')
  expect([location.search, shown()]).toEqual(['?arrive=2026-07-01&category=seafood', [0, 2]])
})

test('two controls of one parameter both hold', async () => {
  await open('/hotels?experience=spa&experience=ski')
  expect(shown()).toEqual([2])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Montagne' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Mer' }))
  expect(shown()).toEqual([0])
})

test('open now is a matter of the clock, and unknown where the page is late', async () => {
  await open('/restaurants?open=1')
  expect(shown()).toEqual([0])
  vi.setSystemTime((noon + 4 * 3600) * 1000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([shown(), group()?.hidden]).toEqual([[], true])
  vi.setSystemTime((noon + 90_000) * 1000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(shown()).toEqual([])
})

test('nothing left: a way back to all, which keeps the focus, and one into the search', async () => {
  await open('/restaurants?town=La+Baule&open=1')
  expect(document.querySelector<HTMLElement>('[data-none]')?.hidden).toBe(false)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Chercher ailleurs sur le site' })
  expect(link.pathname + link.search).toBe('/recherche?kind=restaurant&town=La+Baule&open=1')
  fireEvent.click(screen.getAllByRole('button', { name: 'Effacer les filtres' }).at(-1) as HTMLElement)
  expect([location.search, shown()]).toEqual(['', [0, 1, 2]])
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Ville' }))
})

test('going back applies the address', async () => {
  await open('/restaurants')
  history.replaceState(null, '', '/restaurants?town=Cannes')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(shown()).toEqual([0, 1])
})

test('lists of one page share the address', async () => {
  await open(
    '/casinos',
    <>
      {list('x')}
      {list('y')}
    </>,
  )
  choose('Ville', 'Cannes', 1)
  expect(shown()).toEqual([0, 1, 0, 1])
  expect(screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Ville' }).map(({ value }) => value)).toEqual([
    'Cannes',
    'Cannes',
  ])
})

test('without scripts the form leads into the search with the same filters', async () => {
  await show(list('x'))
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filtrer la liste' })
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/recherche'])
  expect([...new Set([...form.elements].map((field) => field.getAttribute('name')))]).toEqual([
    'kind',
    'town',
    'category',
    null,
    'experience',
    'open',
  ])
})

test('what was chosen before the filters were loaded counts', async () => {
  await open('/restaurants')
  const section = document.querySelector('section') as HTMLElement
  const [element] = section.getElementsByTagName('site-list-filters')
  history.replaceState({ kept: true }, '', '/restaurants')
  element?.remove()
  const [select] = (element as HTMLElement).getElementsByTagName('select')
  if (select) select.value = 'Cannes'
  section.prepend(element as HTMLElement)
  expect(location.search).toBe('?town=Cannes')
})
