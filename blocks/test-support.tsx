import type { ReactNode } from 'react'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { type Fault, faultLine } from '@barriere/shared/block-kit/field.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { serverHtml } from '#tests/support/server-html.ts'
import { type BlockContext, idClaims } from './context.ts'
import type { Fixtures } from './fixture-values.ts'
import type { ItemFilter } from './listing/filters.ts'
import { resolveTree } from './resolve.ts'

/** A Friday in June, at noon in Paris. */
const NOW = new Date('2026-06-12T10:00:00Z')

export const contextOf = (more: Partial<BlockContext> = {}): BlockContext => ({
  locale: 'fr',
  draft: false,
  first: false,
  path: '/hotels/les-colombages',
  now: NOW,
  listPage: 1,
  parameters: {},
  claimId: idClaims(),
  ...more,
})

/** Renders server components, including asynchronous ones, and islands to the HTML that a visitor receives. */
export const toHtml = async (element: ReactNode): Promise<string> => serverHtml(await resolveTree(element))

/** Renders like `toHtml`, into the test's document. Needs the jsdom environment. */
export async function show(element: ReactNode): Promise<HTMLElement> {
  document.body.innerHTML = await toHtml(element)
  return document.body
}

/** Filter values of a list's items, in their order. */
export const filtersOf = (page: ParentNode): ItemFilter[] =>
  [...page.querySelectorAll<HTMLElement>('[data-filter]')].map(
    ({ dataset }) => JSON.parse(dataset.filter ?? '') as ItemFilter,
  )

interface Schema<V> {
  parse(raw: RawBlock): Result<V, Fault[]>
}

/** Parses a fixture into its component's props. Throws if the fixture is invalid. */
export function viewOf<V>(schema: Schema<V>, raw: RawBlock): V {
  const parsed = schema.parse(raw)
  if (!parsed.ok) throw new Error(`${raw._uid}: ${parsed.error.map(faultLine).join('; ')}`)
  return parsed.value
}

/** Every fixture in every language, for `test.each`. */
export const everyFixture = (fixtures: Fixtures) =>
  (['minimal', 'full', 'longest'] as const).flatMap((name) =>
    LOCALES.map((locale) => ({ name, locale, raw: fixtures[name] })),
  )
