// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { dangers } from '../markup-faults.ts'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { restaurantInfoFixtures } from './restaurant-info.fixtures.ts'
import { restaurantInfoSchema } from './restaurant-info.schema.ts'
import { RestaurantInfo } from './restaurant-info.tsx'

vi.mock('#lib/process/rendering.ts', { spy: true })

const { minimal, full, longest } = restaurantInfoFixtures

const info = (raw: Parameters<typeof restaurantInfoSchema.parse>[0], more = {}) => (
  <RestaurantInfo block={viewOf(restaurantInfoSchema, raw)} context={contextOf(more)} />
)

const facts = (page: HTMLElement) =>
  Object.fromEntries(
    [...page.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )

const link = (name: string | RegExp) => screen.getByRole('link', { name })

beforeEach(() => {
  vi.clearAllMocks()
})

describe('restaurant-info', () => {
  test.each(everyFixture(restaurantInfoFixtures))(
    '$name in $locale tells the town and how to book',
    async ({ raw, locale }) => {
      const page = await show(info(raw, { locale }))
      expect(page.querySelector('address')?.textContent).toContain(raw.town)
      expect(facts(page)[locale === 'fr' ? 'Réservation' : 'Booking']).toBeTruthy()
      // The popin contains the site's own form.
      expect(dangers(page).filter((danger) => danger !== '<form>')).toEqual([])
    },
  )

  test('what is not known has no row', async () => {
    expect(Object.keys(facts(await show(info(minimal))))).toEqual(['Réservation'])
    expect(Object.keys(facts(await show(info(full, { locale: 'en' }))))).toEqual([
      'Cuisine',
      'Prices',
      'Booking',
      'Dress',
      'Terrace',
      'Payment',
    ])
  })

  test('a provider takes bookings online, none leaves the telephone, and without one there is the door', async () => {
    expect(facts(await show(info(full))).Réservation).toBe('En ligne, avec TheFork')
    expect(facts(await show(info({ ...full, booking_provider: 'none' }))).Réservation).toBe(
      'Par téléphone, au 02\u00a061\u00a091\u00a010\u00a020',
    )
    expect(facts(await show(info(minimal))).Réservation).toBe('Sur place')
  })

  test.each([
    [
      'thefork',
      '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73',
      'thefork/fr/7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73?',
      'thefork/en-GB/7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73?',
    ],
    ['zenchef', ' 364814 ', 'zenchef/results?rid=364814&', 'zenchef/results?rid=364814&'],
    ['sevenrooms', 'ledebarcadere', 'sevenrooms/explore/ledebarcadere/', 'sevenrooms/explore/ledebarcadere/'],
  ])('a table is booked at %s in a tab of its own', async (provider, id, french, english) => {
    for (const [locale, name, address] of [
      ['fr', /^Réserver une table.*nouvel onglet/, french],
      ['en', /^Book a table.*new tab/, english],
    ] as const) {
      await show(info({ ...full, booking_provider: provider, booking_id: id }, { locale }))
      const table = link(name)
      expect(table.getAttribute('href')).toContain(`/partners/${address}`)
      expect([table.getAttribute('target'), table.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    }
  })

  test.each([
    [
      'thefork',
      '7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73',
      'thefork/fr/7d1c52a4-3b0e-4f69-9a8d-20c6e45b1f73?step=date&utm_source=website&date=2026-06-13&pax=2',
    ],
    ['zenchef', '364814', 'zenchef/results?rid=364814&pid=1001&fullscreen=1&lang=fr&day=2026-06-13&pax=2'],
    [
      'sevenrooms',
      'ledebarcadere',
      'sevenrooms/explore/ledebarcadere/reservations/create/search/?date=2026-06-13&party_size=2',
    ],
  ])('the popin for %s asks for day and guests, and its form leads there with both', async (provider, id, address) => {
    // Friday 12 June is a day without service.
    const page = await show(info({ ...full, booking_provider: provider, booking_id: id, closed_days: ['fri', 'mon'] }))
    expect(tagPage).toHaveBeenCalledWith([DAY_TAG])
    const opener = screen.getByRole('button', { name: 'Réserver une table' })
    const dialog = page.querySelector<HTMLElement>(`dialog#${opener.getAttribute('commandfor')}`)
    if (!dialog) throw new Error('No popin.')
    const date = within(dialog).getByLabelText<HTMLInputElement>(/^Jour/)
    expect([date.min, date.value, date.required]).toEqual(['2026-06-12', '2026-06-13', true])
    expect(dialog.textContent).toContain('D’ordinaire fermé\u00a0: lundi et vendredi.')
    const party = within(dialog).getByLabelText<HTMLSelectElement>(/^Convives/)
    expect([party.options.length, party.options[19]?.value]).toEqual([20, '20'])
    const form = dialog.querySelector('form')
    if (!form) throw new Error('No form.')
    const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    expect(`${form.getAttribute('action')}?${query.toString()}`).toBe(`/partners/${address}`)
    expect([form.method, form.target]).toEqual(['get', '_blank'])
  })

  test('nothing of a provider stands in the page but addresses, and its terms are told', async () => {
    const page = await show(info(full, { locale: 'en' }))
    expect(page.querySelectorAll('script, iframe, link')).toHaveLength(0)
    expect(page.querySelector('dialog')?.textContent).toContain(
      'TheFork shows the next step, under its own terms and with its own cookies.',
    )
  })

  test.each([
    { booking_provider: 'none' },
    { booking_id: '' },
    { booking_id: '//evil.example' },
    { booking_provider: 'zenchef' },
  ])('with %j there is no button, and the telephone stays', async (more) => {
    const page = await show(info({ ...full, ...more }))
    expect(facts(page).Réservation).toBe('Par téléphone, au 02\u00a061\u00a091\u00a010\u00a020')
    expect(screen.queryByRole('link', { name: /Réserver une table/ })).toBeNull()
    expect(page.querySelector('dialog')).toBeNull()
    expect(tagPage).not.toHaveBeenCalled()
  })

  test('numbers can be called from abroad, addresses written to, the place found in the visitor’s map', async () => {
    await show(info(full))
    expect(link('02\u00a061\u00a091\u00a010\u00a020').getAttribute('href')).toBe('tel:+33261911020')
    expect(link('la-criee@barriere.example').getAttribute('href')).toBe('mailto:la-criee@barriere.example')
    expect(link(/^Itinéraire avec OpenStreetMap|^OpenStreetMap/).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/directions?to=49.3601%2C0.0789',
    )
    await show(info(longest))
    expect(
      screen
        .getAllByRole('link', { name: '+33\u00a0(0)1\u00a099\u00a000\u00a010\u00a020' })
        .map((one) => one.getAttribute('href')),
    ).toEqual(['tel:+33199001020', 'tel:+33199001020'])
  })

  test('what is no number is shown, not called', async () => {
    const page = await show(info({ ...minimal, phone: 'bientôt' }))
    expect(page.textContent).toContain('bientôt')
    expect(screen.queryAllByRole('link')).toEqual([])
  })
})
