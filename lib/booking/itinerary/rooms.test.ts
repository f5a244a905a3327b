import { expect, test } from 'vitest'
import { shareRooms } from './rooms.ts'

test.each([
  [1, [1]],
  [2, [2]],
  [3, [2, 1]],
  [5, [2, 2, 1]],
  [8, [2, 2, 2, 2]],
  [9, [3, 2, 2, 2]],
])('%i guests share rooms as %j', (party, rooms) => {
  expect(shareRooms(party)).toEqual(rooms)
})
