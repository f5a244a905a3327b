import anyAscii from 'any-ascii'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { personNameFault } from '@barriere/shared/domain/people/person-name.ts'
import { pdfText } from '@barriere/testing/pdf-text.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { PAGE, PdfPages } from './document.ts'

const start = () => PdfPages.start({ language: 'fr-FR', title: 'Essai', author: 'Barrière' })

describe('lines', () => {
  test('break at spaces and never at no-break ones', async () => {
    const pages = await start()
    const width = pages.widthOf('jusqu’à 240\u00a0personnes')
    expect(pages.linesOf('jusqu’à 240\u00a0personnes', width)).toEqual(['jusqu’à 240\u00a0personnes'])
    expect(pages.linesOf('jusqu’à 240\u00a0personnes', width - 1)).toEqual(['jusqu’à', '240\u00a0personnes'])
  })

  test('keep the line breaks of a text, and divide a word that is wider than a line', async () => {
    const pages = await start()
    const lines = pages.linesOf(`un\n\n${'w'.repeat(100)} deux`, 100)
    expect(lines.slice(0, 2)).toEqual(['un', ''])
    expect(lines.slice(2).join('').replace(' ', '')).toBe(`${'w'.repeat(100)}deux`)
    for (const line of lines) expect(pages.widthOf(line)).toBeLessThanOrEqual(100)
  })
})

/** Letters of names, in all scripts that the forms accept. */
const letter = fc
  .integer({ min: 0xc0, max: 0x1ffff })
  .map((code) => String.fromCodePoint(code).normalize('NFC'))
  .filter((text) => personNameFault(text) === undefined)

test('every name that a form accepts has its letters in a document, or Latin ones for them', async () => {
  for (const name of ['Юлия Петренко', 'Ελένη Παπαδοπούλου', 'Nguyễn Thị Ánh', 'Łukasz Żółć', 'Ğülşen'])
    expect(await textOf(name)).toContain(name)
  expect(await textOf('王小明')).toContain('WangXiaoMing')
  expect(await textOf('محمد')).toMatch(/[a-z]{3}/i)
  await fc.assert(
    fc.asyncProperty(fc.array(letter, { minLength: 40, maxLength: 40 }), async (letters) => {
      const written = await textOf(letters.join(' '))
      // A missing glyph is extracted as nothing, or as the replacement character.
      expect(written).not.toMatch(/[\ufffd\u0000]/)
      const missing = letters.filter(
        (one) => anyAscii(one) !== '' && !written.includes(one) && !written.includes(anyAscii(one)),
      )
      expect(missing).toEqual([])
    }),
    { numRuns: sized(20, 60, 500) },
  )
})

async function textOf(words: string): Promise<string> {
  const pages = await start()
  let y: number = PAGE.margin
  for (const line of pages.linesOf(words, 400)) pages.write(line, { y: (y += 15) })
  return (await pdfText(await pages.end(() => ''))).normalize('NFC')
}

test('the words can be read again, those of other Latin scripts too, and each page has its foot', async () => {
  const pages = await start()
  pages.tag('H1', () => pages.write('Votre séminaire', { y: PAGE.margin }, { font: 'display', size: 20 }))
  pages.tag('P', () => pages.write('Zoé Łąkowa, 25\u202f000\u00a0€', { y: 120 }))
  pages.pdf.addPage()
  pages.tag('P', () => pages.write('À demain', { y: 120 }))
  const text = await pdfText(await pages.end((page, count) => `page ${page} sur ${count}`))
  for (const words of ['Votre séminaire', 'Zoé Łąkowa, 25 000 €', 'À demain', 'page 1 sur 2', 'page 2 sur 2'])
    expect(text).toContain(words)
})
