import { describe, expect, test } from 'vitest'
import { pdfText } from '#tests/support/pdf-text.ts'
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
