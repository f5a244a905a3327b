// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { hotelInfoFixtures } from './hotel-info.fixtures.ts'
import { hotelInfoSchema } from './hotel-info.schema.ts'
import { HotelInfo } from './hotel-info.tsx'

const { minimal, full } = hotelInfoFixtures

const info = (raw: Parameters<typeof hotelInfoSchema.parse>[0], more = {}) => (
  <HotelInfo block={viewOf(hotelInfoSchema, raw)} context={contextOf(more)} />
)

const facts = (page: HTMLElement) =>
  [...page.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent).join(': '))

describe('hotel-info', () => {
  test.each(everyFixture(hotelInfoFixtures))(
    '$name in $locale tells the address and every service',
    async ({ raw, locale }) => {
      const page = await show(info(raw, { locale }))
      expect(page.querySelector('address')?.textContent).toContain(raw.town)
      const services = (raw.services ?? []) as { label: string }[]
      const listed = [...page.querySelectorAll('ul[aria-label] li')]
      expect(listed.map((item) => item.textContent)).toEqual(services.map((service) => service.label))
    },
  )

  test('arrival and departure are written in the language of the page', async () => {
    expect(facts(await show(info(full))).slice(0, 2)).toEqual([
      'Arrivée: à partir de 15\u00a0h',
      'Départ: avant 12\u00a0h',
    ])
    expect(facts(await show(info(full, { locale: 'en' }))).slice(0, 2)).toEqual([
      'Check-in: from 3\u00a0pm',
      'Check-out: by 12\u00a0noon',
    ])
  })

  test('without facts there is no list, and the address stands', async () => {
    const page = await show(info(minimal))
    expect(page.querySelector('dl')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('a service with an icon that is none keeps its word', async () => {
    await show(info(full))
    const items = within(screen.getByRole('list', { name: 'Dans la maison' })).getAllByRole('listitem')
    expect(items.map((item) => item.querySelectorAll('svg:not(:empty)').length)).toEqual([1, 1, 0, 0])
  })

  test('latitude and longitude 0 are a place too', async () => {
    await show(info(hotelInfoFixtures.longest))
    expect(screen.getByRole('link', { name: /^Voir sur la carte/ }).getAttribute('href')).toContain('mlat=0&mlon=0')
  })

  test('the services and how to get there rank below the title', async () => {
    await show(info(full))
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Dans la maison',
      'Comment venir',
    ])
  })
})
