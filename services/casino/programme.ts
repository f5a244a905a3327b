import { and, eq, exists, gt, sql } from 'drizzle-orm'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { PasswordOwner } from '@barriere/shared/domain/people/password.ts'
import type { CasinoMailKind } from '@barriere/shared/locales/casino-types.ts'
import { createAccounts } from '../kit/accounts/accounts.ts'
import type { AccountFault } from '../kit/accounts/programme.ts'
import type { Sql } from '../kit/database.ts'
import { composeMail } from './mails/compose.ts'
import { refusal } from './refusal.ts'
import {
  accounts,
  answers,
  devices,
  events,
  lockouts,
  mails,
  profiles,
  sessions,
  signUps,
  notBefore,
  tokens,
} from './schema-accounts.ts'
import { visits } from './schema-cards.ts'

/** Error codes of the account faults. */
const CODES: Readonly<Record<AccountFault, CasinoErrorCode>> = {
  credentials: 'credentials',
  blocked: 'accountBlockedAfterMultipleLoginAttempts',
  notActivated: 'notActivated',
  noAccount: 'noAccount',
  noAccountOfLink: 'noAccount',
  noAccountOfEmail: 'noAccount',
  emailTaken: '0053',
  sameEmail: 'sameEmail',
  password: 'password',
  link: 'link',
  resetUnknown: 'link',
  resetUsed: 'link',
  resetExpired: 'link',
  tooManyMails: 'tooManyAttempts',
}

async function passwordOwner(database: Sql, accountId: string): Promise<PasswordOwner> {
  const [row] = await database
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, email: accounts.email })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) throw refusal('noAccount')
  return { names: [row.firstName, row.lastName], email: row.email, city: undefined }
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
  endSessions,
  enter,
  exportAccount,
  findAccountById,
  forEachAccount,
  hasEnough,
  isAlive,
  issueToken,
  knownDevice,
  lockAccount,
  lockConfirmed,
  lockOwn,
  login,
  logout,
  mailLink,
  operatorRoutes,
  proveSession,
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
} = createAccounts<typeof tables, CasinoMailKind>({
  tables,
  refuse: (fault, options = { lastTry: false }) => {
    if (fault === 'password') return refusal('password', { fields: ['password'] })
    return refusal(CODES[fault], fault === 'tooManyMails' ? { headers: { 'retry-after': '3600' } } : options)
  },
  composeMail,
  passwordOwner,
  endedByPassword: ['step-up'],
  /** Contact: a later visit. */
  contactAfter: (database, moment) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(visits)
        .where(and(eq(visits.accountId, accounts.id), gt(visits.at, new Date(moment)))),
    ),
})
