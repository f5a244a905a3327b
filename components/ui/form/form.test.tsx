// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { FormSummary } from './form-summary.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

describe.each([
  ['text', TextInput],
  ['area', TextArea],
  ['select', (props: { id: string; label: string }) => <Select {...props} options={[]} />],
  ['checkbox', Checkbox],
] as const)('%s', (_name, Control) => {
  test('its label names it, and is all there is', () => {
    render(<Control id="x" label="Nom" />)
    const control = screen.getByLabelText('Nom')
    expect([control.id, control.getAttribute('aria-invalid'), description(control)]).toEqual(['x', null, []])
  })

  test('its hint and its error describe it', () => {
    render(<Control id="x" label="Nom" hint="Comme sur la pièce d’identité." error="Saisissez votre nom." required />)
    const control = screen.getByLabelText<HTMLInputElement>(/Nom/)
    expect(description(control)).toEqual(['Comme sur la pièce d’identité.', 'Saisissez votre nom.'])
    expect([control.getAttribute('aria-invalid'), control.required]).toEqual(['true', true])
  })
})

test('a control takes what a form library gives it', () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextInput id="x" label="E-mail" name="email" type="email" autoComplete="email" ref={ref} />)
  expect([ref.current?.name, ref.current?.type, ref.current?.autocomplete]).toEqual(['email', 'email', 'email'])
})

test('a select offers its options after the line for no choice', () => {
  render(
    <Select
      id="x"
      label="Maison"
      placeholder="Toutes"
      options={[
        { value: 'd', label: 'Deauville' },
        { value: 'c', label: 'Cannes', disabled: true },
      ]}
    />,
  )
  expect(screen.getAllByRole<HTMLOptionElement>('option').map((option) => [option.value, option.disabled])).toEqual([
    ['', false],
    ['d', false],
    ['c', true],
  ])
})

test('radio buttons are one group, whose first button an error can lead to', () => {
  render(
    <RadioGroup
      id="title"
      name="title"
      legend="Civilité"
      options={[
        { value: 'a', label: 'Madame' },
        { value: 'b', label: 'Monsieur' },
      ]}
      defaultValue="b"
      error="Choisissez."
      required
    />,
  )
  const group = screen.getByRole('radiogroup', { name: /Civilité/ })
  expect([group.getAttribute('aria-invalid'), description(group)]).toEqual(['true', ['Choisissez.']])
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => [radio.id, radio.name, radio.checked])).toEqual([
    ['title', 'title', false],
    ['title-1', 'title', true],
  ])
})

test('the summary takes the focus and leads to each field; without errors it is not there', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <FormSummary
      ref={ref}
      title="Un champ est à corriger"
      errors={[{ target: 'phone', message: 'Saisissez un numéro.' }]}
    />,
  )
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Un champ est à corriger' }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('#phone')
  cleanup()
  expect(render(<FormSummary title="x" errors={[]} />).container.innerHTML).toBe('')
})
