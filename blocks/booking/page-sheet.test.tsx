// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SHEET_IDS } from '#components/booking/sheet-link.ts'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { DAY_TAG, INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { storyOf, urlLink } from '../fixture-values.ts'
import { restaurantInfoFixtures } from '../restaurant-info/restaurant-info.fixtures.ts'
import { contextOf, show, toHtml } from '../test-support.tsx'
import { SiteSheet } from './booking-sheet.tsx'
import { PageSheet } from './page-sheet.tsx'

const listStories = vi.hoisted(() => vi.fn())
const getStory = vi.hoisted(() => vi.fn())

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories, getStory }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const hotel = (slug: string, code: string | undefined, town = 'Deauville') =>
  storyOf(`hotels/${slug}/`, { component: 'hotel', title: slug, town, booking_code: code })

const COLOMBAGES = hotel('les-colombages', '14001')
const PALMARIUM = hotel('le-palmarium', '06010', 'Cannes')

const DEAUVILLE = storyOf('destinations/deauville', { component: 'destination', title: 'Deauville' })

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockImplementation(async ({ contentType }: { contentType: string }) => ({
    stories: (contentType === 'hotel' ? [COLOMBAGES, PALMARIUM] : [DEAUVILLE]).map(parseStoryReference),
    tags: ['list:x'],
  }))
})

/** The sheet of a story's page. */
function sheetOf(raw: ReturnType<typeof storyOf>, more: Partial<BlockContext> = {}) {
  const story = parseStoryReference(raw)
  if (!story) throw new Error('The story is at fault.')
  const path = `/${story.slug.replace('website-hotels/', '').replace(/\/$/, '')}`
  return <PageSheet story={story} context={contextOf({ path, ...more })} />
}

const dialog = () => document.querySelector<HTMLDialogElement>(`#${SHEET_IDS.page}`) as HTMLDialogElement

const field = (name: string) => dialog().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

const hrefs = () => [...dialog().querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('a stay', () => {
  test('at the hotel whose page it is', async () => {
    await show(sheetOf(COLOMBAGES))
    expect([field('place'), field('room')]).toEqual(['14001', undefined])
    expect(dialog().querySelector('site-stay-price')?.getAttribute('data-hotel')).toBe('14001')
    expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
  })

  test('in the room whose page it is, and on another page of the hotel at that', async () => {
    const room = { component: 'room', title: 'Chambre Jardin', booking_code: ' CJAR ' }
    await show(sheetOf(storyOf('hotels/les-colombages/chambres/jardin', room)))
    expect([field('place'), field('room')]).toEqual(['14001', 'CJAR'])
    expect(dialog().textContent).toContain('Chambre Jardin, les-colombages')
    await show(sheetOf(storyOf('hotels/les-colombages/chambres/', { component: 'page', title: 'Chambres' })))
    expect([field('place'), field('room')]).toEqual(['14001', undefined])
  })

  test('at the hotels of the town whose page it is', async () => {
    await show(sheetOf(DEAUVILLE))
    expect(field('place')).toBe('Deauville')
  })

  test.each([
    ['a page that is not of a hotel', storyOf('journal/x', { component: 'article', title: 'X' })],
    ['a hotel that cannot be booked', hotel('ferme', '')],
  ])('is not on %s, and such pages do not depend on the hotels', async (name, raw) => {
    expect(await toHtml(sheetOf(raw))).toBe('')
    if (name.startsWith('a page')) expect(listStories).not.toHaveBeenCalled()
  })
})

describe('a table', () => {
  const restaurant = (more: Record<string, unknown>) =>
    storyOf('restaurants/la-criee', { component: 'restaurant', title: 'La Criée', town: 'Deauville', ...more })

  test('at the restaurant whose page it is, with its days without service and its telephone', async () => {
    const info = { ...restaurantInfoFixtures.minimal, closed_days: ['mon', 'tue'] }
    await show(
      sheetOf(restaurant({ booking_provider: 'zenchef', booking_id: '364814', phone: '02 61 91 00 27', body: [info] })),
    )
    expect(within(dialog()).getByRole('heading', { hidden: true }).textContent).toContain('La Criée')
    expect(dialog().querySelector('form')?.getAttribute('action')).toContain('/partners/zenchef')
    expect(dialog().textContent).toContain('lundi et mardi')
    expect(hrefs()).toEqual(['tel:+33261910027'])
  })

  test('by telephone where it is not booked online; nowhere without one', async () => {
    await show(sheetOf(restaurant({ booking_provider: 'none', phone: '02 61 91 00 27' })))
    expect([dialog().querySelector('form'), hrefs()]).toEqual([null, ['tel:+33261910027']])
    expect(await toHtml(sheetOf(restaurant({ booking_provider: 'none' })))).toBe('')
  })
})

describe('a seat', () => {
  const performance = (starts_at: string, more: Record<string, unknown> = {}) => ({
    _uid: starts_at,
    component: 'performance',
    starts_at,
    ...more,
  })
  const booking = urlLink('https://tickets.example/1')

  test('at one of the coming dates, each with its own way, and the telephone of the house', async () => {
    getStory.mockResolvedValue({
      uuid: 'c',
      name: 'Casino',
      fullSlug: 'website-hotels/casinos/deauville',
      shown: [],
      linked: [],
      content: { component: 'casino', phone: '02 61 91 11 00' },
    })
    await show(
      sheetOf(
        storyOf('spectacles/x', {
          component: 'show',
          title: 'Le Grand Magicien',
          town: 'Deauville',
          venue: ['5e8c1f0a-0000-4000-8000-00000000000c'],
          price: '34',
          performances: [
            performance('2026-06-01 18:30'),
            performance('2026-06-20 18:30', { booking }),
            performance('2026-06-21 18:30', { status: 'full', booking }),
          ],
        }),
      ),
    )
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2)
    expect(hrefs()).toEqual(['https://tickets.example/1', 'tel:+33261911100'])
    expect(dialog().textContent).toContain('34')
    expect(dialog().textContent).toContain('Complet')
  })

  test('is none once all dates are past, canceled or postponed', async () => {
    const performances = [
      performance('2026-06-01 18:30'),
      performance('2026-06-20 18:30', { status: 'canceled', booking }),
      performance('2026-06-21 18:30', { status: 'postponed', booking }),
    ]
    for (const some of [performances.slice(0, 1), performances]) {
      const story = { component: 'show', title: 'X', town: 'Deauville', performances: some }
      expect(await toHtml(sheetOf(storyOf('spectacles/x', story)))).toBe('')
    }
  })
})

