// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { memberAdvantagesFixtures } from './member-advantages.fixtures.ts'
import { memberAdvantagesSchema } from './member-advantages.schema.ts'
import { MemberAdvantages } from './member-advantages.tsx'

describe('member advantages', () => {
  test('an editor’s birthday page needs no title of its own', async () => {
    const { title: _title, ...raw } = memberAdvantagesFixtures.full
    await show(<MemberAdvantages block={viewOf(memberAdvantagesSchema, raw)} context={contextOf({ first: true })} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mon anniversaire')
  })
})
