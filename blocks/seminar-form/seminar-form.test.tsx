// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { seminarFormFixtures } from './seminar-form.fixtures.ts'
import { seminarFormSchema } from './seminar-form.schema.ts'
import { SeminarForm } from './seminar-form.tsx'

const block = (raw: Parameters<typeof seminarFormSchema.parse>[0], more = {}) => (
  <SeminarForm block={viewOf(seminarFormSchema, raw)} context={contextOf(more)} />
)

const { full } = seminarFormFixtures

describe('seminar form', () => {
  test('venues lead to their pages; one that is no venue is left out', async () => {
    const [venue] = full.venues as object[]
    await show(
      block(
        {
          ...full,
          venues: [
            venue,
            { uuid: 'x', name: 'x', full_slug: 'website-hotels/x', content: { _uid: 'x', component: 'seminar' } },
          ],
        },
        { locale: 'en' },
      ),
    )
    const links = within(screen.getByRole('list', { name: 'Venues' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/seminaires/salon-des-planches'])
  })
})
