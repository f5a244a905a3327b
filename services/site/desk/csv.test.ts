import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each(['=1+1', '+33', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '\u00a0@x', '＝1', '＋1', '－1', '＠x'])(
  'formula injection: %j begins with an apostrophe',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

test('cells are quoted, divided by semicolons, and keep their line breaks', () => {
  expect(
    csvOf([
      ['a;b', 'say "yes"'],
      ['one\ntwo', 'a=b'],
    ]),
  ).toBe('\uFEFF"a;b";"say ""yes"""\r\n"one\ntwo";"a=b"\r\n')
})
