// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { dangers, markupFaults } from './markup-faults.ts'

function page(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body
}

test.each([
  ['a script address', '<a href=" java\tscript:alert(1)">x</a>', 'a href='],
  ['an event attribute', '<p onclick="x()">x</p>', 'onclick'],
  ['a script', '<script>1</script>', '<script>'],
  ['a foreign page', '<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['a hostile style', '<p style="background:url(//evil.example)">x</p>', 'style='],
  ['a link without an address', '<a>x</a>', 'no address'],
  ['a link with an empty address', '<a href="">x</a>', 'no address'],
  ['a link without a name', '<a href="/x"><svg></svg></a>', 'no name'],
  ['a button without a name', '<button></button>', 'no name'],
  ['an image without its size', '<img src="/x" alt="">', 'width, height or alt'],
  ['an image without alt', '<img src="/x" width="1" height="1">', 'width, height or alt'],
  ['a heading two levels down', '<h2>a</h2><h4>b</h4>', 'skips a level'],
  ['a first heading that skips one', '<h3>a</h3>', 'skips a level'],
  ['an empty heading', '<h2> </h2>', 'empty heading'],
  ['an id twice', '<i id="a"></i><i id="a"></i>', 'id twice: a'],
  ['a label of no element', '<label for="a">x</label>', 'for names no element: a'],
  ['an empty list', '<ul></ul>', 'empty list'],
  ['a form that the browser judges', '<form><input required></form>', 'judged by the browser'],
  ['a number that the browser judges', '<form><input type="number"></form>', 'judged by the browser'],
  ['a message without words', '<p>blocks.hero.title</p>', 'no words for blocks.hero.title'],
])('%s is a fault', (_, html, fault) => {
  expect(markupFaults(page(html), 1)).toEqual([expect.stringContaining(fault)])
})

test('good markup has none', () => {
  const html =
    '<h2 id="t">a</h2><h3>b</h3><h2>c</h2><section aria-labelledby="t">' +
    '<a href="/x"><img src="/x" alt="x" width="2" height="1"></a>' +
    '<button aria-label="x"></button><ul><li>x</li></ul><dialog><h2>d</h2></dialog>' +
    '<form><input></form><form novalidate><input type="date" required></form>' +
    '<script type="application/ld+json">{}</script></section>'
  expect(markupFaults(page(html), 1)).toEqual([])
  expect(markupFaults(page('<h1>a</h1><h2>b</h2>'), 0)).toEqual([])
  expect(markupFaults(page('<h2>a</h2>'), 0)).not.toEqual([])
})

test('an editor’s text may hold no form', () => {
  expect(dangers(page('<form></form>'))).toEqual(['<form>'])
})
