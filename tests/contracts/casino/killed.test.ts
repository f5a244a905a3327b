import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { killLedger } from '#tests/load/ledger-kills.ts'
import { killSeats } from '#tests/load/seat-kills.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { SOUND } from '#tests/support/seat-audit.ts'
import { sized } from '@barriere/testing/test-size.ts'

let folder = ''

beforeEach(async () => {
  folder = await temporaryDataDir('casino-killed-')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

// The complete runs have two hundred kills each: `node tests/load/casino-kills-run.ts`, with `seats` for these.
describe.each(DATABASES)('%s', (kind) => {
  test.skipIf(kind === 'postgres' && !hasPostgres())(
    'a ledger whose process is killed loses nothing and has nothing twice',
    async () => {
      const { acknowledged, expected, found, audit } = await killLedger({
        folder,
        kills: sized(2, 4, 20),
        seed: 7,
        ...(kind === 'postgres' ? { databaseUrl: await postgresDatabase() } : {}),
      })
      expect(acknowledged).toBeGreaterThan(12)
      expect(found).toEqual(expected)
      expect(audit).toEqual({ lines: expected.balance, left: expected.balance, wrongLots: 0, wrongLines: 0 })
    },
    180_000,
  )

  test.skipIf(kind === 'postgres' && !hasPostgres())(
    'seats and payments whose process is killed lose nothing, and money is in and back once',
    async () => {
      const { acknowledged, payments, ...wrong } = await killSeats({
        folder,
        kills: sized(2, 4, 40),
        seed: 11,
        ...(kind === 'postgres' ? { databaseUrl: await postgresDatabase() } : {}),
      })
      expect(acknowledged).toBeGreaterThan(12)
      expect(payments).toBeGreaterThan(1)
      expect(wrong).toEqual({ audit: SOUND, owed: 0, givenTwice: 0, wrongMails: 0 })
    },
    400_000,
  )
})
