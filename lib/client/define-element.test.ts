// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { defineElement } from './define-element.ts'
import { takeFaults } from './faults.ts'

test('an element whose enhancer throws stays as it was sent, and is told of once; the others are enhanced', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = new Error('at fault')
  document.body.innerHTML = '<site-first><p>a</p></site-first><site-second><p>b</p></site-second>'
  defineElement('site-first', () => {
    throw fault
  })
  defineElement('site-second', (element) => {
    element.dataset['enhanced'] = ''
  })
  expect(document.body.innerHTML).toBe(
    '<site-first><p>a</p></site-first><site-second data-enhanced=""><p>b</p></site-second>',
  )
  expect(error.mock.calls).toEqual([[fault]])
  const taken: unknown[] = []
  takeFaults((one) => taken.push(one))
  expect(taken).toEqual([fault])
})
