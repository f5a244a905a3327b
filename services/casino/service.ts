import { join } from 'node:path'
import { isPublicDeployment } from '@barriere/shared/process/deployment.ts'
import { AuthEvents } from '../kit/accounts/events.ts'
import { fingerprintKeys, sweepAnswers } from '../kit/idempotency.ts'
import { Outbox } from '../kit/mail/outbox.ts'
import { transportOf } from '../kit/mail/transport-of.ts'
import { Lockouts } from '../kit/passwords/lockouts.ts'
import { lyraProvider } from '../kit/payment/lyra.ts'
import { paymentSettings } from '../kit/payment/settings.ts'
import { Passwords } from '../kit/passwords/passwords.ts'
import { Seal } from '../kit/seal.ts'
import type { Service } from '../kit/service.ts'
import { addGauges } from '@barriere/shared/observability/metrics.ts'
import { paymentGauges } from './seats/payment-gauges.ts'
import { resealCardKeys } from './cards/card-keys.ts'
import { sweepVerifications } from './cards/proof.ts'
import { sweepTerminals } from './cards/terminals.ts'
import type { Casino } from './casino.ts'
import { casinoRules } from './casino-rules.ts'
import { casinoRoutes } from './http/routes.ts'
import { readPersonSecret, resealPersonSecret } from './limits/person-secret.ts'
import { sweepPersonLimits } from './limits/persons.ts'
import { notify } from './mails/notify.ts'
import { sweepMembers } from './points/sweeps.ts'
import { sweepDevices, sweepInactive, sweepSessions, sweepTokens, sweepUnproven } from './programme.ts'
import { busy } from './refusal.ts'
import { answers, events, lockouts, mails } from './schema-accounts.ts'
import { followSales } from './seats/content/follow-sales.ts'
import { SeatJobs } from './seats/jobs.ts'
import { sweepSeats } from './seats/retention.ts'
import { seedRegistrations } from './seed/registrations.ts'
import { removeDemonstration, seedOnce } from './seed/seed.ts'
import { offerTerminal } from './seed/terminal.ts'

/** Milliseconds between two sweeps of expired rows. */
const SWEEP_EVERY = 3_600_000

/** Retention of sent mails (kind and date, without their text) in milliseconds. */
const MAILS_KEPT = 90 * 24 * 3_600_000

/** The casino loyalty programme's backend. */
export const casinoService: Service = {
  name: 'casino',
  async start({ env, database, clock, log, baseUrl }) {
    await database.migrate('casino', join(import.meta.dirname, 'migrations'))
    const { sql } = database
    const transport = transportOf(env, baseUrl)
    const outbox = new Outbox({
      service: 'casino',
      sql,
      table: mails,
      from: env.CASINO_MAIL_FROM,
      clock,
      log,
      transport,
    })
    const personSeal = new Seal(env.CASINO_PEPPER, 'casino limited persons')
    const casino: Casino = {
      sql,
      clock,
      outbox,
      events: new AuthEvents({
        table: events,
        service: 'casino',
        clock,
        log,
        secret: env.CASINO_PEPPER[0],
        days: env.CASINO_EVENTS_DAYS,
      }),
      passwords: new Passwords(env.CASINO_PEPPER, busy),
      lockouts: new Lockouts(sql, lockouts, clock, {
        programme: 'casino',
        failures: env.CASINO_LOCK_FAILURES,
        block: env.CASINO_LOCK_SECONDS * 1_000,
      }),
      fingerprints: fingerprintKeys(env.CASINO_PEPPER, 'casino'),
      cardKeys: new Seal(env.CASINO_PEPPER, 'casino card keys'),
      limitedPersonKey: await readPersonSecret(sql, personSeal),
      siteOrigin: env.SITE_ORIGIN,
      rules: casinoRules(env),
      notify: (transaction, notice) => notify(casino, transaction, notice),
      payments: lyraProvider(paymentSettings({ env, baseUrl })),
      log,
      wake: () => jobs.wake(),
    }
    const jobs = new SeatJobs(casino, () => outbox.poke())
    const isDemonstration = env.CASINO_DEMONSTRATION ?? !isPublicDeployment(env)
    const sales = followSales(casino, {
      endpoint: () => env.STORYBLOK_API_ENDPOINT ?? `${baseUrl()}/content/v2`,
      token: env.STORYBLOK_PUBLIC_TOKEN[0],
      rootFolder: env.STORYBLOK_ROOT_FOLDER,
      applied: isDemonstration ? () => seedRegistrations(casino) : undefined,
    })
    if (isDemonstration) {
      await seedOnce(casino)
      await offerTerminal(casino)
    } else await removeDemonstration(sql)
    await casino.passwords.warmUp()
    const sweep = async (): Promise<void> => {
      await sweepSessions(sql, clock.now())
      // Before the tokens: it needs them to find expired links.
      await sweepUnproven(sql, clock.now())
      await sweepTokens(sql, clock.now())
      await sweepMembers(casino)
      await sweepPersonLimits(casino)
      await sweepSeats(casino)
      await sweepInactive(casino, env.CASINO_INACTIVE_DAYS)
      await sweepDevices(sql, clock.now(), env.CASINO_DEVICE_DAYS)
      await sweepAnswers({ sql, table: answers }, clock.now())
      await casino.lockouts.sweep()
      await sweepVerifications(sql, clock.now())
      await sweepTerminals(sql, clock.now())
      await resealCardKeys(casino)
      await resealPersonSecret(sql, personSeal, log)
      await casino.events.sweep(sql)
      await outbox.sweep(new Date(clock.now() - MAILS_KEPT))
    }
    let sweeping = sweep()
    await sweeping
    const timer = setInterval(() => {
      sweeping = sweep().catch((error: unknown) => log.warn({ error }, 'what has run out was not cleared'))
    }, SWEEP_EVERY)
    let stopGauges: (() => void) | undefined
    return {
      dependencies: [outbox.dependency],
      app: casinoRoutes({
        casino,
        apiToken: env.CASINO_API_TOKEN,
        deskToken: env.CASINO_DESK_TOKEN,
        operatorToken: env.OPERATOR_TOKEN,
        log,
      }),
      ready() {
        outbox.start()
        jobs.start()
        stopGauges = addGauges(() => paymentGauges(sql, clock.now()))
        sales.start()
      },
      async stop() {
        clearInterval(timer)
        stopGauges?.()
        await sales.stop()
        await jobs.stop()
        await sweeping
        await outbox.stop()
      },
    }
  },
}
