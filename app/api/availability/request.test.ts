import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '#lib/api/client-address.ts'
import { keptNightsQuery } from '@barriere/shared/contracts/availability.ts'
import { readPriceRequest } from './request.ts'

const ask = (query: string, address = '192.0.2.1') =>
  readPriceRequest(
    new NextRequest(`http://localhost/api/availability/nights?${query}`, {
      headers: { [CLIENT_ADDRESS_HEADER]: address },
    }),
    keptNightsQuery,
  )

const GOOD = 'hotel=14001&from=2026-11-01&to=2026-11-30'

test('a good question is everybody’s for a minute; one for own prices is kept by nobody', async () => {
  const query = { hotel: ['14001'], from: '2026-11-01', to: '2026-11-30' }
  expect(await ask(GOOD)).toEqual({ query, audience: 'public', headers: { 'cache-control': 'public, max-age=60' } })
  expect(await ask(`${GOOD}&rates=own`)).toMatchObject({ headers: { 'cache-control': 'private, no-store' } })
})

test.each([
  ['', ['hotel', 'from', 'to']],
  ['hotel=14001&from=2026-11-01&to=2027-03-01', ['to']],
  [`${GOOD}&rates=staff`, ['rates']],
  [`${GOOD}&hotel=${'9'.repeat(11)}`, ['hotel']],
  [`${Array.from({ length: 51 }, (_, index) => `hotel=${index}`).join('&')}&from=2026-11-01&to=2026-11-02`, ['hotel']],
])('“%s” is refused', async (query, parameters) => {
  const answer = (await ask(query)) as Response
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'bad_request', parameters }])
})

test('an address has a measure of questions', async () => {
  const answers = await Promise.all(Array.from({ length: 125 }, () => ask(GOOD, '192.0.2.2')))
  const refused = answers.filter((answer) => answer instanceof Response)
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429])
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await ask(GOOD, '192.0.2.3')).not.toBeInstanceOf(Response)
})
