import { expect, test, vi } from 'vitest'
import { renderedFiles, versionOf } from './rendered-files.ts'

const fileOf = async (text: string) => new TextEncoder().encode(text)

test('a version is rendered once, however many ask, and again after a failure', async () => {
  const render = vi.fn(fileOf).mockRejectedValueOnce(new Error('Away.'))
  const file = renderedFiles<string>('test-files', 2, render)
  await expect(file('a', 'v1')).rejects.toThrow('Away.')
  const files = await Promise.all(Array.from({ length: 20 }, () => file('a', 'v1')))
  expect(new Set(files).size).toBe(1)
  expect(render).toHaveBeenCalledTimes(2)
  expect(new TextDecoder().decode(files[0])).toBe('a')
})

test('only so many are kept', async () => {
  const render = vi.fn(fileOf)
  const file = renderedFiles<string>('few-files', 2, render)
  for (const version of ['v1', 'v2', 'v3', 'v1']) await file(version, version)
  expect(render).toHaveBeenCalledTimes(4)
})

test('a version stands for the data', () => {
  expect(versionOf({ a: 1 })).toMatch(/^[\w-]{22}$/)
  expect(versionOf({ a: 1 })).toBe(versionOf({ a: 1 }))
  expect(versionOf({ a: 1 })).not.toBe(versionOf({ a: 2 }))
})
