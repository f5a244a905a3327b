import { expect, test } from 'vitest'
import { keepTree, takeTree } from './still-trees.ts'

test('what pages still owe outlives thousands of trees that are taken', () => {
  keepTree('owed', <p>a</p>)
  for (let index = 0; index < 5_000; index++) {
    keepTree(`taken-${index}`, <p>{index}</p>)
    takeTree(`taken-${index}`)
  }
  expect(takeTree('owed').props).toEqual({ children: 'a' })
  expect(() => takeTree('taken-0')).toThrow('taken-0')
})

test('trees that no page ever takes do not pile up', () => {
  for (let index = 0; index < 5_000; index++) keepTree(`given-up-${index}`, <p>{index}</p>)
  expect(() => takeTree('given-up-0')).toThrow('given-up-0')
  expect(takeTree('given-up-4999').props).toEqual({ children: 4999 })
})

test('one tree serves every page that shows it', () => {
  keepTree('shared', <p>a</p>)
  keepTree('shared', <p>a</p>)
  expect([takeTree('shared'), takeTree('shared')].map(({ type }) => type)).toEqual(['p', 'p'])
})
