import { expect, test } from 'vitest'
import { describeError, redactFields } from './log-fields.ts'

test('a field that is not in the list is left out, whatever it is called', () => {
  expect(redactFields({ event: 'login', status: 200, email: 'camille@example.com', body: { q: 'x' } })).toEqual({
    event: 'login',
    status: 200,
  })
})

test('an error keeps its kind, code and causes, and loses values of queries and addresses', () => {
  const cause = Object.assign(new Error('GET https://a.example/search?q=camille#x failed'), {
    code: 'ECONNRESET',
    request: { email: 'camille@example.com' },
  })
  const error = new TypeError('Failed query: select $1\nparams: camille@example.com', { cause })
  const described = describeError(error)
  expect(described).toMatchObject({
    name: 'TypeError',
    message: 'Failed query: select $1',
    cause: { message: 'GET https://a.example/search failed', code: 'ECONNRESET' },
  })
  expect(JSON.stringify(described)).not.toContain('camille')
  expect(describeError('text')).toBe('text')
})
