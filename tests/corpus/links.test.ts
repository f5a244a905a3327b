import { describe } from 'vitest'
import { parseLink } from '@barriere/shared/block-kit/decode.ts'
import { toAnchor } from '#lib/content/links.ts'
import { type Report, checkReports } from './report.ts'

const url = (address: string) => ({ linktype: 'url', url: address })

/** A link as it is stored, and where it leads on the French site; undefined where it is text alone. */
const LINKS: readonly Report<object, string | undefined>[] = [
  {
    source: 'https://github.com/yabwe/medium-editor/issues/1201',
    says: 'an address with www alone',
    input: url('www.google.com'),
    expected: 'https://www.google.com/',
  },
  {
    source: 'https://github.com/JiHong88/suneditor/issues/740',
    says: 'an address without www',
    input: url('google.com'),
    expected: 'https://google.com/',
  },
  {
    source: 'https://github.com/nhn/tui.editor/issues/3120',
    says: 'a short address with a rare ending',
    input: url('maps.app.goo.gl/x1'),
    expected: 'https://maps.app.goo.gl/x1',
  },
  {
    source: 'https://github.com/10play/10tap-editor/issues/255',
    says: 'an address with a path',
    input: url('www.google.com/search?q=a'),
    expected: 'https://www.google.com/search?q=a',
  },
  {
    source: 'https://github.com/gollum/gollum/issues/868',
    says: 'an address that leaves the scheme to the page',
    input: url('//github.com/gollum/gollum'),
    expected: 'https://github.com/gollum/gollum',
  },
  {
    source: 'https://github.com/liferay/alloy-editor/issues/661',
    says: 'a query of the same page stays one',
    input: url('?Postid:32'),
    expected: '?Postid:32',
  },
  {
    source: 'https://github.com/taiga-family/editor/issues/20',
    says: 'a path of the site stays one',
    input: url('/carte.html'),
    expected: '/carte.html',
  },
  {
    source: 'https://github.com/requarks/wiki/issues/1041',
    says: 'a mailbox without its scheme',
    input: url('test@gmail.com'),
    expected: 'mailto:test@gmail.com',
  },
  {
    source: 'https://github.com/storyblok/storyblok-js-client/issues/62',
    says: 'a mailbox in a field',
    input: { linktype: 'email', email: '', url: 'mailto:accueil@example.com' },
    expected: 'mailto:accueil@example.com',
  },
  {
    source: 'https://github.com/leizongmin/js-xss/issues/302',
    says: 'a picture with a script in the address',
    input: url('data:image/svg+xml;base64,PHN2Zz4='),
    expected: undefined,
  },
  {
    source: 'https://github.com/graphcommerce-org/graphcommerce/pull/2661',
    says: 'a page that was renamed since is found at its new address',
    input: {
      linktype: 'story',
      id: '6f1c',
      cached_url: 'website-hotels/hotels/ancien',
      story: { full_slug: 'website-hotels/hotels/nouveau' },
    },
    expected: '/hotels/nouveau',
  },
  {
    source: 'https://github.com/guardian/facia-tool/pull/1136',
    says: 'words with a full stop are no host',
    input: url('a.b'),
    expected: '/a.b',
  },
]

describe('links of editors', () => {
  checkReports(LINKS, (stored) => {
    const parsed = parseLink(stored)
    return parsed.ok ? toAnchor(parsed.value, 'fr')?.href : undefined
  })
})
