// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { sanitizeIcon } from './sanitize-icon.ts'

const clean = (body: string) => sanitizeIcon(body, 'icon_a_b_')

/** Elements and attributes of a drawing, as a browser parses it in a page. */
function shown(body: string) {
  document.body.innerHTML = `<svg>${body}</svg><p id="after"></p>`
  const svg = document.body.firstElementChild
  return { outside: document.body.childElementCount, elements: [...(svg?.querySelectorAll('*') ?? [])] }
}

const ELEMENTS =
  /^(?:circle|clipPath|defs|ellipse|g|line|linearGradient|mask|path|polygon|polyline|radialGradient|rect|stop|use)$/

/** Whatever the input, the output only draws, and refers to itself alone. */
function expectHarmless(body: string): void {
  const out = clean(body)
  if (out === undefined) return
  const { outside, elements } = shown(out)
  expect(outside).toBe(2)
  for (const element of elements) {
    expect(element.localName).toMatch(ELEMENTS)
    expect(element.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect([...element.childNodes].every((node) => node.nodeType === Node.ELEMENT_NODE)).toBe(true)
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(?:on|style|class|src|xml)/)
      expect(value).not.toMatch(/script|data:|https?:|expression|\/\/|@import|[<>"'`\\]/i)
      if (name === 'href') expect(value).toMatch(/^#icon_a_b_\d+$/)
      if (value.includes('url')) expect(value).toMatch(/^url\(#icon_a_b_\d+\)$/)
      if (name === 'id') expect(value).toMatch(/^icon_a_b_\d+$/)
    }
  }
  // Mutation XSS: sanitising the output once more changes nothing.
  expect(sanitizeIcon(out.replaceAll('icon_a_b_', 'i'), 'icon_a_b_')).toBe(out)
}

const DRAWING = '<path d="M0 0h9v9"/>'

describe('drawings stay as they are', () => {
  test.each([
    '<path fill="currentColor" d="M12 2A10 10 0 1 0 22 12 10 10 0 0 0 12 2m-1.5e-3,.5Z"/>',
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="1.5"><path d="m3 6 6 3"/></g>',
    '<circle cx="12" cy="12" r="3"/><rect x="1" y="2" width="50%" height="4" rx="1"/>',
    '<ellipse cx="1" cy="2" rx="3" ry="4"/><line x1="1" x2="2" y1="3" y2="4"/><polyline points="1,2 3,4"/>',
    '<g transform="rotate(90 12 12) translate(2 0)" opacity=".5"><polygon points="1 2 3 4 5 6"/></g>',
    '<path fill="#ff0" fill-rule="evenodd" stroke="rgb(1 2 3)" stroke-dasharray="1 2" d="M0 0"/>',
  ])('%s', (body) => {
    expect(clean(body)).toBe(body)
  })

  test('ids and what refers to them get the prefix, wherever they stand', () => {
    expect(
      clean(
        '<path mask="url(#m)" fill="url(&quot;#g&quot;)" d="M0 0"/><mask id="m"><path d="M1 1"/></mask>' +
          '<linearGradient id="g" xlink:href="#m"><stop offset="1" stop-color="red"/></linearGradient>',
      ),
    ).toBe(
      '<path mask="url(#icon_a_b_0)" fill="url(#icon_a_b_1)" d="M0 0"/><mask id="icon_a_b_0"><path d="M1 1"/></mask>' +
        '<linearGradient id="icon_a_b_1" href="#icon_a_b_0"><stop offset="1" stop-color="red"/></linearGradient>',
    )
  })

  test('a reference to nothing in the drawing goes, and of an id that is given twice the second', () => {
    expect(clean('<path fill="url(#page)" d="M0 0"/>')).toBe('<path d="M0 0"/>')
    expect(clean('<g id="a"/><g id="a"/>')).toBe('<g id="icon_a_b_0"/><g/>')
  })

  test('comments and text go, and elements of other kinds with all that they hold', () => {
    expect(clean(`<!-- x -->text<title>x</title>${DRAWING}<a><path d="M5 5"/><g><b/></g></a>`)).toBe(DRAWING)
  })
})

const SCRIPTS = [
  'alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#9;script:alert(1)',
  '&#106;avascript:x',
]

const ADDRESSES = [
  ...SCRIPTS,
  'data:text/html,<script>x</script>'.replaceAll('<', '&lt;'),
  'data:image/svg+xml;base64,PHN2Zz4=',
  'https://elsewhere.example/x.svg#a',
  '//elsewhere.example',
  'x.svg#a',
  '#&quot;onload=alert(1)',
  'url(https://elsewhere.example)',
  'url(#a) url(https://elsewhere.example)',
  'url(#a);background:url(//x)',
  'expression(alert(1))',
  'var(--x)',
]

const HANDLERS = ['onload', 'onerror', 'onclick', 'onbegin', 'onend', 'onrepeat', 'onfocus', 'ONLOAD', 'onmouseover']
const CARRIERS = ['path', 'g', 'mask', 'use', 'circle']

const FOREIGN = [
  'script',
  'SCRIPT',
  'svg:script',
  'style',
  'foreignObject',
  'foreignobject',
  'iframe',
  'image',
  'img',
  'a',
  'animate',
  'animateTransform',
  'animateMotion',
  'set',
  'handler',
  'listener',
  'text',
  'textPath',
  'title',
  'desc',
  'metadata',
  'filter',
  'feImage',
  'pattern',
  'marker',
  'symbol',
  'switch',
  'svg',
  'math',
  'mtext',
  'mglyph',
  'annotation-xml',
  'template',
  'noscript',
  'video',
  'audio',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'form',
  'input',
  'p',
  'table',
  'select',
  'xmp',
  'plaintext',
  'body',
]

const ATTRIBUTES = [
  'href',
  'xlink:href',
  'fill',
  'stroke',
  'mask',
  'clip-path',
  'style',
  'd',
  'transform',
  'id',
  'filter',
]

const PAYLOADS = [
  ...FOREIGN.map((name) => `<${name} onload="alert(1)" href="javascript:alert(1)">alert(1)${DRAWING}</${name}>`),
  ...FOREIGN.map((name) => `<g><${name}/></g>`),
  ...HANDLERS.flatMap((name) => CARRIERS.map((carrier) => `<${carrier} ${name}="alert(1)" d="M0 0"/>`)),
  ...ATTRIBUTES.flatMap((name) => ADDRESSES.map((value) => `<g id="a"/><use ${name}="${value}"/>`)),
  // Mutation XSS: markup that a browser parses differently from an XML parser.
  '<mask><![CDATA[</mask><img src=x onerror=alert(1)>]]></mask>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<g><!--</g><img src=x onerror=alert(1)>--></g>',
  '<!--><script>alert(1)</script>-->',
  '<g id="--&gt;&lt;img src=x onerror=alert(1)&gt;"/>',
  '<path d="&lt;/svg&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
  '<path fill="&quot; onload=&quot;alert(1)" d="M0 0"/>',
  '<style><g title="</style><img src=x onerror=alert(1)>"/></style>',
  '<math><mtext><table><mglyph><style><img src="x" onerror="alert(1)"/></style></mglyph></table></mtext></math>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<?xml-stylesheet href="javascript:alert(1)"?><path d="M0 0"/>',
  '<!ENTITY x "y">',
]

const REFUSED = [
  `</svg><script>alert(1)</script><svg>${DRAWING}`,
  `</svg>${DRAWING}`,
  '<!DOCTYPE svg [<!ENTITY a "b">]><path d="&a;"/>',
  '<path d="&nbsp;M0 0"/>',
  '<path d="&xxe;"/>',
  '<path d=M0/>',
  '<path d="M0" d="M1"/>',
  '<path d="M0"',
  '<g><path/>',
  '<g></mask></g>',
  '<PATH/></path>',
  '<path d="<"/>',
  '<script>if (a < b) x()</script>',
  '\u0000<path/>',
  '<path \u0000/>',
  '<path/>&',
  '<img src=x onerror=alert(1)>',
  '',
  '   ',
  'text',
  '&lt;script&gt;',
  '<style>*{}</style>',
  '<g>'.repeat(20) + '</g>'.repeat(20),
  '<b>'.repeat(2_000) + '</b>'.repeat(2_000),
  '<path/>'.repeat(501),
  `<path d="${'0 '.repeat(20_000)}"/>`,
  `<path d="M0" ${Array.from({ length: 5_000 }, (_, index) => `a${index}="b"`).join(' ')}/>`,
  `<g id="a"/>${'<use href="#a"/>'.repeat(17)}`,
  `<path transform="${' '.repeat(31_000)}x("/>`.repeat(2),
]

describe('hostile drawings', () => {
  test('there are enough of them', () => {
    expect(new Set([...PAYLOADS, ...REFUSED]).size).toBeGreaterThan(250)
  })

  test.each(PAYLOADS)('%s', (body) => {
    expectHarmless(body)
    expectHarmless(DRAWING + body)
    expectHarmless(`<g><mask id="a">${body}</mask></g>`)
  })

  test.each(REFUSED.map((body) => [body.slice(0, 60), body] as const))('is refused: %s', (_, body) => {
    expect(clean(body)).toBeUndefined()
  })

  test('hold nobody up, however they are made', () => {
    const begun = performance.now()
    for (const value of [' '.repeat(30_000), 'a'.repeat(30_000), 'rotate(1) '.repeat(3_000), '1,'.repeat(15_000)])
      for (const name of ATTRIBUTES) expectHarmless(`<path ${name}="${value}\u00e9"/>`)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
