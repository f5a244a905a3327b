import { and, eq, exists, gt, sql } from 'drizzle-orm'
import type { HotelErrorCode } from '@barriere/shared/programmes/hotel/errors.ts'
import type { PasswordOwner } from '@barriere/shared/domain/people/password.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { MailKind } from '@barriere/shared/locales/types.ts'
import { createAccounts } from '../kit/accounts/accounts.ts'
import type { AccountFault } from '../kit/accounts/programme.ts'
import type { Sql } from '../kit/database.ts'
import { composeMail } from './mails/compose.ts'
import { refusal, tooMany } from './refusal.ts'
import {
  accounts,
  addresses,
  answers,
  bookings,
  devices,
  events,
  lockouts,
  mails,
  notBefore,
  profiles,
  sessions,
  signUps,
  tokens,
} from './schema.ts'

/** Error codes of the account faults; too many mails are `default`. */
const CODES: Readonly<Record<Exclude<AccountFault, 'tooManyMails'>, HotelErrorCode>> = {
  credentials: '0090',
  blocked: '0072',
  notActivated: '0026',
  noAccount: '0044',
  noAccountOfLink: '0109',
  noAccountOfEmail: '0118',
  emailTaken: '0053',
  sameEmail: '0029',
  password: '0005',
  link: '0086',
  resetUnknown: '0088',
  resetUsed: '0135',
  resetExpired: '0089',
}

async function passwordOwner(database: Sql, accountId: string): Promise<PasswordOwner> {
  const [row] = await database
    .select({ profile: profiles, email: accounts.email, city: addresses.city })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .leftJoin(addresses, eq(addresses.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) throw refusal('0044')
  const { firstName, lastName, birthName, commonName } = row.profile
  return { names: [firstName, lastName, birthName, commonName], email: row.email, city: row.city ?? undefined }
}

export type Account = typeof accounts.$inferSelect

const tables = { accounts, profiles, answers, devices, events, lockouts, mails, notBefore, sessions, signUps, tokens }

/** The programme's accounts. */
export const {
  accountIdOf,
  activate,
  changeEmail,
  changePassword,
  confirmEmail,
  confirmPassword,
  deleteAccount,
  endOtherSessions,
  enter,
  exportAccount,
  findAccountById,
  forEachAccount,
  knownDevice,
  lockAccount,
  lockConfirmed,
  lockOwn,
  login,
  logout,
  mailLink,
  operatorRoutes,
  resendActivation,
  resetComplete,
  resetInit,
  signUp,
  sweepDevices,
  sweepInactive,
  sweepSessions,
  sweepTokens,
  sweepUnproven,
  undoEmail,
  useToken,
  writeMail,
} = createAccounts<typeof tables, MailKind>({
  tables,
  refuse: (fault, options = { lastTry: false }) =>
    fault === 'tooManyMails'
      ? tooMany()
      : refusal(CODES[fault], fault === 'password' ? { fields: ['password'] } : options),
  composeMail,
  passwordOwner,
  endedByPassword: ['collaborator'],
  /** Contact: a stay that ended later. */
  contactAfter: (database, moment) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(bookings)
        .where(
          and(
            eq(bookings.accountId, accounts.id),
            eq(bookings.cancelled, false),
            gt(bookings.departure, toParisTime(moment).day),
          ),
        ),
    ),
})
