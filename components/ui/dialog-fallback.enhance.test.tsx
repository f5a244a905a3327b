// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import './dialog-fallback.enhance.ts'
import { Dialog, DialogButton, DialogClose } from './dialog.tsx'

// jsdom has the element, but does not implement its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

const popin = (
  <>
    <DialogButton target="card">Ouvrir</DialogButton>
    <Dialog id="card" title="Avez-vous une carte ?" closeLabel="Fermer">
      <DialogClose target="card">Pas encore</DialogClose>
    </Dialog>
  </>
)

test('the fallback obeys the same commands, and closes on the ground around', () => {
  render(popin)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  fireEvent.click(screen.getByText('Ouvrir'))
  expect(dialog.open).toBe(true)
  fireEvent.click(screen.getByText('Pas encore'))
  expect(dialog.open).toBe(false)
  fireEvent.click(screen.getByText('Ouvrir'))
  dialog.getBoundingClientRect = () => new DOMRect(10, 10, 100, 100)
  fireEvent.click(dialog, { clientX: 50, clientY: 50 })
  expect(dialog.open).toBe(true)
  fireEvent.click(dialog, { clientX: 500, clientY: 50 })
  expect(dialog.open).toBe(false)
})
