import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkDestination } from '#lib/navigation/destination.ts'
import { parseLink } from '@barriere/shared/block-kit/decode.ts'
import { contentGateway } from './gateway.ts'
import { toAnchor } from './links.ts'
import { toDirectory } from './live/directory.ts'
import { parseRichText } from '@barriere/shared/block-kit/rich-text.ts'
import type { Link } from '@barriere/shared/block-kit/values.ts'

const url = (address: string, newTab = false): Link => ({ kind: 'url', url: address, newTab })
const story = (slug: string, anchor = '', newTab = false): Link => ({ kind: 'story', uuid: 'u', slug, anchor, newTab })

describe('toAnchor', () => {
  test.each<[string, Link, object]>([
    ['a page', story('website-hotels/hotels/x'), { href: '/en/hotels/x' }],
    ['a page under its own slug', story('en/website-hotels/hotels/y'), { href: '/en/hotels/y' }],
    ['home', story('website-hotels/'), { href: '/en' }],
    [
      'a place on a page',
      story('website-hotels/hotels/x', 'Prix d’été'),
      { href: '/en/hotels/x#Prix%20d%E2%80%99%C3%A9t%C3%A9' },
    ],
    [
      'a page in a new tab',
      story('website-hotels/hotels/x', '', true),
      { href: '/en/hotels/x', target: '_blank', rel: 'noopener' },
    ],
    ['a path', url('/contact?a=1#b'), { href: '/contact?a=1#b' }],
    ['a place on this page', url('#prix'), { href: '#prix' }],
    ['another site', url('https://partner.example/x'), { href: 'https://partner.example/x', rel: 'noopener' }],
    [
      'another site in a new tab',
      url('https://partner.example/x', true),
      { href: 'https://partner.example/x', target: '_blank', rel: 'noopener' },
    ],
    [
      'another site without its scheme',
      url('www.partner.example/x?a#b'),
      { href: 'https://www.partner.example/x?a#b', rel: 'noopener' },
    ],
    ['the same without www', url(' partner.fr'), { href: 'https://partner.fr/', rel: 'noopener' }],
    ['a mailbox as an address', url('anne@partner.example'), { href: 'mailto:anne@partner.example', rel: 'noopener' }],
    ['a file here', url('plan.pdf'), { href: '/plan.pdf' }],
    ['a telephone', url('tel:+33123456789'), { href: 'tel:+33123456789', rel: 'noopener' }],
    [
      'a mailbox',
      { kind: 'email', email: 'a@b.example', newTab: false },
      { href: 'mailto:a@b.example', rel: 'noopener' },
    ],
    [
      'a file',
      { kind: 'asset', url: 'http://127.0.0.1:4001/content/f/1/ab/x.pdf', newTab: false },
      { href: '/media/f/1/ab/x.pdf' },
    ],
  ])('%s', (_, link, anchor) => {
    expect(toAnchor(link, 'en')).toEqual(anchor)
  })

  test('a plain path is what a browser makes of it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '//', 'a', 'B', '0', '-', '_', '.', '..', '%2e', '\\', 'é', '\n', ' ', ':'), {
          maxLength: 8,
        }),
        (pieces) => {
          const path = `/${pieces.join('')}`
          const checked = checkDestination(path, { external: true })
          expect(toAnchor(url(path), 'fr')?.href).toBe(checked.ok ? checked.value.href : undefined)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('French addresses have no prefix', () => {
    expect(toAnchor(story('website-hotels/hotels/x'), 'fr')).toEqual({ href: '/hotels/x' })
    expect(toAnchor(story('website-hotels/'), 'fr')).toEqual({ href: '/' })
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://x.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'view-source:https://x.example',
    'intent://x#Intent;end',
    'https://user:pass@evil.example/',
    '//user@evil.example',
    '\u00a0javascript:alert(1)',
    'https:x',
    'https://',
    ' ',
    '',
  ])('%j gives no anchor', (address) => {
    expect(toAnchor(url(address), 'fr')).toBeUndefined()
    expect(toAnchor({ kind: 'asset', url: address, newTab: false }, 'fr')).toBeUndefined()
  })

  test('a link to a story that is gone or not published gives no anchor, in a field and in formatted text', () => {
    const [shown, gone] = ['5e8c1f0a-0000-4000-8000-00000000000a', '5e8c1f0a-0000-4000-8000-00000000000b']
    const entry = { id: 1, uuid: shown, slug: 'website-hotels/x', published: true, is_folder: false }
    const directory = toDirectory([entry], 'website-hotels')
    vi.spyOn(contentGateway().live, 'snapshot', 'get').mockReturnValue({ version: 1, redirects: new Map(), directory })
    const cached_url = 'website-hotels/x'
    const ofField = (id: string, more = {}) => {
      const link = parseLink({ linktype: 'story', id, cached_url, ...more })
      return link.ok ? toAnchor(link.value, 'fr')?.href : 'none'
    }
    const ofText = (uuid: string, more = {}) => {
      const marks = [{ type: 'link', attrs: { linktype: 'story', uuid, href: cached_url, ...more } }]
      const text = { type: 'text', text: 'x', marks }
      const parsed = parseRichText({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })
      const [paragraph] = parsed.ok ? (parsed.value?.nodes ?? []) : []
      const [node] = paragraph?.type === 'paragraph' ? paragraph.nodes : []
      const [mark] = node?.type === 'text' ? node.marks : []
      return mark?.type === 'link' ? toAnchor(mark.link, 'fr')?.href : 'none'
    }
    expect([ofField(shown), ofText(shown)]).toEqual(['/x', '/x'])
    expect([ofField(gone), ofText(gone)]).toEqual([undefined, undefined])
    // A draft's link to another draft: the service knows that story.
    const story = { url: 'website-hotels/y' }
    expect([ofField(gone, { story }), ofText(gone, { story })]).toEqual(['/y', '/y'])
    vi.restoreAllMocks()
    expect(ofField(gone)).toBe('/x')
  })

  test('a link without a target gives no anchor, and not one to home', () => {
    expect(toAnchor(undefined, 'fr')).toBeUndefined()
    expect(toAnchor(story(''), 'fr')).toBeUndefined()
  })

  test('an e-mail address brings no scheme of its own', () => {
    expect(toAnchor({ kind: 'email', email: 'javascript:alert(1)', newTab: false }, 'fr')?.href).toMatch(/^mailto:/)
  })
})
