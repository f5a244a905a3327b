import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { log } from '#lib/process/log.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { BlockList } from './block-list.tsx'
import type { BlockContext } from './context.ts'
import { contextOf } from './test-support.tsx'
import { faqFixtures } from './faq/faq.fixtures.ts'
import { photoGalleryFixtures } from './photo-gallery/photo-gallery.fixtures.ts'
import { quoteFixtures } from './quote/quote.fixtures.ts'
import type * as QuoteModule from './quote/quote.tsx'
import { resolveTree } from './resolve.ts'

vi.mock('#lib/process/rendering.ts', { spy: true })

vi.mock('#lib/process/log.ts', () => ({ log: { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() } }))

/** Replaces a block of the registry: certain texts make it throw or reject. */
vi.mock('./quote/quote.tsx', async (original) => {
  const { Quote } = await original<typeof QuoteModule>()
  const Deep = () => {
    throw new Error('deep at fault')
  }
  return {
    Quote: (props: Parameters<typeof Quote>[0]) => {
      if (props.block.text === 'away') throw new ContentError('The content service could not be reached.')
      if (props.block.text === 'throw') throw new Error('at fault')
      if (props.block.text === 'throw deep')
        return (
          <section>
            <Deep />
          </section>
        )
      if (props.block.text === 'reject') return Promise.reject(new Error('late at fault'))
      if (props.block.text === 'first?') return <p>{String(props.context.first)}</p>
      return Quote(props)
    },
  }
})

const CONTEXT: BlockContext = contextOf({ first: true, path: '/hotels' })
const DRAFT: BlockContext = { ...CONTEXT, draft: true }

const quote = (text: string): RawBlock => ({ _uid: `quote-${text}`, component: 'quote', text })

const render = async (blocks: readonly RawBlock[], context = CONTEXT) =>
  renderToStaticMarkup(await resolveTree(await BlockList({ blocks, context })))

type Entry = Record<string, unknown>

const logged = (level: 'warn' | 'error' = 'warn') =>
  vi.mocked(log[level]).mock.calls.map(([entry]) => entry as unknown as Entry)

beforeEach(() => {
  vi.clearAllMocks()
})

const AT_FAULT: [string, RawBlock, RegExp][] = [
  ['an unknown block', { _uid: 'u', component: 'carousel-3000' }, /n’a pas de bloc «\u00a0carousel-3000/],
  ['a name that every object has', { _uid: 'u', component: 'constructor' }, /n’a pas de bloc «\u00a0constructor/],
  ['a block without a required field', { _uid: 'u', component: 'quote' }, /«\u00a0Citation\u00a0» est obligatoire/],
  ['a field of another type', { _uid: 'u', component: 'quote', text: 7 }, /«\u00a0Citation\u00a0» doit être un texte/],
]

const BUGS: [string, RawBlock, RegExp][] = [
  ['a block that throws', quote('throw'), /n’a pas pu être affiché/],
  ['an async block that rejects', quote('reject'), /n’a pas pu être affiché/],
  ['a block whose insides throw', quote('throw deep'), /n’a pas pu être affiché/],
]

describe.each([...AT_FAULT, ...BUGS])('%s', (name, block, message) => {
  const isBug = BUGS.some(([bug]) => bug === name)
  const page = [quote('Avant.'), block, quote('Après.')]

  test('is left out for visitors, the rest stands, and the log tells whom it concerns', async () => {
    const html = await render(page)
    expect(html).toContain('Avant.')
    expect(html).toContain('Après.')
    expect(html).not.toMatch(message)
    expect(html).not.toContain('at fault')
    expect(html).toBe(await render([page[0], page[2]] as RawBlock[]))
    const [level, other] = isBug ? (['error', 'warn'] as const) : (['warn', 'error'] as const)
    expect([logged(level).length, logged(other).length]).toEqual([1, 0])
    expect(logged(level)[0]).toMatchObject({
      event: isBug ? 'block.failed' : 'block.fault',
      block: block.component,
      uid: block._uid,
      path: '/hotels',
    })
  })

  test('is named to editors, in its place', async () => {
    const html = (await render(page, DRAFT)).replaceAll('&quot;', '"')
    expect(html).toMatch(message)
    expect(html).toMatch(/role="note"/)
    const places = [html.indexOf('Avant.'), html.search(message), html.indexOf('Après.')]
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(html).not.toContain('at fault')
  })
})

