// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { contextOf, toHtml, viewOf } from '../test-support.tsx'
import { memberLoginFixtures } from './member-login.fixtures.ts'
import { memberLoginSchema } from './member-login.schema.ts'
import { MemberLogin } from './member-login.tsx'

test('the poster carries its word under it, and costs a phone nothing worth naming', async () => {
  const html = await toHtml(
    <MemberLogin block={viewOf(memberLoginSchema, memberLoginFixtures.full)} context={contextOf()} />,
  )
  expect(html).toContain('>Bonsoir</p>')
  expect(html.match(/<source [^>]*max-width[^>]*>/g)?.every((source) => / 32w"|\/m\/32x32\/[^ ]*"/.test(source))).toBe(
    true,
  )
  expect(
    await toHtml(<MemberLogin block={viewOf(memberLoginSchema, memberLoginFixtures.minimal)} context={contextOf()} />),
  ).not.toContain('<picture')
})
