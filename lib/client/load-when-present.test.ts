// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadWhenPresent } from './load-when-present.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('what is in the document is loaded at once, and once', async () => {
  const [here, absent] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  document.body.innerHTML = '<main><site-here></site-here><site-here></site-here></main>'
  loadWhenPresent({ 'site-here': here, 'site-absent': absent })
  document.body.append(document.createElement('site-here'))
  await vi.waitFor(() => {
    expect(here).toHaveBeenCalledOnce()
  })
  expect(absent).not.toHaveBeenCalled()
})

test('what comes later is loaded then', async () => {
  const load = vi.fn(async () => undefined)
  loadWhenPresent({ 'site-later': load })
  expect(load).not.toHaveBeenCalled()
  document.body.append(document.createElement('site-later'))
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledOnce()
  })
})

test('what stands in a closed dialog waits until it opens', async () => {
  const load = vi.fn(async () => undefined)
  document.body.innerHTML = '<dialog><site-inside></site-inside></dialog>'
  loadWhenPresent({ 'site-inside': load })
  expect(load).not.toHaveBeenCalled()
  document.getElementsByTagName('dialog')[0]?.setAttribute('open', '')
  await vi.waitFor(() => {
    expect(load).toHaveBeenCalledOnce()
  })
})
