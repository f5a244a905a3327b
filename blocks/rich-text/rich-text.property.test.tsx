// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseRichText } from '@barriere/shared/block-kit/rich-text.ts'
import { dangers } from '../markup-faults.ts'
import { show } from '../test-support.tsx'
import { Nodes } from './nodes.tsx'

// Links to stories are resolved with the space's directory, which these tests do not load.
vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ live: { snapshot: undefined } }) }))

/** Hostile values from the editor or from a manipulated API answer. */
const hostile = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '" onmouseover="alert(1)',
    'x;background:url(javascript:alert(1))',
    'expression(alert(1))',
    '#fff',
    'lead',
    'vbscript:msgbox(1)',
    '__proto__',
    'constructor',
    '<iframe srcdoc="x">',
    'https://exemple.fr',
  ),
  fc.string(),
)

const attributes = fc.dictionary(
  fc.constantFrom(
    'href',
    'uuid',
    'anchor',
    'target',
    'linktype',
    'src',
    'alt',
    'title',
    'class',
    'color',
    'id',
    'level',
    'order',
    'textAlign',
    'name',
    'emoji',
    'onclick',
    'style',
    'colspan',
  ),
  fc.oneof(hostile, fc.integer(), fc.constantFrom('url', 'story', 'email', 'asset', '_blank'), fc.constant(null)),
)

const custom = fc.dictionary(
  fc.oneof(
    fc.constantFrom('rel', 'title', 'hreflang', 'aria-label', 'onclick', 'style', 'href', 'dangerouslySetInnerHTML'),
    fc.string(),
  ),
  hostile,
)

const mark = fc.record({
  type: fc.constantFrom(
    'bold',
    'italic',
    'strike',
    'underline',
    'code',
    'superscript',
    'subscript',
    'link',
    'anchor',
    'styled',
    'textStyle',
    'highlight',
    'script',
  ),
  attrs: fc.tuple(attributes, custom).map(([own, more]) => ({ ...own, custom: more })),
})

const { node } = fc.letrec<{ node: object; content: object[] }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ type: fc.constant('text'), text: hostile, marks: fc.array(mark, { maxLength: 4 }) }),
    fc.record({
      type: fc.constantFrom(
        'paragraph',
        'heading',
        'blockquote',
        'bullet_list',
        'ordered_list',
        'list_item',
        'code_block',
        'hard_break',
        'horizontal_rule',
        'image',
        'emoji',
        'table',
        'tableRow',
        'tableHeader',
        'tableCell',
        'blok',
        'script',
        'iframe',
        'constructor',
      ),
      attrs: attributes,
      content: tie('content'),
    }),
  ),
  content: fc.array(tie('node'), { maxLength: 4 }),
}))

test('no document, whatever is in it, puts anything into the page that could run', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(node, { minLength: 1, maxLength: 5 }), async (content) => {
      const parsed = parseRichText({ type: 'doc', content })
      if (!parsed.ok || !parsed.value) return
      expect(dangers(await show(<Nodes nodes={parsed.value.nodes} locale="fr" />))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('the search for dangers finds them', () => {
  document.body.innerHTML =
    '<a href="java\tscript:x" onclick="x">a</a><iframe></iframe><p style="background:url(x)">b</p><script>x</script>'
  expect(dangers(document.body)).toHaveLength(5)
})
