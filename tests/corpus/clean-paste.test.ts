// @vitest-environment jsdom
import { describe } from 'vitest'
import { cleanPastedHtml } from '#editor/form/rich-text/clean-paste.ts'
import { type Report, checkReports } from './report.ts'

/** An item of Word on the web: a list of its own in a box. */
const webItem = (tag: 'ul' | 'ol', words: string, { level = 1, start = 1, list = 1 } = {}): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1" role="list" start="${start}">` +
  `<li data-leveltext="" data-font="Symbol" data-listid="${list}" data-aria-level="${level}" class="OutlineElement">` +
  `<p class="Paragraph SCXW1"><span class="TextRun"><span class="NormalTextRun">${words}</span></span>` +
  `<span class="EOP SCXW1">&nbsp;</span></p></li></${tag}></div>`

const webParagraph = (words: string): string =>
  `<div class="OutlineElement Ltr"><p class="Paragraph"><span class="NormalTextRun">${words}</span>` +
  '<span class="EOP">&nbsp;</span></p></div>'

/** An item of Word on the desktop: a paragraph with a marker. */
const wordItem = (marker: string, words: string, list = 'l0'): string =>
  `<p class=MsoListParagraph style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${marker}` +
  `<span>&nbsp;</span></span>${words}</p>`

const PASTED: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/ckeditor/ckeditor5/issues/9005',
    says: 'bullets of Word on the web are one list',
    input: webItem('ul', 'Une nuit') + webItem('ul', 'Un dîner'),
    expected: '<ul><li><p>Une nuit</p></li><li><p>Un dîner</p></li></ul>',
  },
  {
    source: 'https://github.com/microsoft/roosterjs/pull/317',
    says: 'levels of Word on the web are nested lists',
    input: webItem('ul', 'Une nuit') + webItem('ul', 'vue mer', { level: 2 }) + webItem('ul', 'Un dîner'),
    expected: '<ul><li><p>Une nuit</p><ul><li><p>vue mer</p></li></ul></li><li><p>Un dîner</p></li></ul>',
  },
  {
    source: 'https://github.com/ckeditor/ckeditor5/issues/11102',
    says: 'a numbered list of Word on the web',
    input: webItem('ol', 'un') + webItem('ol', 'deux', { start: 2 }),
    expected: '<ol><li><p>un</p></li><li><p>deux</p></li></ol>',
  },
  {
    source: 'https://github.com/microsoft/roosterjs/pull/1855',
    says: 'a text between two lists of Word on the web is in neither',
    input: webItem('ul', 'un') + webParagraph('Puis') + webItem('ul', 'deux', { list: 2 }),
    expected: '<ul><li><p>un</p></li></ul><p>Puis</p><ul><li><p>deux</p></li></ul>',
  },
  {
    source: 'https://github.com/ckeditor/ckeditor5/issues/19127',
    says: 'numbers of Word go on behind a text between two items',
    input: `${wordItem('1.', 'un')}<p>Puis</p>${wordItem('2.', 'deux')}`,
    expected: '<ol><li><p>un</p></li></ol><p>Puis</p><ol start="2"><li><p>deux</p></li></ol>',
  },
  {
    source: 'https://github.com/statamic/v2-hub/issues/2253',
    says: 'paragraphs of Word that look like a list are one, without their markers',
    input: wordItem('·', 'un') + wordItem('·', 'deux'),
    expected: '<ul><li><p>un</p></li><li><p>deux</p></li></ul>',
  },
  {
    source: 'https://github.com/facebookarchive/draft-js/issues/481',
    says: 'not all of Google Docs is bold',
    input: '<b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-weight:400;">Un mot</span></b>',
    expected: 'Un mot',
  },
  {
    source: 'https://github.com/yabwe/medium-editor/issues/1167',
    says: 'bold of Google Docs is a number',
    input: '<span style="font-weight:700;">gras</span>',
    expected: '<strong>gras</strong>',
  },
  {
    source: 'https://github.com/WordPress/gutenberg/issues/14030',
    says: 'one line of Google Docs with bold words in it',
    input:
      '<b style="font-weight:normal;" id="docs-internal-guid-2"><span style="font-weight:400;">Un </span>' +
      '<span style="font-weight:700;">mot</span></b>',
    expected: 'Un <strong>mot</strong>',
  },
]

describe('pasted texts', () => {
  checkReports(PASTED, (html) => cleanPastedHtml(html).replaceAll(/<\/?div[^>]*>/g, ''))
})
