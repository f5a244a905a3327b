import { expect, test } from 'vitest'
import { all, atMost } from './gate.ts'
import { rowOf, tableWith } from './table.ts'

const gate = (number: number) => ({ number, name: `Gate ${number}`, aim: 'a | b', by: 'x', run: () => never })
const never = new Promise<never>(() => undefined)

const rows = (table: string): string[] => table.split('\n').filter((line) => /^\| \d/.test(line))

test('a gate’s row replaces its last one, in the order of the numbers, and the others stay', () => {
  const first = tableWith('', rowOf(gate(12), { isReached: true, measured: 'one' }, 7))
  const second = tableWith(first, rowOf(gate(3), { isReached: false, measured: 'two' }, 130))
  expect(rows(second)[1]).toBe(rows(first)[0])
  expect(rows(second)[0]).toMatch(/^\| 3 \| Gate 3 \| a \\\| b \| two \| \*\*missed\*\* \| 2\.2 min \|/)
  const third = tableWith(second, rowOf(gate(12), { isReached: true, measured: 'three' }, 7))
  expect(rows(third).map((row) => /two|three/.exec(row)?.[0])).toEqual(['two', 'three'])
})

test('an outcome of parts is reached where all of them are', () => {
  const reached = atMost('p99 ×', 1.5, 1.5)
  expect(reached).toEqual({ isReached: true, measured: 'p99 × 1.50' })
  expect(all([reached, atMost('init', 2.01, 2, ' s')])).toEqual({
    isReached: false,
    measured: 'p99 × 1.50; init 2.01 s',
    details: '',
  })
  expect(atMost('nothing', Number.NaN, 1).isReached).toBe(false)
})
