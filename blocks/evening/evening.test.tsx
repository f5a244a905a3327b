// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_TAG, INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { eveningFixtures } from './evening.fixtures.ts'
import { eveningSchema } from './evening.schema.ts'
import { Evening } from './evening.tsx'
import { CASINO, CONCERT, HOTEL, TABLE, gatewayOf, held, hours, plain, told } from './test-support.ts'

const { listStories, getStory, entries } = vi.hoisted(() => ({
  listStories: vi.fn(),
  getStory: vi.fn(),
  entries: new Map<string, unknown>(),
}))

vi.mock('#lib/process/rendering.ts', { spy: true })
vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({ listStories, getStory, live: { ensure: async () => ({ directory: { entries } }) } }),
}))

/** Sets the content of the space, with the parameters of `gatewayOf`. */
function space(...content: Parameters<typeof gatewayOf>) {
  const gateway = gatewayOf(...content)
  listStories.mockImplementation(gateway.listStories)
  getStory.mockImplementation(gateway.getStory)
}

const evening = (parameters: Record<string, string | string[]> = {}, more = {}) => (
  <Evening
    block={viewOf(eveningSchema, eveningFixtures.minimal)}
    context={contextOf({ path: '/ma-soiree', parameters, ...more })}
  />
)

const SATURDAY = { house: 'les-colombages', date: '2026-06-13', party: '3' }

beforeEach(() => {
  vi.clearAllMocks()
  entries.clear()
  space()
})

