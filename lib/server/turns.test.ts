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
