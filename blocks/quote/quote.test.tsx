// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { contextOf, show, toHtml, viewOf } from '../test-support.tsx'
import { quoteFixtures } from './quote.fixtures.ts'
import { quoteSchema } from './quote.schema.ts'
import { Quote } from './quote.tsx'

const quote = (raw: Parameters<typeof quoteSchema.parse>[0], more = {}) => (
  <Quote block={viewOf(quoteSchema, raw)} context={contextOf(more)} />
)

describe('quote', () => {
  test('quotation marks are those of the language', async () => {
    expect((await show(quote(quoteFixtures.minimal, { locale: 'fr' }))).textContent).toMatch(
      /^«\u00a0On vient.*habitude\.\u00a0»$/,
    )
    expect((await show(quote(quoteFixtures.minimal, { locale: 'en' }))).textContent).toMatch(/^“On vient.*habitude\.”$/)
  })

  test('the author is named, with a comma before who that is', async () => {
    expect((await show(quote(quoteFixtures.full))).querySelector('figcaption')?.textContent).toBe(
      'Camille Rousseau, Carnet d’été, La Baule',
    )
    expect(await toHtml(quote(quoteFixtures.minimal))).not.toContain('figcaption')
  })

  test('braces of an editor are words, not instructions', async () => {
    expect(await toHtml(quote({ ...quoteFixtures.minimal, text: 'un {mot} <b>gras</b>' }))).toContain(
      'un {mot} &lt;b&gt;gras&lt;/b&gt;',
    )
  })

  test('the night tone sets its own theme', async () => {
    expect(await toHtml(quote(quoteFixtures.longest))).toContain('data-theme="night"')
    expect(await toHtml(quote(quoteFixtures.full))).not.toContain('data-theme')
  })
})
