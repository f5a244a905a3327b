import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCode, cleanLine, cleanParagraphs } from './typed-text.ts'

test.each([
  ['\u200BAnne\u200B', 'Anne'],
  ['\u202Aanne\u202C', 'anne'],
  ['Jean\u00ADPierre', 'JeanPierre'],
  ['van ‘t Hof', 'van ’t Hof'],
  ["'t Hooft", '’t Hooft'],
  ['O´Brien', 'O’Brien'],
  ['O`Brien', 'O’Brien'],
  ['D\u02BCArcy', 'D’Arcy'],
  ['Marie\u2011Claire', 'Marie-Claire'],
  ['Marie–Claire', 'Marie-Claire'],
  ['Anne\u00A0\u2009 Sophie\t', 'Anne Sophie'],
  ['Zoe\u0301', 'Zo\u00e9'],
  ['Zoe\u034F\u0301', 'Zo\u00e9'],
  ['می\u200Cنا\u200C', 'می\u200Cنا'],
  ['王\u3000小明', '王 小明'],
  ['Anne\uFE0F', 'Anne'],
  ['\uFE0F', ''],
  ['Café ❤\uFE0F', 'Café ❤\uFE0F'],
  ['O\u1FFDBrien', 'O’Brien'],
  ['Anne \u200C Sophie', 'Anne Sophie'],
])('the line %j is %j', (typed, clean) => {
  expect(cleanLine(typed)).toBe(clean)
})

test.each([
  ['\uFEFFBonjour,\r\n\tmerci\u0000 \u200E', 'Bonjour,\n merci'],
  ['👨\u200D👩\u200D👧 ❤\uFE0F', '👨\u200D👩\u200D👧 ❤\uFE0F'],
  ['\u200D', ''],
  ['un\vdeux\u2028trois\u0085quatre', 'un\ndeux\ntrois\nquatre'],
])('the paragraphs %j are %j', (typed, clean) => {
  expect(cleanParagraphs(typed)).toBe(clean)
})

test.each([
  ['\u200Banne@example.com\u200B', 'anne@example.com'],
  ['an\u00ADne@exa\u200Dmple.com ', 'anne@example.com'],
  ['ａｎｎｅ＠example.com', 'anne@example.com'],
  ['anne@grand–hotel.example', 'anne@grand-hotel.example'],
  ['100−0001', '100-0001'],
])('the code %j is %j', (typed, clean) => {
  expect(cleanCode(typed)).toBe(clean)
})

test('what is clean stays as it is', () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."e\u0301\u034F\u200B\u200C\u200D\u202E\u00AD\uFE0F\u1FFD \u00A0\t\r\n\u2028'-–−❤"),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    ),
  })
  for (const clean of [cleanLine, cleanParagraphs, cleanCode])
    fc.assert(fc.property(typed, (text) => clean(clean(text)) === clean(text)))
})
