// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GamblingBackground } from '#components/site/gambling-background.tsx'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { storyOf } from '../fixture-values.ts'
import '../listing/list-filters.lazy.enhance.ts'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { CASINO_UUID, tournamentStories, tournamentsListFixtures } from './tournaments-list.fixtures.ts'
import { tournamentsListSchema } from './tournaments-list.schema.ts'
import { TournamentsList } from './tournaments-list.tsx'

const { listStories } = vi.hoisted(() => ({ listStories: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

const CASINO = storyOf('casinos/deauville', { component: 'casino', title: 'Casino de Deauville', town: 'Deauville' })

const PATH = '/tournois'

type More = Parameters<typeof contextOf>[0]

const page = async (more: More = {}, raw = tournamentsListFixtures.full) => {
  const context = contextOf({ path: PATH, ...more })
  const search = new URLSearchParams(Object.entries(more?.parameters ?? {}).flatMap(([k, v]) => [[k, String(v)]]))
  history.replaceState(null, '', `${PATH}${search.size > 0 ? `?${search.toString()}` : ''}`)
  return await show(
    <GamblingBackground locale={context.locale}>
      {(shown) => <TournamentsList block={viewOf(tournamentsListSchema, raw)} context={context} warningShown={shown} />}
    </GamblingBackground>,
  )
}

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-sorted] > li:not([hidden])')]

const titles = () => rows().map((row) => row.querySelector('h3, h4')?.textContent)

const FRIDAY = 'Le Vendredi des Planches'
const DAY_A = 'Grand tournoi de la Baie, Jour 1A'
const DAY_B = 'Grand tournoi de la Baie, Jour 1B'

const count = () => plain(screen.getByRole('status'))

const fault = (range: string) => document.querySelector<HTMLElement>(`[data-fault=${range}]`)

const fill = (name: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (input) fireEvent.change(input, { target: { value } })
}

beforeEach(() => {
  const casino = parseStoryReference({ ...CASINO, uuid: CASINO_UUID })
  listStories.mockResolvedValue({ stories: [casino], tags: [] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('tournaments', () => {
  test('each day to come is a row with its figures, the next first', async () => {
    await page()
    expect(titles()).toEqual([FRIDAY, DAY_A, DAY_B])
    const [friday, dayA, dayB] = rows()
    expect(plain(friday)).toMatch(
      /19 juin.*Casino de Deauville19 h.*Buy-in100 €Jetons30 000Niveaux25 minGarantie5 000 €/,
    )
    expect(plain(dayB)).toContain('40 à 60 min')
    expect(plain(dayA)).toContain('Complet')
    const actions = [friday, dayA].map((row) => row && within(row).getByRole('link', { name: /inscrire|attente/ }))
    expect(actions.map((link) => link?.getAttribute('href'))).toEqual([
      '/tournois/vendredi-des-planches#places',
      '/tournois/grand-tournoi-de-la-baie#places',
    ])
    expect(
      actions.map((link) => [...(link?.querySelectorAll('span span:not([hidden])') ?? [])][0]?.textContent),
    ).toEqual(['S’inscrire', 'Liste d’attente'])
  })

  test('without any there is a sentence, and no form', async () => {
    const body = await page({ locale: 'en' }, tournamentsListFixtures.minimal)
    expect(body.textContent).toContain('No tournaments on the programme just now.')
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('rows alone keep to the limit, without filters', async () => {
    await page({}, { ...tournamentsListFixtures.full, look: 'short', limit: '1' })
    expect([titles(), screen.queryByRole('form')]).toEqual([[FRIDAY], null])
  })
})

describe('what the address asks for is rendered by the server', () => {
  test.each([
    [{ game: 'omaha' }, [DAY_A, DAY_B]],
    [{ casino: 'deauville' }, [FRIDAY]],
    [{ from: '2026-07-04' }, [DAY_B]],
    [{ to: '2026-06-30' }, [FRIDAY]],
    [{ buyInMax: '200' }, [FRIDAY]],
    [{ places: '1' }, [FRIDAY, DAY_B]],
    [{ game: 'chess', buyInMin: 'x' }, [FRIDAY, DAY_A, DAY_B]],
  ])('%j', async (parameters: Record<string, string>, expected) => {
    await page({ parameters })
    expect(titles()).toEqual(expected)
  })

  test('places are free until late registration ends', async () => {
    const at = async (iso: string) => {
      await page({ parameters: { places: '1' }, now: new Date(iso) })
      return titles()
    }
    expect(await at('2026-06-19T18:29:59Z')).toEqual([FRIDAY, DAY_B])
    expect(await at('2026-06-19T18:30:00Z')).toEqual([DAY_B])
  })

  test.each([
    ['fr', 'Le buy-in minimum doit être inférieur au maximum.'],
    ['en', 'The minimum buy-in must be below the maximum.'],
  ] as const)('a minimum that is not below the maximum is told, in %s', async (locale, words) => {
    const html = await page({ locale, parameters: { buyInMin: '300', buyInMax: '200' } })
    expect([fault('buyIn')?.hidden, fault('buyIn')?.textContent]).toEqual([false, words])
    expect(html.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
    expect(titles()).toHaveLength(3)
  })

  test('the order is by buy-in where it says so', async () => {
    const cheap = { ...tournamentStories.friday, content: { ...tournamentStories.friday.content, buy_in_prize: '900' } }
    const raw = { ...tournamentsListFixtures.full, stories: [cheap, tournamentStories.main] }
    await page({ parameters: { sort: 'buyIn' } }, raw)
    expect(titles()).toEqual([DAY_A, DAY_B, FRIDAY])
    fill('sort', '')
    expect([titles(), location.search]).toEqual([[FRIDAY, DAY_A, DAY_B], ''])
    expect(count()).toBe('3 dates')
  })
})

describe('filters in the browser', () => {
  test('hide rows and days of the calendar, stand in the address, and say how many are left', async () => {
    await page()
    fill('game', 'omaha')
    expect([titles(), location.search, count()]).toEqual([[DAY_A, DAY_B], '?game=omaha', '2 sur 3'])
    expect(screen.getByText('Juin 2026').closest('table')?.hidden).toBe(true)
    fill('from', '2026-07-04')
    expect([titles(), location.search]).toEqual([[DAY_B], '?game=omaha&from=2026-07-04'])
  })

  test('a contradiction is told beside its fields, until it is put right', async () => {
    await page()
    fill('buyInMax', '200')
    fill('buyInMin', '200')
    const least = document.querySelector('[name=buyInMin]')
    expect([fault('buyIn')?.hidden, least?.getAttribute('aria-describedby')]).toEqual([false, fault('buyIn')?.id])
    expect(titles()).toHaveLength(3)
    fill('buyInMin', '100')
    expect([fault('buyIn')?.hidden, least?.hasAttribute('aria-invalid'), titles()]).toEqual([true, false, [FRIDAY]])
  })

  test('what somebody types stays while the list changes under it', async () => {
    await page()
    const least = document.querySelector<HTMLInputElement>('[name=buyInMin]')
    least?.focus()
    if (least) least.value = '300'
    document.dispatchEvent(new Event('list-filters'))
    expect([least?.value, location.search]).toEqual(['300', ''])
  })

  test('filters of the server are undone in place', async () => {
    await page({ parameters: { game: 'omaha', sort: 'buyIn' } })
    expect(count()).toBe('2 sur 3')
    fireEvent.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[0] as HTMLElement)
    expect([titles().length, location.search, count()]).toEqual([3, '?sort=buyIn', '3 dates'])
  })
})
