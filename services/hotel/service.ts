import { join } from 'node:path'
import { isPublicDeployment } from '@barriere/shared/process/deployment.ts'
import { AuthEvents } from '../kit/accounts/events.ts'
import { fingerprintKeys, sweepAnswers } from '../kit/idempotency.ts'
import { Outbox } from '../kit/mail/outbox.ts'
import { transportOf } from '../kit/mail/transport-of.ts'
import type { Service } from '../kit/service.ts'
import { sweepChallenges } from './accounts/challenges.ts'
import { handlers } from './handlers.ts'
import type { Hotel } from './hotel.ts'
import { hotelRoutes } from './http/routes.ts'
import { sweepLevels } from './member/levels.ts'
import { LOCKOUT, Lockouts } from '../kit/passwords/lockouts.ts'
import { Passwords } from '../kit/passwords/passwords.ts'
import { resealSecondSteps } from './accounts/second-step.ts'
import { SecondStepSecrets } from './passwords/second-step-secrets.ts'
import { busy } from './refusal.ts'
import { answers, events, lockouts, mails } from './schema.ts'
import { sweepDevices, sweepInactive, sweepSessions, sweepTokens, sweepUnproven } from './programme.ts'
import { removeDemonstration, seedOnce } from './seed/seed.ts'

/** Milliseconds between two sweeps of expired rows. */
const SWEEP_EVERY = 3_600_000

/** Retention of sent mails (kind and date, without their text) in milliseconds. */
const MAILS_KEPT = 90 * 24 * 3_600_000

/** The hotel loyalty programme's backend. */
export const hotelService: Service = {
  name: 'hotel',
  async start({ env, database, clock, log, baseUrl }) {
    await database.migrate('hotel', join(import.meta.dirname, 'migrations'))
    const { sql } = database
    const transport = transportOf(env, baseUrl)
    const outbox = new Outbox({ service: 'hotel', sql, table: mails, from: env.MAIL_FROM, clock, log, transport })
    const hotel: Hotel = {
      sql,
      clock,
      outbox,
      events: new AuthEvents({
        table: events,
        service: 'hotel',
        clock,
        log,
        secret: env.HOTEL_PEPPER[0],
        days: env.HOTEL_EVENTS_DAYS,
      }),
      passwords: new Passwords(env.HOTEL_PEPPER, busy),
      secondStepSecrets: new SecondStepSecrets(env.HOTEL_PEPPER),
      lockouts: new Lockouts(sql, lockouts, clock, { ...LOCKOUT, programme: 'hotel' }),
      fingerprints: fingerprintKeys(env.HOTEL_PEPPER, 'hotel'),
      siteOrigin: env.SITE_ORIGIN,
      passkeyDomain: env.HOTEL_PASSKEY_DOMAIN ?? new URL(env.SITE_ORIGIN).hostname,
      levelRule: { nights: env.HOTEL_LEVEL_NIGHTS, spend: env.HOTEL_LEVEL_EUROS * 100 },
      invoiceIssuer: env.HOTEL_INVOICE_ISSUER.split('|'),
      collaboratorDomains: env.HOTEL_COLLABORATOR_DOMAINS,
    }
    const withMembers = env.HOTEL_DEMONSTRATION ?? !isPublicDeployment(env)
    await seedOnce(hotel, withMembers)
    if (!withMembers) await removeDemonstration(sql)
    await hotel.passwords.warmUp()
    const sweep = async (): Promise<void> => {
      await sweepSessions(sql, clock.now())
      // Before the tokens: it needs them to find expired links.
      await sweepUnproven(sql, clock.now())
      await sweepTokens(sql, clock.now())
      await sweepLevels(hotel)
      await sweepInactive(hotel, env.HOTEL_INACTIVE_DAYS)
      await sweepDevices(sql, clock.now(), env.HOTEL_DEVICE_DAYS)
      await sweepAnswers({ sql, table: answers }, clock.now())
      await hotel.lockouts.sweep()
      await hotel.events.sweep(sql)
      await sweepChallenges(sql, clock.now())
      await resealSecondSteps(hotel, log)
      await outbox.sweep(new Date(clock.now() - MAILS_KEPT))
    }
    let sweeping = sweep()
    await sweeping
    const timer = setInterval(() => {
      sweeping = sweep().catch((error: unknown) => log.warn({ error }, 'what has run out was not cleared'))
    }, SWEEP_EVERY)
    return {
      app: hotelRoutes({
        hotel,
        handlers,
        apiToken: env.HOTEL_API_TOKEN,
        deskToken: env.HOTEL_DESK_TOKEN,
        operatorToken: env.OPERATOR_TOKEN,
        log,
      }),
      dependencies: [outbox.dependency],
      ready: () => outbox.start(),
      async stop() {
        clearInterval(timer)
        await sweeping
        await outbox.stop()
      },
    }
  },
}
