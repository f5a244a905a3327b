import { expect, test } from 'vitest'
import { newResponse, settled } from './test-support.ts'
import { createTurns } from './turns.ts'

test('once half of the places are taken, two requests of a client may wait', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 8 })
  await turns.take(newResponse(), 'at work')
  const refused: string[] = []
  const ask = (client: string): void => {
    void turns.take(newResponse(), client).then((turn) => {
      if (!turn) refused.push(client)
    })
  }
  for (const client of ['a', 'b', 'c', 'd', 'e', 'e', 'e']) ask(client)
  await settled()
  expect([turns.waiting, refused]).toEqual([6, ['e']])
})

test('an answer that is sent gives its turn to the next only after what has arrived meanwhile', async () => {
  const turns = createTurns({ atOnce: 1 })
  const sent = newResponse()
  await turns.take(sent, 'a')
  let hasBegun = false
  void turns.take(newResponse(), 'b').then(() => {
    hasBegun = true
  })
  sent.emit('finish')
  sent.emit('close')
  for (let step = 0; step < 50; step += 1) await Promise.resolve()
  expect(hasBegun).toBe(false)
  await settled()
  await settled()
  expect(hasBegun).toBe(true)
})

test('the signal of a turn tells that its client has left', async () => {
  const turns = createTurns({ atOnce: 1 })
  const first = newResponse()
  const turn = await turns.take(first, 'a')
  expect(turn?.signal.aborted).toBe(false)
  first.emit('close')
  expect(turn?.signal.aborted).toBe(true)
  const [second, third] = [newResponse(), newResponse()]
  await turns.take(second, 'b')
  const waiting = turns.take(third, 'c')
  third.emit('close')
  expect([(await waiting)?.signal.aborted, turns.waiting]).toEqual([true, 0])
})
