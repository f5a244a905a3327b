import { expect, test } from 'vitest'
import { readForm } from './read-form.ts'

const form = (body: string, type = 'application/x-www-form-urlencoded; charset=UTF-8') =>
  readForm(new Request('http://site.example', { method: 'POST', body, headers: { 'content-type': type } }), 20)

test('a form is read as UTF-8, empty values and all', async () => {
  expect(await form('a=%C3%A9+b&c=')).toStrictEqual({ ok: true, value: { 'a': 'é b', 'c': '' } })
})

test.each([
  ['a name twice', 'a=1&a=2'],
  ['U+0000 in a value', 'a=%00'],
  ['U+0000 in a name', '%00=a'],
])('%s is malformed', async (_, body) => {
  expect(await form(body)).toStrictEqual({ ok: false, error: 'malformed' })
})

test('any other type of body is malformed', async () => {
  expect(await form('a=1', 'text/plain')).toStrictEqual({ ok: false, error: 'malformed' })
})

test('one byte more than the limit is too long', async () => {
  expect((await form(`a=${'x'.repeat(18)}`)).ok).toBe(true)
  expect(await form(`a=${'x'.repeat(19)}`)).toStrictEqual({ ok: false, error: 'too-long' })
})