describe('an offer', () => {
  const offer = (more: Record<string, unknown>) =>
    sheetOf(
      storyOf('offres/x', {
        component: 'offer',
        title: 'Semaine',
        town: 'Deauville',
        houses: [COLOMBAGES, PALMARIUM],
        promotion_code: 'MAREE6',
        ...more,
      }),
    )
  const STAY = {
    price: '1390',
    nights: '6',
    arrival_days: ['sun'],
    adults: '2',
    children: '1',
    valid_until: '2026-07-05 20:00',
  }

  test('is its own stay: its arrivals at each of its hotels, for its nights, its party and its code', async () => {
    await show(offer(STAY))
    const stays = ['14', '21', '28'].map((day) => `arrive=2026-06-${day}`)
    const at = (code: string) => hrefs().filter((href) => href?.includes(`hotel=${code}`))
    expect(at('14001').map((href) => /arrive=[\d-]+/.exec(href ?? '')?.[0])).toEqual(stays)
    expect(at('06010')).toHaveLength(3)
    expect(at('14001')[0]).toBe(
      '/synxis-redirect?hotel=14001&arrive=2026-06-14&depart=2026-06-20&adult=2&child=1&promo=MAREE6',
    )
    expect(dialog().querySelector('site-own-price')?.getAttribute('data-question')).toBe(
      'hotel=14001&arrive=2026-06-21&depart=2026-06-27&adult=2&child=1&promo=MAREE6',
    )
  })

  test('that is no stay is booked as its card says; one that has ended is not', async () => {
    await show(offer({ houses: [], booking: urlLink('https://bain.example/') }))
    expect(hrefs()).toEqual(['https://bain.example/'])
    expect(await toHtml(offer({ ...STAY, valid_until: '2026-06-11 20:00' }))).toBe('')
  })
})

describe('the sheet of every page', () => {
  test('has every property, and no island: it is the same markup in all pages', async () => {
    await show(<SiteSheet context={contextOf()} />)
    const options = [...document.querySelectorAll(`#${SHEET_IDS.site} option`)].map((option) =>
      option.getAttribute('value'),
    )
    expect(options.slice(0, 5)).toEqual(['', 'Deauville', 'Cannes', '14001', '06010'])
    expect(document.querySelector('[data-island]')).toBeNull()
  })

  test('is left out while the hotels cannot be read', async () => {
    listStories.mockRejectedValue(new ContentError('down'))
    expect(await toHtml(<SiteSheet context={contextOf()} />)).toBe('')
    expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
  })
})
