import { expect, test, vi } from 'vitest'
import { withMinimumDuration } from '../../kit/minimum-duration.ts'
import type { People } from './people.ts'
import { sessionRoutes } from './session-routes.ts'

vi.mock('../../kit/minimum-duration.ts', { spy: true })

test('account enumeration: a forgotten password is answered after a padded time, whatever was done', async () => {
  let isPadded = false
  vi.mocked(withMinimumDuration).mockImplementationOnce(async (work) => {
    isPadded = true
    const done = await work()
    isPadded = false
    return done
  })
  const mailRecovery = vi.fn(async () => {
    expect(isPadded).toBe(true)
  })
  const app = sessionRoutes({ allowed: () => Promise.resolve(true), mailRecovery } as unknown as People)
  const response = await app.request('/session/recovery', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recovery: { email: 'zoe@barriere.example' } }),
  })
  expect([response.status, await response.json()]).toEqual([200, {}])
  expect(mailRecovery).toHaveBeenCalledExactlyOnceWith('zoe@barriere.example')
})
