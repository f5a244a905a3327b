import { describe } from 'vitest'
import { PAGE, PdfPages } from '#services/kit/pdf/document.ts'
import { pdfText } from '@barriere/testing/pdf-text.ts'
import { type Report, checkReports } from './report.ts'

/** A line of an invoice, and how it is read from the document. */
const LINES: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/foliojs/pdfkit/issues/229',
    says: 'letters that the text font has in another subset',
    input: 'Čapek Łukasz',
    expected: 'Čapek Łukasz',
  },
  {
    source: 'https://github.com/pdfkit/pdfkit/issues/161',
    says: 'Greek',
    input: 'Γεωργίου Ελένη',
    expected: 'Γεωργίου Ελένη',
  },
  {
    source: 'https://github.com/foliojs/pdfkit/issues/201',
    says: 'Vietnamese and Chinese in one line',
    input: 'Trần Huy Liệu 巴亭',
    expected: 'Trần Huy Liệu BaTing',
  },
  {
    source: 'https://github.com/foliojs/pdfkit/issues/1445',
    says: 'Japanese, for which there is no font',
    input: '製造番号',
    expected: 'ZhiZaoFanHao',
  },
  {
    source: 'https://github.com/piersdeseilligny/betterfountain/issues/133',
    says: 'Devanagari, for which there is no font',
    input: 'दीपा',
    expected: 'dipa',
  },
  {
    source: 'https://github.com/foliojs/pdfkit/issues/1251',
    says: 'characters beyond the first plane do not spoil those beside them',
    input: 'Hellö 🍅 αγΩ',
    expected: 'Hellö :tomato: αγΩ',
  },
]

describe('letters of documents', () => {
  checkReports(LINES, async (line) => {
    const pages = await PdfPages.start({ language: 'fr-FR', title: 'Facture', author: 'Barrière' })
    pages.write(line, { y: PAGE.margin })
    return (await pdfText(await pages.end(() => ''))).normalize('NFC').trim()
  })
})
