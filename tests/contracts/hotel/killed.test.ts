import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { COMPILED } from '#scripts/run/processes.ts'
import { killRounds } from '#tests/load/kill-rounds.ts'
import { type Program, startProgram } from '#tests/load/program.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { createHotelRequest } from './request.ts'
import { ownTest as test } from './stack.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotel-killed-'))
  await addDatabase(join(folder, '.data'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

// The complete run has two hundred kills each: `node tests/load/kills.ts`.
describe.each(DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('killed in the middle of its work', () => {
    test('no acknowledged write is lost or half done, and a repeated request gets the same answer', async () => {
      const figures = await killRounds({
        folder,
        kills: sized(1, 2, 5),
        seed: 7,
        ...(kind === 'postgres' ? { databaseUrl: await postgresDatabase() } : {}),
      })
      expect(figures.acknowledged).toBeGreaterThan(5)
      expect([figures.wrong, figures.failures]).toEqual([[], []])
      expect(Object.values(figures.halfStates)).toEqual([0, 0, 0, 0, 0, 0, 0])
    }, 180_000)
  })
})

const ROUNDS = sized(1, 1, 3)

test('no acknowledged mail is lost', async () => {
  const acknowledged: string[] = []
  const start = (): Promise<Program> => startProgram({ SERVICES: 'hotel,mail', NODE_COMPILE_CACHE: COMPILED }, folder)
  for (let round = 0; round < ROUNDS; round += 1) {
    const program = await start()
    await Promise.allSettled(
      Array.from({ length: 12 }, async (_, index) => {
        const email = `killed-${round}-${index}@example.com`
        if (
          (await createHotelRequest(`${program.url}/hotel`, 'local-hotel')('signUp', { input: form(email) })).status ===
          202
        )
          acknowledged.push(email)
        // The kill comes in the middle of other requests.
        if (acknowledged.length >= round * 4 + 4) await program.kill()
      }),
    )
    await program.kill()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 4)
  const program = await start()
  try {
    await vi.waitFor(
      async () => {
        const { messages } = (await (await fetch(`${program.url}/mail/messages`)).json()) as {
          messages: { recipient: string }[]
        }
        const missing = acknowledged.filter((email) => !messages.some(({ recipient }) => recipient === email))
        // In-flight window: for a mail that was being handed over during the kill, the outcome is unknown; it is
        // retried after a minute.
        expect(missing.length).toBeLessThanOrEqual(ROUNDS)
      },
      { timeout: 10_000 },
    )
  } finally {
    await program.stop()
  }
}, 120_000)
