import { z } from 'zod'
import { ALWAYS, type CasinoOperation } from './operation.ts'

/** Euro cents. */
const cents = z.number().int()

/** A jackpot that was won, without the winner's name. Moments are ISO. */
const wonJackpot = z.object({ casino: z.string(), machine: z.string(), amount: cents, at: z.string() })

/** Operations on jackpots and payments of machines. */
export const JACKPOT_OPERATIONS = {
  jackpots: {
    method: 'GET',
    path: '/v1/jackpots',
    summary: 'Jackpots that machines of several casinos run together, the highest first, and the last ones won',
    answer: z.object({
      running: z.array(
        z.object({ id: z.string(), name: z.string(), casinos: z.array(z.string()), amount: cents, at: z.string() }),
      ),
      last: z.array(wonJackpot),
    }),
    auth: 'public',
    shared: true,
    errors: ALWAYS,
  },
  machinePayments: {
    method: 'GET',
    path: '/v1/machines/{id}/payments',
    summary: 'The last payments of a machine, by its number; the latest first',
    answer: z.object({
      machine: z.string(),
      casino: z.string(),
      payments: z.array(z.object({ amount: cents, at: z.string() })),
    }),
    auth: 'public',
    errors: ['noPayments', ...ALWAYS],
  },
} as const satisfies Readonly<Record<string, CasinoOperation>>