test.each([
  ['could not be read', quote('away'), 'warn'],
  ['throws', quote('throw'), 'error'],
  ['rejects', quote('reject'), 'error'],
] as const)(
  'a block that %s makes the page incomplete: it does not replace the last good one',
  async (_, block, level) => {
    expect(await render([quote('Avant.'), block])).toContain('Avant.')
    expect(tagPage).toHaveBeenCalledExactlyOnceWith(['incomplete'])
    expect(logged(level)).toHaveLength(1)
  },
)

test.each(AT_FAULT)('%s is content: the page is whole without it', async (_, block) => {
  expect(await render([quote('Avant.'), block])).toContain('Avant.')
  expect(tagPage).not.toHaveBeenCalled()
})

test('what threw is in the log, once, and nowhere else', async () => {
  await render([quote('throw deep')])
  expect(logged('error')).toHaveLength(1)
  expect(logged('error')[0]?.err).toMatchObject({ message: 'deep at fault' })
})

describe('a block with one bad item', () => {
  const faq: RawBlock = {
    ...faqFixtures.minimal,
    items: [
      ...(faqFixtures.minimal.items as object[]),
      { _uid: 'bad', component: 'faq-item', question: 'Sans réponse' },
    ],
  }

  test('shows its good ones, and reports the bad one', async () => {
    const html = await render([faq])
    expect(html).toContain('Y a-t-il un parking')
    expect(html).not.toContain('Sans réponse')
    expect(html).not.toContain('role="note"')
    expect(logged()).toEqual([expect.objectContaining({ faults: ['items.1.answer: required'] })])
  })

  test('and in a draft tells the editor where', async () => {
    const html = await render([faq], DRAFT)
    expect(html).toContain('Y a-t-il un parking')
    expect(html).toContain('Questions › 2 — «\u00a0Réponse\u00a0» est obligatoire.')
  })
})

test('good blocks say nothing to the log', async () => {
  expect(await render([quoteFixtures.full, faqFixtures.full])).toContain('Camille Rousseau')
  expect(log.warn).not.toHaveBeenCalled()
})

test('the first block of the page is the first, and only that one', async () => {
  expect(await render([quote('first?'), quote('first?')])).toMatch(/^<p[^>]*>true<\/p><p[^>]*>false<\/p>$/)
  expect(await render([quote('first?')], { ...CONTEXT, first: false })).toMatch(/^<p[^>]*>false<\/p>$/)
})

test('what leads to a page or lies over it does not open it', async () => {
  const popin: RawBlock = { _uid: 'p', component: 'marketing-popin', title: 'Partez-vous cet été ?' }
  expect(await render([popin, quote('first?')])).toMatch(/<p[^>]*>true<\/p>$/)
})

describe('words in another language than the page', () => {
  const untranslated = <B extends object>(block: B) => ({ ...block, _translated: false as const })
  const [item] = faqFixtures.minimal.items as [object]
  const gallery = photoGalleryFixtures.minimal
  const faq = (items: readonly object[]): RawBlock => untranslated({ ...faqFixtures.minimal, items })

  test.each([
    ['a block without any translation', untranslated(quote('Entrez.')), 1],
    ['a translated block', quote('Enter.'), 0],
    ['a block whose parts are not translated either', faq([untranslated(item)]), 1],
    ['a block of which a part is translated', faq([untranslated(item), { ...item, _uid: 'other' }]), 0],
    ['a block without words', untranslated({ ...gallery, items: (gallery.items as object[]).map(untranslated) }), 0],
  ])('%s: %#', async (_, block, count) => {
    const html = await render([block], { ...CONTEXT, locale: 'en' })
    expect(html).not.toBe('')
    expect(html.match(/^<\w+[^>]* lang="fr"/g) ?? []).toHaveLength(count)
  })
})

test('no blocks are an empty page', async () => {
  expect(await render([])).toBe('')
})
