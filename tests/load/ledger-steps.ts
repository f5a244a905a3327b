import { casinoRules, type PointsCasino } from '#services/casino/casino-rules.ts'
import { giveBack, spend } from '#services/casino/points/ledger.ts'
import { bookVisit } from '#services/casino/points/visits.ts'
import { lockMember } from '#services/casino/member.ts'
import { pointLines } from '#services/casino/schema-points.ts'
import { parseEnv } from '#services/kit/env.ts'
import { deriveKey } from '#services/kit/seal.ts'
import type { Sql } from '#services/kit/database.ts'
import { and, eq } from 'drizzle-orm'

const VISIT = 50
const REWARD = 70

/** Days before the first step: points of visits are no longer pending. */
const EARLIER = 10

/** The moment of all steps. */
export const STEPS_AT = Date.parse('2026-06-01T10:00:00Z')

/** Kind of a step, by its number: three visits, a reward, and every other time the reward's cancellation. */
function kindOf(step: number): 'visit' | 'reward' | 'cancellation' {
  if (step % 5 < 3) return 'visit'
  return step % 5 === 3 || step % 10 === 4 ? 'reward' : 'cancellation'
}

/** State of a member after so many steps, each counted once. */
export function expectedAfter(steps: number): { balance: number; lines: number; visits: number } {
  const expected = { balance: 0, lines: steps, visits: 0 }
  for (let step = 0; step < steps; step += 1) {
    const kind = kindOf(step)
    if (kind === 'visit') expected.visits += 1
    expected.balance += kind === 'visit' ? VISIT : kind === 'reward' ? -REWARD : REWARD
  }
  return expected
}

/** Idempotent: does a step; a repetition changes nothing. */
export async function doStep(database: Sql, accountId: string, step: number): Promise<void> {
  const casino: PointsCasino = {
    sql: database,
    clock: { now: () => STEPS_AT },
    rules: casinoRules(parseEnv({})),
    limitedPersonKey: deriveKey('a pepper of the tests', 'casino limited persons'),
    notify: () => Promise.resolve(),
  }
  const line = { accountId, key: `step-${step}`, at: new Date(STEPS_AT) }
  await database.transaction(async (transaction) => {
    await lockMember(transaction, accountId)
    switch (kindOf(step)) {
      case 'visit':
        return await bookVisit(casino, transaction, {
          reference: `${accountId}-${step}`,
          accountId,
          casino: 'deauville',
          at: new Date(STEPS_AT - EARLIER * 24 * 3_600_000 + step),
          points: VISIT,
        })
      case 'reward': {
        const spent = await spend(transaction, { ...line, cause: 'reward', amount: REWARD })
        if (!spent) throw new Error(`There are too few points for step ${step}.`)
        return
      }
      case 'cancellation': {
        const [before] = await transaction
          .select({ id: pointLines.id })
          .from(pointLines)
          .where(and(eq(pointLines.accountId, accountId), eq(pointLines.key, `step-${step - 1}`)))
        if (!before) throw new Error(`The reward of step ${step - 1} is lost.`)
        await giveBack(transaction, { ...line, line: before.id })
      }
    }
  })
}
