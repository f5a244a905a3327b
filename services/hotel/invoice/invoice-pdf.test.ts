import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Invoice, invoicePdf, taxesOf } from './invoice-pdf.ts'

const line = (amount: number, vat = 100) => ({ label: { fr: 'Chambre', en: 'Room' }, quantity: 2, amount, vat })

const INVOICE: Invoice = {
  locale: 'fr',
  number: 'F-77',
  issuer: ['Maisons du Rivage', 'TVA FR00 000000000'],
  recipient: ['Zoé Núñez', 'ul. Łąkowa 3', 'Łódź'],
  booking: '7K2Q9A',
  hotel: 'Les Colombages, Deauville',
  arrival: '2026-10-01',
  departure: '2026-10-03',
  lines: [line(50_000), line(660, 0)],
}

const text = (pdf: Buffer) => pdf.toString('latin1')

/** The page’s drawing instructions. */
const drawn = (pdf: Buffer): string =>
  [...text(pdf).matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .flatMap(([, body = '']) => {
      try {
        return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
      } catch {
        return []
      }
    })
    .filter((content) => content.includes(' Tf'))
    .join('\n')

describe('an invoice', () => {
  test('is a tagged PDF in its language, with a title', async () => {
    const pdf = await invoicePdf(INVOICE)
    expect(text(pdf)).toMatch(/^%PDF-1\.7/)
    expect(text(pdf)).toMatch(/\/Lang \(fr-FR\)/)
    expect(text(pdf)).toMatch(/\/Marked true/)
    expect(text(pdf)).toContain('/DisplayDocTitle true')
  })

  test('has the fonts for the letters of a name from elsewhere', async () => {
    const without = await invoicePdf({ ...INVOICE, recipient: ['Zoé Núñez'] })
    const fonts = (pdf: Buffer) => new Set([...text(pdf).matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name)).size
    expect(fonts(await invoicePdf(INVOICE))).toBe(fonts(without) + 1)
  })

  test('of many lines goes on over pages, each with its number', async () => {
    const pdf = await invoicePdf({ ...INVOICE, lines: Array.from({ length: 60 }, () => line(100)) })
    expect([...text(pdf).matchAll(/\/Type \/Page\b(?!s)/g)]).toHaveLength(3)
    expect(drawn(pdf)).not.toBe('')
  })
})

test('VAT is taken out of the sum of each rate, to the cent', () => {
  expect(taxesOf([line(10_000), line(1), line(660, 0)])).toEqual([{ vat: 100, net: 9_092, tax: 909 }])
})
