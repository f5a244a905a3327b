// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { seminarVenuesFixtures } from './seminar-venues.fixtures.ts'
import { seminarVenuesSchema } from './seminar-venues.schema.ts'
import { SeminarVenues } from './seminar-venues.tsx'

const { minimal, full } = seminarVenuesFixtures

const venues = (raw: Parameters<typeof seminarVenuesSchema.parse>[0], more = {}) => (
  <SeminarVenues block={viewOf(seminarVenuesSchema, raw)} context={contextOf(more)} />
)

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('seminar-venues', () => {
  test.each(everyFixture(seminarVenuesFixtures))(
    '$name in $locale has a row a hall, headed by its name',
    async ({ raw, locale }) => {
      await show(venues(raw, { locale }))
      expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
        (raw.halls as { name: string }[]).map((hall) => hall.name.trim()),
      )
    },
  )

  test('figures are written in the language of the page', async () => {
    await show(venues(full))
    expect(rows()[1]).toEqual([
      'Salon des Planches',
      '210\u00a0m²',
      '4,2\u00a0m',
      'Oui',
      '200',
      '120',
      '54',
      '–sans objet',
      '150',
      '1\u202f200',
    ])
    await show(venues(full, { locale: 'en' }))
    expect(rows()[1]).toEqual([
      'Salon des Planches',
      '210\u00a0m²',
      '4.2\u00a0m',
      'Yes',
      '200',
      '120',
      '54',
      '–not available',
      '150',
      '1,200',
    ])
    expect(rows()[3]?.[3]).toBe('No')
  })

  test('the largest hall of each layout stands out', async () => {
    const page = await show(venues(full))
    expect([...page.querySelectorAll('td strong')].map((cell) => cell.textContent)).toEqual([
      '200',
      '120',
      '54',
      '150',
      '1\u202f200',
      '26',
    ])
  })

  test('one hall alone is not the largest of any, and layouts that nobody has get no column', async () => {
    const page = await show(venues(minimal))
    expect(page.querySelector('strong')).toBeNull()
    expect(rows()[0]).toEqual(['Salle', 'Surface', 'Hauteur', 'Lumière du jour', 'Théâtre'])
  })

  test('layouts are drawn beside their names', async () => {
    await show(venues(full))
    const items = within(screen.getByRole('list', { name: 'Dispositions' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Théâtre',
      'Classe',
      'En U',
      'Conseil',
      'Banquet',
      'Cocktail',
    ])
    expect(items.every((item) => item.querySelector('svg[aria-hidden="true"]'))).toBe(true)
  })

  test('the table is named and can be scrolled with the keyboard', async () => {
    await show(venues(full))
    expect(screen.getByRole('region', { name: 'Trois salons sur le jardin\u00a0: capacité des salles' }).tabIndex).toBe(
      0,
    )
  })
})
