import { describe, expect, test } from 'vitest'
import { isOwnNavigation, isOwnRequest } from './same-origin.ts'

const SITE = 'https://www.example.com'

describe('a request of this site’s own page', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-origin', 'origin': SITE }, true],
    [{ origin: SITE }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', 'origin': SITE }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': '' }, false],
    [{ origin: 'https://www.example.com.evil.example' }, false],
    [{ origin: 'http://www.example.com' }, false],
    [{ origin: 'http://www.example.com', host: 'www.example.com' }, false],
    [{ origin: 'https://WWW.example.com', host: 'www.example.com' }, false],
    [{ origin: 'https://www.example.com/', host: 'www.example.com' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://other.example', host: 'other.example' }, true],
    [{ origin: 'https://evil.example', host: 'www.example.com' }, false],
    [{ origin: 'null', host: 'www.example.com' }, false],
    [{ host: 'www.example.com' }, false],
    [{}, false],
  ])('%j: %s', (headers, own) => {
    expect(isOwnRequest(new Headers(headers as Record<string, string>), SITE)).toBe(own)
  })
})

describe('a visitor’s own way', () => {
  const page = { 'sec-fetch-dest': 'document' }
  test.each([
    [{ ...page, 'sec-fetch-site': 'same-origin' }, true],
    [{ ...page, 'sec-fetch-site': 'none' }, true],
    [{ ...page, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }, false],
    [{ ...page, 'sec-fetch-site': 'none', 'purpose': 'prefetch' }, false],
    [{ ...page, 'sec-fetch-site': 'cross-site' }, false],
    [{ ...page, 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, false],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, false],
    [{}, true],
    [{ referer: `${SITE}/x` }, true],
    [{ referer: 'https://evil.example/' }, false],
    [{ referer: 'nonsense' }, false],
    [{ referer: 'https://other.example/x', host: 'other.example' }, true],
    [{ referer: 'https://evil.example/', host: 'www.example.com' }, false],
  ])('%j: %s', (headers, own) => {
    expect(isOwnNavigation(new Headers(headers as Record<string, string>), SITE)).toBe(own)
  })
})
