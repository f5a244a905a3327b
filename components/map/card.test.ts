// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { mapCard } from './card.ts'
import type { MapLabels } from './point.ts'

const point = (id: string, town = 'Cannes') => ({
  id,
  name: id,
  town,
  href: `/${id}`,
  latitude: 43,
  longitude: 7,
  label: '1 €',
  detail: 'Hôtel, dès 1 €',
})

let container: HTMLElement
let pin: HTMLElement
let canvas: HTMLElement

const card = () => container.querySelector<HTMLElement>('[role=dialog]') as HTMLElement
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const make = () => mapCard(container, { close: 'Fermer' } as MapLabels, () => canvas)

beforeEach(() => {
  document.body.innerHTML =
    '<div><button aria-label="Le Palmarium, Cannes" aria-expanded="false"></button><canvas tabindex="0"></canvas></div>'
  container = document.querySelector('div') as HTMLElement
  pin = document.querySelector('button') as HTMLElement
  canvas = document.querySelector('canvas') as HTMLElement
})

test('shows the picture of a page that has one', () => {
  make().open([{ ...point('a'), picture: '/media/a.webp' }, point('b')], pin)
  expect([...card().querySelectorAll('li')].map((line) => line.querySelector('img')?.getAttribute('src'))).toEqual([
    '/media/a.webp',
    undefined,
  ])
})

test('is named like its pin, leads to each page, and takes the focus', () => {
  make().open([point('a'), point('b', '')], pin)
  expect([card().hidden, card().getAttribute('aria-label'), pin.getAttribute('aria-expanded')]).toEqual([
    false,
    'Le Palmarium, Cannes',
    'true',
  ])
  expect(
    [...card().querySelectorAll('li')].map((line) => [
      line.querySelector('a')?.getAttribute('href'),
      line.querySelector('span')?.textContent,
    ]),
  ).toEqual([
    ['/a', 'Cannes · Hôtel, dès 1 €'],
    ['/b', 'Hôtel, dès 1 €'],
  ])
  expect(document.activeElement).toBe(card().querySelector('a'))
})

test('Escape and its cross give the focus back to the pin', () => {
  const { open } = make()
  open([point('a')], pin)
  press('Escape')
  expect([card().hidden, document.activeElement, pin.getAttribute('aria-expanded')]).toEqual([true, pin, 'false'])
  open([point('a')], pin)
  card().querySelector('button')?.click()
  expect([card().hidden, document.activeElement]).toEqual([true, pin])
})

test('if the pin is gone, the focus moves to the map', () => {
  make().open([point('a')], pin)
  pin.remove()
  press('Escape')
  expect(document.activeElement).toBe(canvas)
})

test('a click beside it closes it and leaves the focus alone', () => {
  const { open, close } = make()
  open([point('a')], pin)
  close(false)
  expect(card().hidden).toBe(true)
  expect(document.activeElement).not.toBe(pin)
})

test('names are text, whatever is in them', () => {
  make().open([{ ...point('a'), name: '<img src=x>' }], pin)
  expect(card().querySelector('img')).toBeNull()
})

test('a hotel has a place for the price of the visit’s stay, another page has none', () => {
  make().open([{ ...point('a'), hotel: '14001' }, point('b')], pin)
  expect(
    [...card().querySelectorAll('li')].map((line) => line.querySelector<HTMLElement>('site-stay-price')?.dataset.hotel),
  ).toEqual(['14001', undefined])
})
