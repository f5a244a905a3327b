// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { contactFormFixtures } from './contact-form.fixtures.ts'
import { contactFormSchema } from './contact-form.schema.ts'
import { ContactForm } from './contact-form.tsx'

const block = (raw: Parameters<typeof contactFormSchema.parse>[0], more = {}) => (
  <ContactForm block={viewOf(contactFormSchema, raw)} context={contextOf(more)} />
)

const { minimal } = contactFormFixtures

describe('contact form', () => {
  test.each(everyFixture(contactFormFixtures))(
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
})
