// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { eventFormFixtures } from './event-form.fixtures.ts'
import { eventFormSchema } from './event-form.schema.ts'
import { EventForm } from './event-form.tsx'

const block = (raw: Parameters<typeof eventFormSchema.parse>[0], more = {}) => (
  <EventForm block={viewOf(eventFormSchema, raw)} context={contextOf(more)} />
)

const { minimal } = eventFormFixtures

describe('event form', () => {
  test('occasions are listed one by one, empty lines left out', async () => {
    await show(block({ ...minimal, without_form: true, occasions: 'Mariage\n\n Baptême \n' }))
    expect(
      within(screen.getByRole('list', { name: 'Occasions' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Mariage', 'Baptême'])
  })
})
