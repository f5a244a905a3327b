// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contextOf, everyFixture, show, toHtml, viewOf } from '../test-support.tsx'
import { memberEmailFixtures } from './member-email.fixtures.ts'
import { memberEmailSchema } from './member-email.schema.ts'
import { MemberEmail } from './member-email.tsx'

test.each(everyFixture(memberEmailFixtures))(
  '$name in $locale has a title, its own or ours',
  async ({ raw, locale }) => {
    const [french, english] =
      raw.kind === 'undo'
        ? ['Annuler le changement d’adresse', 'Undo the change of address']
        : ['Confirmer mon adresse e-mail', 'Confirm my email address']
    await show(<MemberEmail block={viewOf(memberEmailSchema, raw)} context={contextOf({ locale, first: true })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      typeof raw.title === 'string' ? raw.title : locale === 'fr' ? french : english,
    )
  },
)

test('what an address asks for is not in the page', async () => {
  const block = viewOf(memberEmailSchema, memberEmailFixtures.full)
  const html = await toHtml(<MemberEmail block={block} context={contextOf({ parameters: { token: 's3cret-1' } })} />)
  expect(html).not.toContain('s3cret-1')
  expect(html).toBe(await toHtml(<MemberEmail block={block} context={contextOf()} />))
})
