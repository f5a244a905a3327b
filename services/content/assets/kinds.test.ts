import { expect, test } from 'vitest'
import { namedType, sniffType } from './kinds.ts'

test('a PDF is one whatever a printer wrote before it', () => {
  const pdf = (before: string) => sniffType(Buffer.from(`${before}%PDF-1.7\n`))?.contentType
  expect([pdf(''), pdf('\u001b%-12345X@PJL\r\n'), pdf(' '.repeat(900))]).toEqual(Array(3).fill('application/pdf'))
  expect(sniffType(Buffer.from('PDF-1.7'))).toBeUndefined()
})

test('a JPEG is one by each of its names', () => {
  for (const name of ['a.jpg', 'a.JPEG', 'a.jfif', 'a.jpe']) expect(namedType(name)?.contentType).toBe('image/jpeg')
})

test('a drawing whose comment names a PDF is a drawing', () => {
  const head = Buffer.from('<?xml version="1.0"?><!-- exported from %PDF-1.5 --><svg/>')
  expect(sniffType(head)?.contentType).toBe('image/svg+xml')
})
