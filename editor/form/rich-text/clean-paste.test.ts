// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPastedHtml } from './clean-paste.ts'

/** HTML that Word for Windows puts on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>
<!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} -->
</style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='mso-fareast-language:FR'>Nos offres<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>Le <b>petit déjeuner</b> est <i
style='mso-bidi-font-style:normal'>offert</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if
!supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt
"Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif
]>Une nuit<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if
!supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif
]>vue mer</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if
!supportLists]><span><span 
style='mso-list:Ignore'>·<span>&nbsp;</span></span></span><![endif
]>Un dîner</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span
style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Réservez</p>
<p class=MsoNormal>Voir <a href="https://example.com/a" style='color:blue'
onclick="x()"><span style='text-decoration:underline'>la page</span></a>.</p>
<!--EndFragment--></body></html>`

test('Word: headings, marks and lists stay, looks and Office’s elements go', () => {
  expect(cleanPastedHtml(WORD).replace(/>\s+</g, '><')).toBe(
    '<h2>Nos offres</h2><p>Le <b>petit déjeuner</b> est <i>offert</i>.</p>' +
      '<ul><li><p>Une nuit</p><ul><li><p>vue mer</p></li></ul></li><li><p>Un dîner</p></li></ul>' +
      '<ol><li><p>Réservez</p></li></ol>' +
      '<p>Voir <a href="https://example.com/a">la page</a>.</p>',
  )
})

/** HTML that Google Docs puts on the clipboard, shortened. */
const DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<p dir="ltr"
style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;
color:#000000;font-weight:400;">Un </span><span
style="font-weight:700;font-style:italic;">mot</span><span
style="font-weight:400;"> et </span><a href="https://www.google.com/url?q=https://example.com/page?a%3D1&amp;sa=D"
style="text-decoration:none;"><span
style="color:#1155cc;text-decoration:underline;">un lien</span></a></p>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p
 dir="ltr" role="presentation"><span style="font-weight:400;">E = mc</span><span
style="vertical-align:super;">2</span></p></li></ul>
<p dir="ltr"><img src="https://lh7.googleusercontent.com/x" width="10"></p><br class="Apple-interchange-newline"></b>`

test('Google Docs: the bold that is none goes, styles become elements, redirects become addresses', () => {
  expect(
    cleanPastedHtml(DOCS)
      .replace(/>\s+</g, '><')
      .replace(/<br>\s*$/, ''),
  ).toBe(
    '<p>Un <em><strong>mot</strong></em> et <a href="https://example.com/page?a=1">un lien</a></p>' +
      '<ul><li><p>E = mc<sup>2</sup></p></li></ul>',
  )
})

test('scripts, handlers and addresses that the site does not open go', () => {
  expect(
    cleanPastedHtml(
      '<p onclick="a()">a<script>b()</script> <a href="javascript:c()">c</a> ' +
        '<iframe src="https://x.example"></iframe></p>',
    ),
  ).toBe('<p>a c </p>')
})

test('a table keeps its spans', () => {
  expect(cleanPastedHtml('<table border=1><tr><td colspan=2 style="width:9cm">a</td></tr></table>')).toBe(
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  )
})

test('what was copied in an editor of this kind stays as it is', () => {
  const own = '<p data-pm-slice="1 1 []">a <span data-styled="lead">b</span></p>'
  expect(cleanPastedHtml(own)).toBe(own)
})
