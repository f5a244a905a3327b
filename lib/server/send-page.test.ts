import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './send-page.ts'

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['identity, gzip;q=0.5', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['gzip, *;q=0', 'gzip'],
    ['gzip;q=0.5, *;q=0.1', 'gzip'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['zstd', 'identity'],
    ['deflate, compress', 'identity'],
    ['x-gzip', 'identity'],
    ['brotli', 'identity'],
    ['GZIP', 'gzip'],
    [' br ; q=1.0 ,gzip', 'br'],
    ['br;q=x', 'identity'],
    [',,,', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
    // The second time, the answer is a remembered one.
    expect(chooseEncoding(accepted)).toBe(encoding)
  })

  test('of less that is offered, another is chosen, also by who has been answered before', () => {
    expect(chooseEncoding('gzip, br')).toBe('br')
    expect(chooseEncoding('gzip, br', ['gzip', 'identity'])).toBe('gzip')
    expect(chooseEncoding('br', ['gzip', 'identity'])).toBe('identity')
    expect(chooseEncoding('gzip, br')).toBe('br')
  })

  test('a crowd of made-up values is answered one by one', () => {
    for (let value = 0; value < 1_000; value += 1) expect(chooseEncoding(`gzip;q=0.${value}1, x${value}`)).toBe('gzip')
  })
})
