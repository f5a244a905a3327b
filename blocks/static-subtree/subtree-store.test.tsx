import { beforeEach, expect, test } from 'vitest'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { storeSubtree, consumeSubtree } from './subtree-store.ts'

// Removes subtrees that other tests of this process stored and never consumed, because they count too.
beforeEach(() => processSingleton('static-subtrees', () => new Map()).clear())

test('an entry that a page has yet to consume outlives thousands of consumed ones', () => {
  storeSubtree('pending', <p>a</p>)
  for (let index = 0; index < 5_000; index++) {
    storeSubtree(`consumed-${index}`, <p>{index}</p>)
    consumeSubtree(`consumed-${index}`)
  }
  expect(consumeSubtree('pending').props).toEqual({ children: 'a' })
  expect(() => consumeSubtree('consumed-0')).toThrow('consumed-0')
  expect(consumeSubtree('consumed-4801').props).toEqual({ children: 4801 })
  expect(() => consumeSubtree('consumed-4800')).toThrow('consumed-4800')
})

test('entries that no page ever consumes do not pile up', () => {
  for (let index = 0; index < 5_000; index++) storeSubtree(`aborted-${index}`, <p>{index}</p>)
  expect(() => consumeSubtree('aborted-0')).toThrow('aborted-0')
  expect(consumeSubtree('aborted-4999').props).toEqual({ children: 4999 })
})

test('one entry serves every page that shows it', () => {
  storeSubtree('shared', <p>a</p>)
  storeSubtree('shared', <p>a</p>)
  expect([consumeSubtree('shared'), consumeSubtree('shared')].map(({ type }) => type)).toEqual(['p', 'p'])
})