describe('the question', () => {
  test.each(everyFixture(eveningFixtures))(
    '$name in $locale is a form to the page of evenings',
    async ({ name, raw, locale }) => {
      const path = locale === 'fr' ? '/ma-soiree' : '/en/my-evening'
      await show(<Evening block={viewOf(eveningSchema, raw)} context={contextOf({ locale, path })} />)
      const form = screen.getByRole<HTMLFormElement>('form', {
        name: locale === 'fr' ? 'Composer ma soirée' : 'Plan my evening',
      })
      expect([form.getAttribute('action'), form.method]).toEqual([`${path}#soirees`, 'get'])
      expect(Object.keys(Object.fromEntries(new FormData(form)))).toEqual(['house', 'date', 'party'])
      expect(form.noValidate).toBe(true)
      expect(screen.queryAllByRole('combobox')).toHaveLength(name === 'minimal' ? 1 : 0)
      expect(screen.queryAllByRole('article')).toHaveLength(name === 'minimal' ? 1 : 0)
      expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
    },
  )

  test('on the page of a house it names that house, and reads no list', async () => {
    entries.set('5e8c1f0a-0000-4000-8000-000000000001', { slug: 'website-hotels/hotels/les-colombages' })
    await show(<Evening block={viewOf(eveningSchema, eveningFixtures.full)} context={contextOf()} />)
    expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))).toEqual({
      house: 'les-colombages',
      date: '2026-06-12',
      party: '2',
    })
    expect(listStories).not.toHaveBeenCalled()
  })

  test('an address with a house alone asks for tonight, for two, also by uuid', async () => {
    await show(evening({ house: CASINO.uuid }))
    expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))).toEqual({
      house: 'deauville',
      date: '2026-06-12',
      party: '2',
    })
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  test.each([
    ['house', { ...SATURDAY, house: '' }, 'Choisissez un hôtel ou un casino dans la liste.'],
    ['house', { ...SATURDAY, house: 'ritz' }, 'Nous n’avons pas de maison « ritz »'],
    ['date', { ...SATURDAY, date: '' }, 'Choisissez un jour.'],
    ['date', { ...SATURDAY, date: '13 juin' }, '« 13 juin » n’est pas une date : écrivez-la comme 2026-06-12.'],
    ['date', { ...SATURDAY, date: '2026-02-30' }, '« 2026-02-30 » n’est pas une date'],
    ['date', { ...SATURDAY, date: '2026-06-11' }, 'Le 11 juin 2026 est passé'],
    ['date', { ...SATURDAY, date: '2027-06-13' }, 'Le 13 juin 2027 est trop loin'],
    ['party', { ...SATURDAY, party: '10' }, '« 10 » ne convient pas'],
    ['party', { ...SATURDAY, party: '<b>deux</b>' }, '« <b>deux</b> » ne convient pas'],
  ])('a bad %s is told beside the field, and the rest stays: %j', async (field, parameters, words) => {
    await show(evening(parameters))
    const control = document.querySelector(`[name="${field}"]`)
    expect(control?.getAttribute('aria-invalid')).toBe('true')
    expect(
      plain(document.getElementById(control?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')),
    ).toContain(words)
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
    for (const name of ['house', 'date', 'party'] as const) {
      if (name !== field)
        expect(document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value).toBe(parameters[name])
    }
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  test('all faults are reported at once, in English too', async () => {
    await show(evening({ house: '', date: 'x', party: '0' }, { locale: 'en' }))
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3)
    expect(plain(document.body)).toContain('“x” is not a date: write it like 2026-06-12.')
  })

  test('of a parameter that comes twice, the first counts', async () => {
    await show(evening({ ...SATURDAY, party: ['4', '99'] }))
    expect(document.querySelector<HTMLInputElement>('[name="party"]')?.value).toBe('4')
    expect(screen.getAllByRole('article')).not.toEqual([])
  })
})

describe('the evenings', () => {
  const ROOM = '/synxis-redirect?hotel=14001&arrive=2026-06-13&depart=2026-06-14&adult=2,1&rooms=2'
  const seat = '/partners/sevenrooms/explore/lacriee/reservations/create/search/?date=2026-06-13&party_size=3'

  test('dinner before the show or after it, each part with its hour and one link', async () => {
    await show(evening(SATURDAY))
    expect(told()).toEqual([
      [
        ['18 h 30', 'La Criée', seat],
        ['20 h 30', 'Une voix, un piano', '/spectacles/une-voix'],
        ['La nuit', 'Les Colombages', ROOM],
      ],
      [
        ['20 h 30', 'Une voix, un piano', '/spectacles/une-voix'],
        ['22 h 30', 'La Criée', seat],
        ['La nuit', 'Les Colombages', ROOM],
      ],
    ])
    expect(plain(document.querySelector('article'))).toMatch(
      /Dîner, puis spectacle.*menu dès.*34 €.*dès.*28 €.*dès, la nuit.*285 €/,
    )
    expect(plain(document.body)).toContain('Deauville, sam. 13 juin, pour 3 personnes')
    expect(plain(document.body)).not.toContain("Les jeux d'argent")
  })

  test('in English, with a ticket link and the show’s promotion', async () => {
    await show(evening({ ...SATURDAY, date: '2026-06-20', party: '1' }, { locale: 'en', path: '/en/my-evening' }))
    expect(told()[0]?.map(([time, , href]) => [time, href])).toEqual([
      ['6.30 pm', seat.replace('06-13', '06-20').replace('size=3', 'size=1')],
      ['8.30 pm', 'https://billets.example/20'],
      ['The night', '/synxis-redirect?hotel=14001&arrive=2026-06-20&depart=2026-06-21&adult=1&locale=en'],
    ])
    expect(plain(document.querySelector('article'))).toContain('Special price')
  })

  test('from a casino one sleeps in the nearest hotel, beside the law’s warning', async () => {
    await show(evening({ ...SATURDAY, house: 'deauville' }))
    expect(told()[0]?.[2]?.[1]).toBe('Les Colombages')
    expect(plain(document.body)).toContain("Les jeux d'argent")
  })

  test.each([
    ['a show in a casino', { show: [{ ...CONCERT, content: { ...CONCERT.content, venue: [CASINO.uuid] } }] }],
    [
      'an event that promotes gambling',
      {
        show: [],
        event: [
          held('evenements/poker', {
            component: 'event',
            title: 'Poker',
            town: 'Deauville',
            starts_at: '2026-06-13 18:30',
            status: 'open',
            gambling: true,
          }),
        ],
      },
    ],
  ])('%s brings the law’s warning', async (_, more) => {
    space(more)
    await show(evening(SATURDAY))
    expect(plain(document.body)).toContain("Les jeux d'argent")
  })

  test('without a show: table and room, and the next dates with one', async () => {
    await show(evening({ ...SATURDAY, date: '2026-06-12' }))
    expect(told()[0]?.map(([time]) => time)).toEqual(['20 h', 'La nuit'])
    expect(plain(document.body)).toContain('Pas de spectacle à Deauville ce soir-là.')
    const next = within(screen.getByRole('list', { name: 'Prochains soirs avec un spectacle' })).getAllByRole('link')
    expect(next.map((link) => [plain(link), link.getAttribute('href')])).toEqual([
      ['sam. 13 juin', '/ma-soiree?house=les-colombages&date=2026-06-13&party=3#soirees'],
      ['sam. 20 juin', '/ma-soiree?house=les-colombages&date=2026-06-20&party=3#soirees'],
    ])
  })

  test('a show that is full is not proposed, and named as full', async () => {
    await show(evening({ ...SATURDAY, date: '2026-06-19' }))
    expect(plain(document.body)).toContain('Le spectacle de ce soir-là est complet.')
    expect(
      told()
        .flat()
        .map(([, name]) => name),
    ).toEqual(['La Criée', 'Les Colombages'])
  })

  test('where no table serves, the next evening that has one is a link', async () => {
    space({ restaurant: [{ ...TABLE, content: { ...TABLE.content, body: hours('19:00', '22:00', ['mon']) } }] })
    await show(evening(SATURDAY))
    expect(plain(document.body)).toContain('Nos tables de Deauville ne servent pas ce soir-là.')
    expect(screen.getByRole('link', { name: /Prochain soir à table/ }).getAttribute('href')).toContain(
      'date=2026-06-15',
    )
  })

  test('a table without a provider is booked by telephone, a hotel without a code on its page', async () => {
    space({
      restaurant: [{ ...TABLE, content: { ...TABLE.content, booking_provider: 'none' } }],
      hotel: [{ ...HOTEL, content: { ...HOTEL.content, booking_code: '' } }],
    })
    await show(evening(SATURDAY))
    expect(told()[0]?.map(([, , href]) => href)).toEqual([
      'tel:+33261910027',
      '/spectacles/une-voix',
      '/hotels/les-colombages',
    ])
  })

  test('a restaurant that tells no hours is not guessed at, one of another town does not count', async () => {
    space({
      restaurant: [
        { ...TABLE, content: { ...TABLE.content, body: [] } },
        held('restaurants/far', { ...TABLE.content, component: 'restaurant', title: 'Loin', town: 'Cannes' }),
      ],
    })
    await show(evening(SATURDAY))
    expect(plain(document.body)).not.toMatch(/Criée|Loin/)
    expect(getStory).toHaveBeenCalledTimes(1)
  })
})

describe('what cannot be read', () => {
  test.each([
    [['show'], 'Une partie du programme ne répond pas', ['La Criée', 'Les Colombages']],
    [['event'], 'Une partie du programme ne répond pas', ['La Criée', 'Une voix, un piano', 'Les Colombages']],
    [['show', 'event'], 'Le programme des spectacles ne répond pas', ['La Criée', 'Les Colombages']],
    [['restaurant'], 'Les horaires des restaurants ne répondent pas', ['Une voix, un piano', 'Les Colombages']],
    [['hours'], 'Les horaires des restaurants ne répondent pas', ['Une voix, un piano', 'Les Colombages']],
  ])('%j: the other parts are there', async (away, words, names) => {
    space({}, away)
    await show(evening(SATURDAY))
    expect(plain(document.body)).toContain(words)
    expect(told()[0]?.map(([, name]) => name)).toEqual(names)
    expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
    // A list that cannot be read is not reported as empty.
    expect(plain(document.body)).not.toMatch(/Pas de spectacle|Nous n’avons pas de table/)
  })

  test('without hotels a casino has its table and show, and a hotel that was asked for may return', async () => {
    space({}, ['hotel'])
    await show(evening({ ...SATURDAY, house: 'deauville' }))
    expect(plain(document.body)).toContain('Les hôtels ne répondent pas')
    expect(told()[0]).toHaveLength(2)
    await show(evening(SATURDAY))
    expect(plain(document.body)).toContain('La liste des maisons est incomplète')
  })

  test('a bug is not taken for that', async () => {
    listStories.mockRejectedValue(new TypeError('bug'))
    await expect(toHtml(evening(SATURDAY))).rejects.toThrow('bug')
  })
})

describe('an evening', () => {
  test('can be kept in My trip, and handed on by its address, which says nothing of who sends it', async () => {
    await show(evening({ ...SATURDAY }))
    const heart = document.querySelector<HTMLElement>('#soirees site-favourite')
    expect([heart?.dataset['item'], heart?.dataset['name']]).toEqual(['les-colombages-2026-06-13-3', 'cette soirée'])
    const mail = decodeURIComponent(
      screen.getByRole('link', { name: 'Envoyer par e-\u2060mail' }).getAttribute('href') ?? '',
    ).replaceAll('\u00a0', ' ')
    expect(mail).toContain('mailto:?subject=Notre soirée à Deauville, ')
    expect(mail).toMatch(/\/ma-soiree\?house=les-colombages&date=2026-06-13&party=3#soirees$/)
  })

  test('the calendar knows the nights with a show by town', async () => {
    const { readShowNights } = await import('./town-options.ts')
    const known = await readShowNights(
      [
        {
          uuid: HOTEL.uuid,
          slug: 'les-colombages',
          kind: 'hotel',
          name: '',
          town: 'Deauville',
          latitude: 0,
          longitude: 0,
        },
      ],
      contextOf(),
    )
    // The show of the 19th is sold out.
    expect(known).toEqual({
      towns: { 'les-colombages': 'Deauville' },
      nights: { Deauville: ['2026-06-13', '2026-06-20'] },
    })
  })
})

describe('tournaments of the evening', () => {
  const flight = (starts_at: string, status = 'open') => ({
    _uid: starts_at,
    component: 'tournament-flight',
    starts_at,
    places: '40',
    status,
  })
  const tournament = (slug: string, casino: string, flights: readonly object[]) =>
    held(`tournois/${slug}`, { component: 'tournament', title: slug, casino: [casino], flights, buy_in_prize: '60' })

  test('are offered beside the itineraries, with the way to a seat and the warning of the law', async () => {
    space({
      tournament: [
        tournament('Mercredi', CASINO.uuid, [flight('2026-06-13 18:00'), flight('2026-06-14 18:00')]),
        tournament('Annulé', CASINO.uuid, [flight('2026-06-13 18:00', 'canceled')]),
        tournament('Ailleurs', 'f0f0f0f0-0000-4000-8000-000000000000', [flight('2026-06-13 18:00')]),
      ],
    })
    const page = await show(evening(SATURDAY))
    const [enter, ...more] = screen.getAllByRole('link', { name: /^S’inscrire/ })
    expect([enter?.getAttribute('href'), more]).toEqual(['/tournois/Mercredi#places', []])
    expect(plain(enter?.closest('li'))).toMatch(/^20 h.*Mercredi.*Casino de Deauville · .* · 60 €/)
    expect(page.textContent).toContain("Les jeux d'argent et de hasard peuvent être dangereux")
  })

  test('are not named where there are none', async () => {
    space()
    await show(evening(SATURDAY))
    expect(screen.queryByText(/tournoi de poker/)).toBeNull()
  })
})
