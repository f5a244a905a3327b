// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { roomPlanFixtures } from './room-plan.fixtures.ts'
import { roomPlanSchema } from './room-plan.schema.ts'
import { RoomPlan } from './room-plan.tsx'

const { minimal, full, drawn } = roomPlanFixtures

const plan = (raw: Parameters<typeof roomPlanSchema.parse>[0], more = {}) => (
  <RoomPlan block={viewOf(roomPlanSchema, raw)} context={contextOf(more)} />
)

const table = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join('|'))

const count = (page: HTMLElement, part: string) => page.querySelectorAll(`svg [class*="${part}"]`).length

describe('room-plan', () => {
  test.each(everyFixture(roomPlanFixtures))(
    '$name in $locale has a picture with a name and every room in the table',
    async ({ raw, locale }) => {
      await show(plan(raw, { locale }))
      expect(screen.getByRole('img').querySelector('title')?.textContent).toContain(raw.title)
      expect(screen.getByRole('img').getAttribute('aria-labelledby')).toBe(
        screen.getByRole('img').querySelector('title')?.id,
      )
      for (const { name } of raw.rooms as { name: string }[])
        expect(table().some((row) => row.includes(name))).toBe(true)
    },
  )

  test('areas are computed, and the balcony does not count for the whole', async () => {
    await show(plan(full))
    expect(table()).toEqual([
      'Pièce|Surface',
      '1 Salle de bains|10,9\u00a0m²',
      '2 Chambre|19\u00a0m²',
      '3 Dressing|5,1\u00a0m²',
      '4 Entrée|5,1\u00a0m²',
      '5 Salon|17,9\u00a0m²',
      '6 Balcon|8,1\u00a0m²',
      'Surface totale, sans le balcon|58,1\u00a0m²',
    ])
    await show(plan(minimal, { locale: 'en' }))
    expect(table()).toEqual(
      ['Room|Area', '1 Bedroom|20\u00a0m²', 'Total area|20\u00a0m²'].map((row) => row.replace('Bedroom', 'Chambre')),
    )
  })

  test('the drawing holds all rooms, measures and the compass where north is known', async () => {
    const page = await show(plan(full))
    const [, , width = 0, height = 0] = (page.querySelector('svg')?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number)
    expect([width, height].map((length) => Math.round(length * 10) / 10)).toEqual([12.7, 9])
    expect([...page.querySelectorAll('[class*="measures"] text')].map((text) => text.textContent)).toEqual([
      '8,8\u00a0m',
      '6,6\u00a0m',
    ])
    expect(count(page, 'compass')).toBe(1)
    expect(count(await show(plan(drawn)), 'compass')).toBe(0)
  })

  test('doors and windows are those of the editor, else those that make sense', async () => {
    const own = await show(plan(drawn))
    expect([count(own, 'leaf'), count(own, 'pane')]).toEqual([1, 1])
    expect(own.querySelector('[class*="leaf"]')?.getAttribute('d')).toBe('M0 1L0.9 1')
    const guessed = await show(plan(full))
    expect([count(guessed, 'leaf'), count(guessed, 'pane')]).toEqual([5, 2])
  })

  test('two plans on a page share no id', async () => {
    const page = await show(
      <>
        {plan(full)}
        {plan(drawn)}
      </>,
    )
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a room without measures is left out, the plan stands', async () => {
    await show(
      plan({
        ...full,
        rooms: [...(full.rooms as object[]), { _uid: 'r9', component: 'plan-room', name: 'Sans mesures' }],
      }),
    )
    expect(table()).toHaveLength(8)
  })
})
