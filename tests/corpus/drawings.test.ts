import { describe } from 'vitest'
import { cleanSvg } from '#services/content/assets/clean-svg.ts'
import { type Report, checkReports } from './report.ts'

const ILLUSTRATOR =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n' +
  '\t<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">\n' +
  '\t<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">\n\t<!ENTITY st0 "fill:#FFFFFF;">\n]>'

/** The content of the drawing, and its sanitised form; undefined where the drawing is refused. */
const DRAWINGS: readonly Report<{ readonly head?: string; readonly inner: string }, string | undefined>[] = [
  {
    source: 'https://github.com/darylldoyle/svg-sanitizer/issues/30',
    says: 'entities of namespaces are needed where they are used',
    input: { head: ILLUSTRATOR, inner: '<g xmlns:x="&ns_extend;" xmlns:i="&ns_ai;"><path d="M0 0h9"/></g>' },
    expected: '<g><path d="M0 0h9"/></g>',
  },
  {
    source: 'https://github.com/weisJ/jsvg/issues/96',
    says: 'entities for styles do not turn the drawing black',
    input: { head: ILLUSTRATOR, inner: '<path style="&st0;" d="M0 0h9"/>' },
    expected: '<path style="fill:#FFFFFF;" d="M0 0h9"/>',
  },
  {
    source: 'https://github.com/darylldoyle/svg-sanitizer/issues/82',
    says: 'a document type without entities is harmless',
    input: { head: '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">', inner: '<desc>Plan</desc>' },
    expected: '<desc>Plan</desc>',
  },
  {
    source: 'https://github.com/svg/svgo/issues/145',
    says: 'dashes of a line stay',
    input: { inner: '<path stroke-dasharray="2 2" d="M0 0h9"/>' },
    expected: '<path stroke-dasharray="2 2" d="M0 0h9"/>',
  },
  {
    source: 'https://github.com/svg/svgo/issues/923',
    says: 'a line without dashes inside of a dashed group stays whole',
    input: { inner: '<g stroke-dasharray="8, 8"><path stroke-dasharray="none" d="M0 0h9"/></g>' },
    expected: '<g stroke-dasharray="8, 8"><path stroke-dasharray="none" d="M0 0h9"/></g>',
  },
  {
    source: 'https://github.com/memononen/nanosvg/issues/45',
    says: 'a shape that is not displayed stays hidden',
    input: { inner: '<path display="none" fill="none" d="M0 0h9"/>' },
    expected: '<path display="none" fill="none" d="M0 0h9"/>',
  },
  {
    source: 'https://github.com/svg-net/SVG/issues/66',
    says: 'a hidden layer with a frame of reference stays hidden',
    input: { inner: '<g id="reference" display="none"><rect width="9" height="9"/></g>' },
    expected: '<g id="reference" display="none"><rect width="9" height="9"/></g>',
  },
  {
    source: 'https://github.com/jakearchibald/svgomg/issues/32',
    says: 'a hidden layer of Illustrator, by its style sheet',
    input: { inner: '<style>.st1{display:none;}</style><path class="st1" d="M0 0h9"/>' },
    expected: '<style>.st1{display:none;}</style><path class="st1" d="M0 0h9"/>',
  },
  {
    source: 'https://github.com/sammycage/lunasvg/issues/181',
    says: 'what Illustrator wraps into a switch, beside its own data, is the drawing',
    input: {
      inner:
        '<switch><foreignObject requiredExtensions="x" width="1" height="1"></foreignObject>' +
        '<g i:extraneous="self" xmlns:i="x"><path d="M0 0h9"/></g></switch>',
    },
    expected: '<switch><g><path d="M0 0h9"/></g></switch>',
  },
  {
    source: 'https://github.com/paperjs/paper.js/issues/1181',
    says: 'of texts in several languages each reader sees one',
    input: { inner: '<switch><text systemLanguage="en">Sea</text><text>Mer</text></switch>' },
    expected: '<switch><text systemLanguage="en">Sea</text><text>Mer</text></switch>',
  },
  {
    source: 'https://github.com/svg/svgo/pull/1959',
    says: 'the words of a link are words of the text',
    input: { inner: '<text>See <a href="https://example.com/">the plan</a>.</text>' },
    expected: '<text>See the plan.</text>',
  },
  {
    source: 'https://github.com/darylldoyle/svg-sanitizer/issues/31',
    says: 'a link with a script that a tab hides goes, and its shape stays',
    input: { inner: '<a href="javascript&#9;:alert(1)"><circle r="9"/></a>' },
    expected: '<circle r="9"/>',
  },
  {
    source: 'https://github.com/pompelmi/pompelmi/pull/49',
    says: 'the same with the older attribute',
    input: { inner: '<a xlink:href="javascript:alert(1)" xmlns:xlink="x"><text>click</text></a>' },
    expected: '<text>click</text>',
  },
  {
    source: 'https://github.com/CoreBunch/Instatic/pull/265',
    says: 'a text along a path keeps its words and its path',
    input: { inner: '<path id="ring" d="M0 0h9"/><text><textPath href="#ring">Casino</textPath></text>' },
    expected: '<path id="ring" d="M0 0h9"/><text><textPath href="#ring">Casino</textPath></text>',
  },
  {
    source: 'https://github.com/darylldoyle/svg-sanitizer/issues/10',
    says: 'a clip that uses a shape of the drawing keeps it',
    input: { inner: '<clipPath id="b"><use xlink:href="#a" overflow="visible" xmlns:xlink="x"/></clipPath>' },
    expected: '<clipPath id="b"><use href="#a" overflow="visible"/></clipPath>',
  },
  {
    source: 'https://github.com/WICG/sanitizer-api/issues/84',
    says: 'a use of another document in an address loads nothing',
    input: { inner: '<use xlink:href="data:image/svg+xml,x#x" xmlns:xlink="x"/>' },
    expected: '<use/>',
  },
  {
    source: 'https://github.com/cure53/DOMPurify/issues/301',
    says: 'the title, which screen readers say, stays',
    input: { inner: '<g class="layer"><title>Layer 1</title></g>' },
    expected: '<g class="layer"><title>Layer 1</title></g>',
  },
  {
    source: 'https://github.com/svg/svgo/issues/937',
    says: 'a font that the file has with it goes, its text and the other rules stay',
    input: {
      inner: '<style>@font-face{font-family:"A";src:url("#F") format(svg)}.fnt0{font-size:19px}</style><text>Br</text>',
    },
    expected: '<style>.fnt0{font-size:19px}</style><text>Br</text>',
  },
  {
    source: 'https://github.com/tldraw/tldraw/pull/7896',
    says: 'a sheet of another site goes, the colours stay',
    input: { inner: '<style>@import url("https://example.com/a.css");.a{fill:red}</style>' },
    expected: '<style>.a{fill:red}</style>',
  },
  {
    source: 'https://github.com/mganss/HtmlSanitizer/issues/409',
    says: 'entities of entities and of files are refused',
    input: {
      head: '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname"><!ENTITY lol "&x;&x;">]>',
      inner: '<text>&lol;</text>',
    },
    expected: undefined,
  },
]

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'

describe('drawings', () => {
  checkReports(DRAWINGS, ({ head = '', inner }) =>
    cleanSvg(`${head}${ROOT}${inner}</svg>`)
      ?.slice(ROOT.length)
      .replace(/<\/svg>$/, ''),
  )
})
