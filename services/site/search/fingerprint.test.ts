import { expect, test } from 'vitest'
import { indexFingerprint } from './fingerprint.ts'

test('the same code and settings have the same fingerprint, other settings another', () => {
  const own = indexFingerprint(['', 'website-hotels'])
  expect(own).toMatch(/^[0-9a-f]{64}$/)
  expect(indexFingerprint(['', 'website-hotels'])).toBe(own)
  expect(indexFingerprint(['https://api.storyblok.com/v2', 'website-hotels'])).not.toBe(own)
  expect(indexFingerprint(['', 'website-casinos'])).not.toBe(own)
})
