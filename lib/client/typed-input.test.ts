// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draftKeyOf, storeFormDraft } from './form-draft.ts'
import { TypedInput } from './typed-input.ts'

const leaving = new AbortController()
let typed: TypedInput

function page(html: string): void {
  document.body.innerHTML = html
  typed = new TypedInput(leaving.signal)
}

const field = <T extends HTMLElement = HTMLInputElement>(selector: string): T => {
  const element = document.querySelector<T>(selector)
  if (!element) throw new Error(`No ${selector}.`)
  return element
}

function type(selector: string, value: string): void {
  const input = field(selector)
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function tick(selector: string): void {
  const box = field(selector)
  box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  box.checked = !box.checked
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

const isLost = (href = '/contact') => typed.isLostBy(href)

beforeEach(() => {
  history.replaceState(null, '', '/contact')
})

afterEach(() => {
  sessionStorage.clear()
})

describe('a form that is sent', () => {
  beforeEach(() => {
    page(`<form method="post"><input name="name" value="Ada"><input name="password" type="password">
      <textarea name="message"></textarea><input type="checkbox" name="consent">
      <select name="topic"><option value="a">A<option value="b" selected>B</select>
      <input type="hidden" name="h"></form>`)
  })

  test('is not dirty before anything is typed, also where scripts fill it in', () => {
    field('[name=name]').value = 'filled by a script'
    field('[name=h]').value = 'x'
    expect(isLost()).toBe(false)
  })

  test.each([
    ['a text', () => type('[name=message]', 'Bonjour')],
    ['a changed name', () => type('[name=name]', 'Grace')],
    ['a text that was taken out', () => type('[name=name]', '')],
    ['a password', () => type('[name=password]', 'Secret#2026')],
    ['a tick', () => tick('[name=consent]')],
    ['a choice', () => type('select', 'a')],
  ])('%s would be lost', (_, change) => {
    change()
    expect(isLost()).toBe(true)
  })

  test('what is put back as it was is nothing to lose', () => {
    type('[name=message]', 'Bonjour')
    type('[name=message]', '')
    tick('[name=consent]')
    tick('[name=consent]')
    expect(isLost()).toBe(false)
  })

  test('a form that is gone, such as one that was sent, has nothing to lose', () => {
    type('[name=message]', 'Bonjour')
    field<HTMLFormElement>('form').remove()
    expect(isLost()).toBe(false)
  })

  test('what was typed before scripts came counts', () => {
    field('[name=message]').value = 'Bonjour'
    typed = new TypedInput(leaving.signal)
    expect(isLost()).toBe(true)
  })
})

describe('a form that keeps a draft', () => {
  beforeEach(() => {
    page(`<form method="post" data-draft="${draftKeyOf('contact')}"><textarea name="message"></textarea>
      <input name="password" type="password"><input type="checkbox" name="consent"></form>`)
  })

  test('loses nothing once what was typed is stored, ticks aside, which are given anew', () => {
    type('[name=message]', 'Bonjour')
    expect(isLost()).toBe(true)
    storeFormDraft('contact', '', { message: 'Bonjour' })
    expect(isLost()).toBe(false)
    tick('[name=consent]')
    expect(isLost()).toBe(false)
  })

  test('an older draft does not hold what was typed since, and none holds a password', () => {
    storeFormDraft('contact', '', { message: 'Bonj', password: 'Secret#2026' })
    type('[name=message]', 'Bonjour')
    expect(isLost()).toBe(true)
    storeFormDraft('contact', '', { message: 'Bonjour', password: 'Secret#2026' })
    expect(isLost()).toBe(false)
    type('[name=password]', 'Secret#2026')
    expect(isLost()).toBe(true)
  })
})

describe('a search', () => {
  beforeEach(() => {
    page(
      `<form action="/recherche"><input type="search" name="q">
        <input type="checkbox" name="kind" value="hotel"></form>`,
    )
  })

  test('loses what the address to load does not say', () => {
    type('[name=q]', 'spa')
    expect(isLost('/recherche?q=mer')).toBe(true)
    expect(isLost('/recherche?q=spa')).toBe(false)
    tick('[name=kind]')
    expect(isLost('/recherche?q=spa')).toBe(true)
    expect(isLost('/recherche?q=spa&kind=hotel')).toBe(false)
    tick('[name=kind]')
    expect(isLost('/recherche?q=spa')).toBe(false)
  })

  test('what scripts fill in, such as the stay of the visit, is not typed', () => {
    field('[name=q]').value = 'spa'
    typed = new TypedInput(leaving.signal)
    expect(isLost()).toBe(false)
  })
})
