import { expect, test } from 'vitest'
import { envelopeAddress, isDsn } from './dsn.ts'

test('an address with a key and a number is a DSN, and nothing else', () => {
  expect(['https://a1@o1.ingest.example/42', 'http://k@127.0.0.1:9/base/path/1'].map(isDsn)).toEqual([true, true])
  const others = [
    '',
    'https://o1.ingest.example/42',
    'https://a@h/x',
    'ftp://a@h/1',
    'https://a:b@h/1',
    'https://a@h/1?q',
  ]
  expect(others.filter(isDsn)).toEqual([])
})

test('envelopes go to the project’s own address', () => {
  const query = '?sentry_key=a1&sentry_version=7&sentry_client=relay'
  expect(envelopeAddress('https://a1@o1.example/42')).toBe(`https://o1.example/api/42/envelope/${query}`)
  expect(envelopeAddress('http://a1@h:9/base/7')).toBe(`http://h:9/base/api/7/envelope/${query}`)
})
