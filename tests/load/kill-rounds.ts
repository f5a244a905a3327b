import { join } from 'node:path'
import { and, eq, exists, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { accounts, addresses, answers, mails, profiles, signUps, tokens } from '#services/hotel/schema.ts'
import { openDatabase, type Sql } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { logins, sessions } from '#services/site/sessions/schema.ts'
import {
  Ledger,
  MEMBERS,
  activates,
  checkAccounts,
  checkRestarted,
  edits,
  prepareMember,
  signsIn,
  signsUp,
  targetAt,
} from './kill-ledger.ts'
import { type Program, startProgram } from './program.ts'
import { seeded } from './seeded.ts'

export interface KillOptions {
  /** Without a URL, PGlite in `folder`. */
  readonly databaseUrl?: string
  /** An empty folder. */
  readonly folder: string
  readonly kills: number
  readonly seed: number
  readonly tell?: (text: string) => void
}

export interface KillFigures {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged writes that are missing, half done, or answered differently on repetition. */
  readonly wrong: readonly string[]
  readonly halfStates: Readonly<Record<string, number>>
  /** Log lines of internal errors. */
  readonly failures: readonly string[]
  /** Milliseconds until each program was ready, the first start left out. */
  readonly readyAfter: readonly number[]
}

/**
 * Crash test: kills the program repeatedly during sign-ups, activations, edits and session changes, and looks for lost
 * or partial writes.
 */
export async function killRounds({
  databaseUrl,
  folder,
  kills,
  seed,
  tell = () => {},
}: KillOptions): Promise<KillFigures> {
  const variables = {
    SERVICES: 'hotel,site,mail',
    STORYBLOK_API_ENDPOINT: 'http://127.0.0.1:9',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  const random = seeded(seed)
  const ledger = new Ledger()
  const failures: string[] = []
  const readyAfter: number[] = []
  const members = new Map<string, string>()
  // A graceful stop writes the compile cache, which a kill does not.
  await (await startProgram(variables, folder)).stop()
  let program = await startProgram(variables, folder)
  try {
    for (const [email, password] of MEMBERS)
      members.set(email, await prepareMember(targetAt(program.url), email, password))
    for (let round = 0; round < kills; round += 1) {
      await runUntilKilled(program, ledger, members, random)
      failures.push(...program.failures)
      program = await startProgram(variables, folder)
      readyAfter.push(program.readyAfter)
      await checkRestarted(targetAt(program.url), ledger, members)
      if ((round + 1) % 20 === 0)
        tell(`${round + 1} kills, ${ledger.acknowledged} acknowledged, ${ledger.wrong.length} wrong`)
    }
    await checkRestarted(targetAt(program.url), ledger, members, Infinity)
    await checkAccounts(targetAt(program.url), ledger)
  } finally {
    await program.stop()
  }
  failures.push(...program.failures)
  const halfStates = await countHalfStates(databaseUrl, folder)
  return { kills, acknowledged: ledger.acknowledged, wrong: ledger.wrong, halfStates, failures, readyAfter }
}

/** Kills at random, half of the time during fast writes, half of the time after one to three slow ones. */
async function runUntilKilled(
  program: Program,
  ledger: Ledger,
  members: ReadonlyMap<string, string>,
  random: () => number,
): Promise<void> {
  const target = targetAt(program.url)
  const slow = random() < 0.5
  let left = 1 + Math.floor(random() * (slow ? 3 : 40))
  let after = slow ? Math.floor(random() * 20) : 0
  let killed: Promise<void> | undefined
  const done = (kind: 'fast' | 'slow'): void => {
    ledger.acknowledged += 1
    if (left > 0) {
      if (!slow || kind === 'slow') left -= 1
    } else after -= 1
    if (left === 0 && after <= 0) killed ??= program.kill()
  }
  const workers = [
    signsUp,
    signsUp,
    signsUp,
    signsIn,
    signsIn,
    activates,
    ...[...members].map(([email, token]) => edits(email, token)),
  ]
  const ends = workers.map((work) =>
    work(target, ledger, done).catch((error: unknown) => {
      if (!killed) throw error
    }),
  )
  // Workers never end by themselves; a failure that the kill does not explain fails the run.
  await Promise.race([
    Promise.all(ends.filter((_, index) => workers[index] !== activates)),
    ends[workers.indexOf(activates)]?.then(() => new Promise<never>(() => {})),
  ])
  await killed
}

/** Rows that only a partial transaction could have left, counted by kind. */
async function countHalfStates(url: string | undefined, folder: string): Promise<Record<string, number>> {
  const database = await openDatabase({ url, dataDir: join(folder, '.data'), log: createLog('silent') })
  const db: Sql = database.sql
  const count = async (table: PgTable, where: SQL | undefined): Promise<number> =>
    (await db.select({ rows: sql<number>`count(*)::int` }).from(table).where(where))[0]?.rows ?? Number.NaN
  const no = (table: PgTable, where: SQL | undefined): SQL =>
    notExists(db.select({ one: sql`1` }).from(table).where(where))
  try {
    return {
      'accounts without a profile': await count(accounts, no(profiles, eq(profiles.accountId, accounts.id))),
      'accounts without their mail': await count(
        accounts,
        and(
          sql`${accounts.email} like 'killed-%'`,
          no(mails, and(eq(mails.ownerId, accounts.id), eq(mails.kind, 'activation'))),
        ),
      ),
      'sign-ups without their link': await count(
        signUps,
        and(
          sql`${signUps.email} like 'killed-%'`,
          no(tokens, and(eq(tokens.signUpId, signUps.id), eq(tokens.kind, 'activation'))),
        ),
      ),
      'sign-ups beside their account': await count(
        signUps,
        exists(db.select({ one: sql`1` }).from(accounts).where(eq(accounts.emailKey, signUps.emailKey))),
      ),
      'requests without their answer': await count(answers, isNull(answers.body)),
      'addresses of two writes': await count(
        addresses,
        and(
          sql`${addresses.addressLine1} ~ '^[0-9]+$'`,
          or(
            ne(addresses.addressLine1, addresses.city),
            sql`${addresses.addressLine2} is distinct from ${addresses.city}`,
          ),
        ),
      ),
      'sessions without a login': await count(sessions, no(logins, eq(logins.sessionId, sessions.id))),
    }
  } finally {
    await database.close()
  }
}
