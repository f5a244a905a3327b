import { afterEach, expect, test, vi } from 'vitest'
import { LiveEdit } from './live-edit.ts'

const warn = vi.fn()

afterEach(() => {
  warn.mockClear()
})

/** Renderings that the test completes. */
function renderings() {
  const waiting: { story: object; end: (html: string | undefined) => void; fail: (error: Error) => void }[] = []
  const render = vi.fn(
    (story: object) =>
      new Promise<string | undefined>((resolve, reject) => {
        waiting.push({ story, end: resolve, fail: reject })
      }),
  )
  return { render, waiting }
}

test('a burst is rendered twice: its first keystroke, and the newest of the others', async () => {
  const { render, waiting } = renderings()
  const shown: string[] = []
  const edit = new LiveEdit(render, (html) => void shown.push(html), warn)
  const done = edit.input({ text: 'a' })
  for (const text of ['ab', 'abc', 'abcd']) void edit.input({ text })
  expect(render).toHaveBeenCalledTimes(1)
  waiting[0]?.end('a')
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
  expect(waiting[1]?.story).toEqual({ text: 'abcd' })
  waiting[1]?.end('abcd')
  await done
  expect(shown).toEqual(['a', 'abcd'])
  expect(render).toHaveBeenCalledTimes(2)
})

test('a refused or failed rendering shows nothing, and the next keystroke tries again', async () => {
  const { render, waiting } = renderings()
  const shown: string[] = []
  const edit = new LiveEdit(render, (html) => void shown.push(html), warn)
  const refused = edit.input({ text: 'a' })
  waiting[0]?.end(undefined)
  await refused
  const failed = edit.input({ text: 'b' })
  waiting[1]?.fail(new Error('away'))
  await failed
  expect([shown, warn.mock.calls.length]).toEqual([[], 1])
  const done = edit.input({ text: 'c' })
  waiting[2]?.end('c')
  await done
  expect(shown).toEqual(['c'])
})
