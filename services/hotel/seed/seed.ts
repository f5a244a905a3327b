import { eq, inArray } from 'drizzle-orm'
import { emailKey } from '@barriere/shared/domain/people/email.ts'
import { personIn } from '@barriere/shared/programmes/member-fields.ts'
import { fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { Sql } from '../../kit/database.ts'
import { newIbNumber } from '../accounts/ib-number.ts'
import type { Hotel } from '../hotel.ts'
import { type Counted, type CountedStay, type NewLevelChange, dueChanges } from '../member/level-rule.ts'
import { writeOptIns } from '../member/contact.ts'
import { writePerson } from '../member/person.ts'
import { accounts, addresses, advantages, bookings, levelChanges, phones, profiles, seeds, signUps } from '../schema.ts'
import { ADVANTAGES } from './advantages.ts'
import { type DemonstrationMember, PEOPLE } from './people.ts'
import { demonstrationStays, joinedOn } from './stays.ts'

/**
 * Seeds the advantages and, if wanted, the demonstration members at the first start only: later deletions and changes
 * are kept. Race: only one of several starting instances does it. A database with accounts gets no members.
 */
export async function seedOnce(hotel: Hotel, withMembers: boolean): Promise<void> {
  if ((await isLoaded(hotel.sql, 'advantages')) && (!withMembers || (await isLoaded(hotel.sql, 'members')))) return
  // Hash before the transaction: hashing is slow, and other instances wait for the transaction's lock.
  const hashed = withMembers
    ? await Promise.all(
        PEOPLE.map(async (person) => ({ person, passwordHash: await hotel.passwords.hash(person.form.password) })),
      )
    : []
  await hotel.sql.transaction(async (transaction) => {
    if (await claim(hotel, transaction, 'advantages')) await transaction.insert(advantages).values([...ADVANTAGES])
    if (!withMembers || !(await claim(hotel, transaction, 'members'))) return
    const [someone] = await transaction.select({ id: accounts.id }).from(accounts).limit(1)
    if (someone) return
    for (const { person, passwordHash } of hashed) await addMember(hotel, transaction, person, passwordHash)
  })
}

/**
 * Deletes the demonstration members, such as from the database of a public deployment, since their passwords are
 * public. Their addresses are in reserved domains, so no real member has one.
 */
export async function removeDemonstration(database: Sql): Promise<void> {
  const keys = PEOPLE.map(({ form }) => emailKey(form.email))
  await database.delete(accounts).where(inArray(accounts.emailKey, keys))
  await database.delete(signUps).where(inArray(signUps.emailKey, keys))
}

async function isLoaded(database: Sql, name: string): Promise<boolean> {
  return (await database.select().from(seeds).where(eq(seeds.name, name))).length > 0
}

/** Claims a seed by inserting its row: true for the one instance that inserted it. */
async function claim(hotel: Hotel, transaction: Sql, name: string): Promise<boolean> {
  return (
    (
      await transaction
        .insert(seeds)
        .values({ name, loadedAt: new Date(hotel.clock.now()) })
        .onConflictDoNothing()
        .returning()
    ).length > 0
  )
}

async function addMember(
  hotel: Hotel,
  transaction: Sql,
  { level, activated, form }: DemonstrationMember,
  passwordHash: string,
): Promise<void> {
  const now = new Date(hotel.clock.now())
  const { email, locale } = form
  if (!activated) {
    const details = personIn({ ...form, emailVerification: email, terms: true })
    await transaction
      .insert(signUps)
      .values({ email, emailKey: emailKey(email), passwordHash, locale, details, createdAt: now })
    return
  }
  const today = toParisTime(now).day
  const joined = fromParisTime(joinedOn(level, today), '18:00')
  const [account] = await transaction
    .insert(accounts)
    .values({
      email,
      emailKey: emailKey(email),
      passwordHash,
      level,
      ibNumber: await newIbNumber(transaction),
      locale,
      staffEmailKey: level === 'IBCOLLABORATEUR' ? emailKey(email) : null,
      termsAcceptedAt: joined,
      activatedAt: joined,
      createdAt: joined,
      // Retention counts from here.
      lastLoginAt: now,
    })
    .returning()
  if (!account) throw new Error('A row that was inserted is returned.')
  await writePerson(transaction, account.id, form)
  await transaction
    .update(profiles)
    .set({ country: form.country ?? null })
    .where(eq(profiles.accountId, account.id))
  if (form.address) await transaction.insert(addresses).values({ ...form.address, accountId: account.id })
  if (form.phoneNumber !== undefined)
    await transaction.insert(phones).values({ accountId: account.id, phoneNumber: form.phoneNumber })
  if (form.optIns) await writeOptIns(transaction, account.id, form.optIns, now)
  const stays = demonstrationStays(account.id, level, today)
  if (stays.length === 0) return
  await transaction.insert(bookings).values(stays)
  const changes = pastChanges(stays, hotel.levelRule, today)
  const last = changes.at(-1)
  if (!last) return
  await transaction
    .insert(levelChanges)
    .values(changes.map(({ until: _, ...change }) => ({ ...change, accountId: account.id })))
  await transaction.update(accounts).set({ level: last.to, levelUntil: last.until }).where(eq(accounts.id, account.id))
}

/** Past changes of a level by a member's stays until today, as if the rule had always existed. */
function pastChanges(stays: readonly CountedStay[], rule: Counted, today: string): NewLevelChange[] {
  const changes: NewLevelChange[] = []
  const days = [
    ...stays
      .map(({ departure }) => departure)
      .filter((day) => day < today)
      .sort(),
    today,
  ]
  for (const day of days) {
    const { to: level = 'IBPROSPECT', until = null } = changes.at(-1) ?? {}
    changes.push(...dueChanges({ level, until }, stays, { rule, today: day }))
  }
  return changes
}
