// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { treatmentsFixtures } from './treatments.fixtures.ts'
import { treatmentsSchema } from './treatments.schema.ts'
import { Treatments } from './treatments.tsx'

const treatments = (raw: Parameters<typeof treatmentsSchema.parse>[0], more = {}) => (
  <Treatments block={viewOf(treatmentsSchema, raw)} context={contextOf(more)} />
)

test('each treatment has duration, place and price; one is booked by its link, all by telephone', async () => {
  await show(treatments(treatmentsFixtures.full))
  const rows = [...document.querySelectorAll('section ul:not(ul ul) > li')]
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Modelage aux galetsDes galets de basalte, chauds.50 minCabine double110 €Réserver Modelage aux galets',
    'Enveloppement d’algues30 min75 €',
  ])
  expect(screen.getByRole('link', { name: /^Réserver au/ }).getAttribute('href')).toBe('tel:+33261911030')
  expect(screen.getAllByRole('link', { name: /Modelage/ }).map((link) => link.getAttribute('href'))).toEqual([
    'https://booking.example/galets',
  ])
})

test('what is no number is no button', async () => {
  await show(treatments({ ...treatmentsFixtures.full, phone: 'bientôt' }))
  expect(screen.queryByRole('link', { name: /^Réserver au/ })).toBeNull()
})
