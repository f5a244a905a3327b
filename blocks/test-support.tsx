import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RawBlock } from '#lib/content/block-kit/define-block.ts'
import type { Fault } from '#lib/content/block-kit/field.ts'
import type { Result } from '#lib/domain/result.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import type { BlockContext } from './context.ts'
import type { Fixtures } from './fixture-values.ts'
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
  ...more,
})

/** Server components, asynchronous ones too, as the HTML that a visitor receives. */
export const toHtml = async (element: ReactNode): Promise<string> => renderToStaticMarkup(await resolveTree(element))

/** The same, put into the test's document; needs the jsdom environment. */
export async function show(element: ReactNode): Promise<HTMLElement> {
  document.body.innerHTML = await toHtml(element)
  return document.body
}

interface Schema<V> {
  parse(raw: RawBlock): Result<V, Fault[]>
}

/** A fixture as its component receives it. Throws when the fixture itself is at fault. */
export function viewOf<V>(schema: Schema<V>, raw: RawBlock): V {
  const parsed = schema.parse(raw)
  if (!parsed.ok)
    throw new Error(`${raw._uid}: ${parsed.error.map((fault) => `${fault.path} ${fault.message}`).join('; ')}`)
  return parsed.value
}

/** Every fixture in every language, for `test.each`. */
export const everyFixture = (fixtures: Fixtures) =>
  (['minimal', 'full', 'longest'] as const).flatMap((name) =>
    LOCALES.map((locale) => ({ name, locale, raw: fixtures[name] })),
  )

const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'xlink:href', 'data']

const runs = (address: string): boolean =>
  /^(?:javascript|data|vbscript|file):/i.test(address.replace(/[\u0000-\u0020]/g, ''))

/** What in a piece of the page could run code: event attributes, script addresses, foreign elements, hostile styles. */
export function dangers(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const data = element.getAttribute('type') === 'application/ld+json'
    const bad = ['iframe', 'object', 'embed', 'base', 'meta', 'form'].includes(name) || (name === 'script' && !data)
    return [
      ...(bad ? [`<${name}>`] : []),
      ...[...element.attributes].flatMap((attribute) => {
        const hostile =
          attribute.name.startsWith('on') ||
          (ADDRESSES.includes(attribute.name) && runs(attribute.value)) ||
          (attribute.name === 'style' && /url\(|expression|import|;.*:/i.test(attribute.value.replace(/;$/, '')))
        return hostile ? [`${name} ${attribute.name}="${attribute.value}"`] : []
      }),
    ]
  })
}
