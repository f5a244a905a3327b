import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { cleanSvg, sizeOfSvg } from './clean-svg.ts'

const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"${attributes}>${inner}</svg>`

test('a drawing as a drawing program writes it stays as it is', () => {
  const drawing = svg(
    '<title>Logo &amp; mark</title><defs><style>.a &gt; .b{fill:url(#g)}</style>' +
      '<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g class="a" id="x"><path class="b" d="M0 0h10v20z" style="stroke:red"/></g><use href="#x"/>',
  )
  expect(cleanSvg(drawing)).toBe(drawing)
  expect(cleanSvg(`\uFEFF<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${drawing}`)).toBe(
    drawing,
  )
})

test('entities of namespaces, as Illustrator declares them, are read', () => {
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n' +
    '\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n\t<!ENTITY ns_xlink \'http://www.w3.org/1999/xlink\'>\n]>'
  expect(cleanSvg(`${doctype}<svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 10 20"><path/></svg>`)).toBe(
    svg('<path/>'),
  )
})

test('of a style sheet what loads a sheet or a font goes, and what colours stays', () => {
  const fill = '.st0{fill:#be1e2d}'
  const font = '@font-face{font-family:"Gill";src:url("data:font/woff2;base64,AAAA")}'
  const sheet = (text: string) => cleanSvg(svg(`<style>${text}</style>`))
  expect(sheet(`@import url("https://evil.example/x.css"); ${fill}`)).toBe(svg(`<style> ${fill}</style>`))
  expect(sheet(`${font}${fill}`)).toBe(svg(`<style>${fill}</style>`))
  const night = '@media (prefers-color-scheme: dark){.st0{fill:#fff}}'
  expect(sheet(`${font}${fill}${night}`)).toBe(svg(`<style>${fill}${night}</style>`))
  expect(sheet(`@im@font-face{}port "https://evil.example/x.css";${fill}`)).toBe(svg('<style></style>'))
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['an event handler', '<path onload="alert(1)" d="M0 0"/>'],
  ['HTML', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['an animation of an address', '<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>'],
  ['a foreign reference', '<use xlink:href="https://evil.example/x.svg#a"/>'],
  ['a picture', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['a style that loads', '<style>@import "https://evil.example/x.css";</style>'],
  ['a style that is divided', '<style>@im<![CDATA[port "https://evil.example"]]></style>'],
  ['a style divided by a comment', '<style>@im<!-- x -->port "https://evil.example"</style>'],
  ['an escaped style', '<style>@\\69mport "https://evil.example"</style>'],
  ['a fill that loads', '<path fill="url(https://evil.example/#x)" d="M0 0"/>'],
  ['a style attribute that loads', '<path style="fill:url( \'https://evil.example\' )" d="M0 0"/>'],
  ['an element of another namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
])('%s goes', (_, inner) => {
  const clean = cleanSvg(svg(inner))
  expect(clean).toBeDefined()
  expect(clean).not.toMatch(/evil|alert|script|on\w+=|javascript|foreign|import|data:/i)
})

test.each([
  ['no drawing', '<html><svg/></html>'],
  ['two roots', `${svg('')}${svg('')}`],
  ['text that is not well-formed', '<svg><path></svg>'],
  ['an entity of entities', '<!DOCTYPE svg [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><svg><text>&z;</text></svg>'],
  ['an entity of a file', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>'],
  ['an entity of markup', '<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg>&x;</svg>'],
  ['an entity of parameters', '<!DOCTYPE svg [<!ENTITY % x "y">%x;]><svg/>'],
  ['an entity of length', `<!DOCTYPE svg [<!ENTITY x "${'y'.repeat(201)}">]><svg>&x;</svg>`],
  ['nesting without end', `${'<g>'.repeat(70)}`],
  ['nothing', ''],
])('%s is refused', (_, text) => {
  expect(cleanSvg(text.startsWith('<g') ? svg(text) : text)).toBeUndefined()
})

test('a long chain of references is refused, a short one stays', () => {
  const chain = (length: number, name = 'c'): string =>
    Array.from({ length }, (_, index) => `<use id="${name}${index}" href="#${name}${index + 1}"/>`).join('')
  expect(cleanSvg(svg(chain(19_000)))).toBeUndefined()
  expect(cleanSvg(svg(Array.from('abcdefgh', (name) => chain(2_490, name)).join('')))).toBeUndefined()
  expect(cleanSvg(svg(chain(40)))).toBe(svg(chain(40)))
})

test('references that multiply each other, or end in themselves, are refused', () => {
  const level = (index: number): string => `<g id="l${index}">${`<use href="#l${index - 1}"/>`.repeat(4)}</g>`
  const levels = Array.from({ length: 20 }, (_, index) => level(index + 1)).join('')
  expect(cleanSvg(svg(`<g id="l0"><path d="M0 0"/></g>${levels}`))).toBeUndefined()
  expect(cleanSvg(svg('<g id="a"><use href="#a"/></g>'))).toBeUndefined()
  expect(cleanSvg(svg(`<g id="l0"><path d="M0 0"/></g>${level(1)}${level(2)}`))).toBeDefined()
})

test('the size is that of the drawing, or of its view box', () => {
  expect(sizeOfSvg(cleanSvg(svg('')) ?? '')).toEqual({ width: 10, height: 20 })
  expect(sizeOfSvg(cleanSvg(svg('', ' width="300px" height="150"')) ?? '')).toEqual({ width: 300, height: 150 })
  expect(sizeOfSvg(cleanSvg(svg('', ' width="100%" height="100%"')) ?? '')).toEqual({ width: 10, height: 20 })
  expect(sizeOfSvg(cleanSvg('<svg/>') ?? '')).toBeNull()
})

test('whatever comes in, what comes out is well-formed, without script, and stays the same', () => {
  const piece = fc.constantFrom(
    '<g>',
    '</g>',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&lt;',
    '&#60;',
    '<path d="M0"/>',
    '<a href="x">',
    '</a>',
    ' onload="x"',
    '"',
    "'",
    '@import',
    'url(',
    ')',
    '<use href="#a"/>',
    'a',
    '<text>',
    '</text>',
    '\u0000',
    '<svg>',
    '</svg>',
    '<?x?>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const clean = cleanSvg(svg(pieces.join('')))
      if (clean === undefined) return
      const opened: string[] = []
      const parser = new SaxesParser({ xmlns: true })
      parser.on('opentag', ({ local, attributes }) => opened.push(local, ...Object.keys(attributes)))
      parser.write(clean).close()
      expect(opened.filter((name) => /^(?:script|a|foreignObject|on.*)$/.test(name))).toEqual([])
      expect(cleanSvg(clean)).toBe(clean)
    }),
    { numRuns: 300 },
  )
})
