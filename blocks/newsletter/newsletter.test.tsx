// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { newsletterFixtures } from './newsletter.fixtures.ts'
import { newsletterSchema } from './newsletter.schema.ts'
import { Newsletter } from './newsletter.tsx'

const block = (raw: Parameters<typeof newsletterSchema.parse>[0], more = {}) => (
  <Newsletter block={viewOf(newsletterSchema, raw)} context={contextOf(more)} />
)

const { minimal } = newsletterFixtures

describe('newsletter', () => {
  test.each(everyFixture(newsletterFixtures))(
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
