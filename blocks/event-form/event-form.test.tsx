// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { eventFormFixtures } from './event-form.fixtures.ts'
import { eventFormSchema } from './event-form.schema.ts'
import { EventForm } from './event-form.tsx'

const block = (raw: Parameters<typeof eventFormSchema.parse>[0], more = {}) => (
  <EventForm block={viewOf(eventFormSchema, raw)} context={contextOf(more)} />
)

const { minimal } = eventFormFixtures

describe('event form', () => {
  test.each(everyFixture(eventFormFixtures))(
    '$name in $locale says its title, and no field pretends to take anything',
    async ({ raw, locale }) => {
      const page = await show(block(raw, { locale }))
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(raw.title)
      expect(page.querySelector('form, input, textarea, select, button')).toBeNull()
    },
  )

  test('shows nothing that was not filled in', async () => {
    const page = await show(block(minimal))
    expect(page.textContent).toBe(minimal.title)
  })

  test('occasions are listed one by one, empty lines left out', async () => {
    await show(block({ ...minimal, occasions: 'Mariage\n\n Baptême \n' }))
    expect(
      within(screen.getByRole('list', { name: 'Occasions' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Mariage', 'Baptême'])
  })
})
