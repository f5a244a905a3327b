import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { MAX_TRIP } from '@barriere/shared/domain/visitors/trip.ts'
import { PASSWORD } from '#tests/support/sign-up-form.ts'
import { type HotelStack, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let hotel: HotelStack

beforeAll(async () => {
  hotel = await startHotel({})
})

afterAll(() => hotel.stop())

const HOTEL = '0f9b7a52-3fb1-5ad6-9c1e-b9aeff3e7dd0'
const MOMENT = '2026-11-22T10:00:00.000Z'
const EVENING = 'les-colombages-2026-12-01-2'

/** An item that was added some minutes ago. */
const item = (key: string, minutes: number) => ({ key, addedAt: new Date(hotel.now - minutes * 60_000).toISOString() })

const change = async (member: string, add: readonly object[], remove: readonly string[] = []) =>
  (await hotel.request('changeTrip', { member, input: { add, remove } })).body.items

describe('a member’s trip', () => {
  test('is the union of what browsers send, the newest first; repeated changes change nothing', async () => {
    const { token } = await hotel.member()
    expect(await change(token, [])).toEqual([])
    const [older, newer] = [item(HOTEL, 9), item(EVENING, 3)]
    expect(await change(token, [older])).toEqual([older])
    expect(await change(token, [newer, item(HOTEL, 1)])).toEqual([newer, older])
    expect(await change(token, [newer, older])).toEqual([newer, older])
    expect(await change(token, [], [HOTEL, HOTEL])).toEqual([newer])
    expect(await change(token, [], [HOTEL])).toEqual([newer])
  })

  test('loses nothing when two browsers change it at once', async () => {
    const { token } = await hotel.member()
    const items = Array.from({ length: 8 }, (_, index) => item(`la-saline-2026-12-0${index + 1}-2`, index))
    await Promise.all(items.map((one) => change(token, [one])))
    expect(await change(token, [])).toEqual(items)
  })

  test('holds at most fifty items: the oldest leave; a moment to come counts as now', async () => {
    const { token } = await hotel.member()
    const key = (index: number) => HOTEL.replace(/.{3}$/, String(100 + index))
    const items = Array.from({ length: MAX_TRIP }, (_, index) => item(key(index), index + 1))
    await change(token, items)
    const held = await change(token, [item(EVENING, -600)])
    expect(held).toHaveLength(MAX_TRIP)
    expect(held[0]).toEqual(item(EVENING, 0))
    expect(held.map((one) => one.key)).not.toContain(key(MAX_TRIP - 1))
  })

  test.for([
    ['a name', [{ key: 'Camille Durand', addedAt: MOMENT }], []],
    ['no moment', [{ key: EVENING, addedAt: 'yesterday' }], []],
    ['a name to remove', [], ['Camille Durand']],
    ['too many', Array.from({ length: MAX_TRIP + 1 }, () => ({ key: EVENING, addedAt: MOMENT })), []],
  ] as const)('refuses %s', async ([, add, remove]) => {
    const { token } = await hotel.member()
    expect(
      (await hotel.request('changeTrip', { member: token, input: { add: [...add], remove: [...remove] } })).status,
    ).toBe(422)
    expect(await change(token, [])).toEqual([])
  })

  test('is in the export, is nobody else’s, and goes with the account', async () => {
    const { token } = await hotel.member()
    const { token: other } = await hotel.member()
    const items = await change(token, [item(HOTEL, 2)])
    expect((await hotel.request('export', { member: token })).body.trip).toEqual(items)
    expect(await change(other, [])).toEqual([])
    const gone = await hotel.request('deleteAccount', { member: token, input: { password: PASSWORD } })
    expect(gone.status).toBe(200)
    expect((await hotel.request('changeTrip', { member: token, input: { add: [], remove: [] } })).code).toBe('0044')
  })
})
