import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '#tests/load/kill-rounds.ts'
import { killLedger } from '#tests/load/ledger-kills.ts'
import { killPages } from '#tests/load/page-kills.ts'
import { killSeats } from '#tests/load/seat-kills.ts'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { SOUND } from '#tests/support/seat-audit.ts'
import type { Outcome } from './gate.ts'

export const DATABASES = ['pglite', 'postgres'] as const

type DatabaseKind = (typeof DATABASES)[number]

interface Place {
  readonly folder: string
  readonly databaseUrl?: string
}

/** An empty folder, which is deleted afterwards. */
async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gate-kills-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same, with a PostgreSQL of its own where one is requested. */
const withDatabase = <T>(kind: DatabaseKind, work: (place: Place) => Promise<T>): Promise<T> =>
  withFolder(async (folder) => {
    if (kind === 'pglite') return await work({ folder })
    const server = await startPostgres()
    if (!server) throw new Error('PostgreSQL is not installed.')
    try {
      return await work({ folder, databaseUrl: server.url })
    } finally {
      await server.stop()
    }
  })

/** Members, sessions and their mails; the services are the process that is killed. */
export const killServices = (kind: DatabaseKind, kills: number): Promise<Outcome> =>
  withDatabase(kind, async (place) => {
    const { acknowledged, wrong, halfStates, failures, readyAfter } = await killRounds({ ...place, kills, seed: 1 })
    const half = Object.values(halfStates).reduce((sum, rows) => sum + rows, 0)
    const ready = readyAfter.toSorted((left, right) => left - right)
    return {
      isReached: wrong.length === 0 && half === 0 && failures.length === 0,
      measured:
        `services, ${kind}: ${kills} kills, ${acknowledged} writes, ${wrong.length} lost, ${half} half done, ` +
        `ready after ${((ready[ready.length >> 1] ?? 0) / 1000).toFixed(1)} s (median)`,
      details: [...wrong, ...failures].slice(0, 20).join('\n'),
    }
  })

/** The casino programme's seats and payments; the worker that does its steps is killed. */
export const killSeatSales = (kind: DatabaseKind, kills: number): Promise<Outcome> =>
  withDatabase(kind, async (place) => {
    const { acknowledged, payments, audit, ...wrong } = await killSeats({ ...place, kills, seed: 1 })
    const faults = Object.values(wrong).reduce((sum, count) => sum + count, 0)
    const isSound = Object.entries(SOUND).every(([name, count]) => audit[name as keyof typeof audit] === count)
    return {
      isReached: faults === 0 && isSound,
      measured: `seats, ${kind}: ${kills} kills, ${acknowledged} steps, ${payments} payments, ${faults} wrong`,
      ...(isSound ? {} : { details: JSON.stringify(audit) }),
    }
  })

/** The casino programme's ledger of points, likewise. */
export const killPoints = (kind: DatabaseKind, kills: number): Promise<Outcome> =>
  withDatabase(kind, async (place) => {
    const { acknowledged, expected, found, audit } = await killLedger({ ...place, kills, seed: 1 })
    const isReached =
      JSON.stringify(found) === JSON.stringify(expected) &&
      audit.lines === expected.balance &&
      audit.left === expected.balance &&
      audit.wrongLots === 0 &&
      audit.wrongLines === 0
    return {
      isReached,
      measured: `ledger, ${kind}: ${kills} kills, ${acknowledged} lines, balance ${isReached ? 'right' : 'wrong'}`,
      ...(isReached ? {} : { details: JSON.stringify({ expected, found, audit }) }),
    }
  })

/** The site's stored pages, all that it writes. */
export const killStoredPages = (kills: number): Promise<Outcome> =>
  withFolder(async (folder) => {
    const { acknowledged, wrong } = await killPages({ folder, kills, seed: 1 })
    return {
      isReached: wrong.length === 0,
      measured: `the site's pages: ${kills} kills, ${acknowledged} stored, ${wrong.length} lost or torn`,
      details: wrong.slice(0, 20).join('\n'),
    }
  })
