import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HOSTILE_VALUES } from '#lib/booking/hostile.fixtures.ts'
import type { StoryList } from '#lib/content/gateway.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { GET } from './route.ts'

const audience = vi.hoisted(() => vi.fn(async () => 'public'))
const listStories = vi.hoisted(() => vi.fn<(options: { locale: string }) => Promise<StoryList>>())

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ listStories, forVisitor: <T>(request: () => Promise<T>) => request() }),
}))
vi.mock('#lib/api/rate-audience.ts', () => ({ rateAudienceOf: audience }))
vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn() } }))

const hotel = (slug: string, code: unknown) => ({
  uuid: slug,
  name: slug,
  slug,
  component: 'hotel',
  content: { booking_code: code },
})

const today = toParisTime(Date.now()).day
const arrive = addDays(today, 10)
const GOOD = { hotel: '14001', arrive, depart: addDays(today, 12), adult: '2' }

const ENGINE = '/partners/synxis?chain=24100&hotel=14001&'

beforeEach(() => {
  listStories.mockImplementation(async ({ locale }) => ({
    tags: [],
    total: 4,
    stories: [
      hotel(`${locale === 'en' ? 'en/' : ''}website-hotels/hotels/les-colombages/`, ' 14001 '),
      hotel('website-hotels/hotels/été', '14002'),
      hotel('website-hotels/hotels/sans-code', ''),
      hotel('website-hotels/hotels/odd', 7),
    ],
  }))
})

const ask = async (query: string): Promise<Response> =>
  await GET(new NextRequest(`https://site.example/synxis-redirect${query}`))

const locationFor = async (params: Record<string, string>) =>
  (await ask(`?${new URLSearchParams(params).toString()}`)).headers.get('location')

describe('/synxis-redirect', () => {
  test('a house beyond those that a list reads is not refused', async () => {
    const list = await listStories({ locale: 'fr' })
    listStories.mockResolvedValue({ ...list, total: 101 })
    expect(await locationFor({ ...GOOD, hotel: '14999' })).toContain('hotel=14999')
    listStories.mockResolvedValue(list)
    expect(await locationFor({ ...GOOD, hotel: '14999' })).not.toContain('hotel=14999')
  })

  test('sees a guest to the engine, and nobody keeps the answer', async () => {
    const answer = await ask(`?${new URLSearchParams(GOOD).toString()}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `${ENGINE}level=hotel&arrive=${arrive}&depart=${GOOD.depart}&adult=2&child=0&rooms=1&locale=fr-FR` +
        '&currency=EUR&productcurrency=EUR&start=availresults',
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('nofollow')
    expect(await answer.text()).toBe('')
  })

  test.each([
    ['member', 'MEMBER'],
    ['staff', 'STAFF'],
    ['public', null],
  ])('a %s is seen to the rate of theirs', async (whose, rate) => {
    audience.mockResolvedValueOnce(whose)
    const location = new URL((await locationFor(GOOD)) ?? '', 'https://site.example')
    expect(location.searchParams.get('rate')).toBe(rate)
  })

  test('knows the houses of the content by their code, in the language asked for', async () => {
    expect(await locationFor({ ...GOOD, depart: arrive, locale: 'en' })).toBe(
      `/en/hotels/les-colombages?booking=order&arrive=${arrive}&depart=${arrive}&adult=2#booking-order`,
    )
    expect(listStories).toHaveBeenLastCalledWith({ folder: 'website-hotels', contentType: 'hotel', locale: 'en' })
    expect(await locationFor({ ...GOOD, hotel: '14002', depart: arrive })).toMatch(
      /^\/hotels\/%C3%A9t%C3%A9\?booking=order/,
    )
    for (const code of ['14003', '7', ''])
      expect(await locationFor({ ...GOOD, hotel: code })).toMatch(/^\/recherche\?kind=hotel&booking=hotel&/)
  })

  test('sends nobody away because the content service does not answer', async () => {
    listStories.mockRejectedValue(new ContentError('down'))
    expect(await locationFor(GOOD)).toContain(ENGINE)
    expect(await locationFor({ ...GOOD, hotel: '' })).toMatch(/^\/recherche\?kind=hotel&booking=hotel&/)
  })

  test('does not take a bug for that', async () => {
    listStories.mockRejectedValue(new TypeError('bug'))
    await expect(ask('?hotel=14001')).rejects.toThrow('bug')
  })

  test.each(HOSTILE_VALUES.map((value) => [value.slice(0, 40), value]))(
    '%j leads nobody elsewhere',
    async (_, value) => {
      for (const name of ['hotel', 'arrive', 'adult', 'promo', 'locale', 'utm_source', 'x']) {
        for (const query of [
          `?${new URLSearchParams({ ...GOOD, [name]: value }).toString()}`,
          `?${new URLSearchParams(GOOD).toString()}&${name}=${value}`,
        ]) {
          const answer = await ask(query)
          const location = answer.headers.get('location') ?? ''
          expect(answer.status).toBe(303)
          expect(
            location.startsWith(ENGINE) ||
              /^(?:\/hotels\/les-colombages\?|\/recherche\?kind=hotel&)booking=/.test(location),
          ).toBe(true)
          expect([...answer.headers.keys()].toSorted()).toEqual(['cache-control', 'location', 'x-robots-tag'])
        }
      }
    },
  )
})
