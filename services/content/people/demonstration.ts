import { inArray } from 'drizzle-orm'
import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Sql } from '../../kit/database.ts'
import type { Passwords } from '../../kit/passwords/passwords.ts'
import type { Role } from '@barriere/shared/stories/roles.ts'
import { collaborators } from './schema.ts'

/** Accounts of the demonstration, one for each role, without a second step. Their passwords are public. */
const PEOPLE: readonly { email: string; name: string; role: Role; password: string }[] = [
  { email: 'lecture@example.com', name: 'Lou Perrin', role: 'reader', password: 'Lecture#2026-Demo' },
  { email: 'redaction@example.com', name: 'Camille Roux', role: 'editor', password: 'Redaction#2026-Demo' },
  { email: 'publication@example.com', name: 'Noé Lambert', role: 'publisher', password: 'Publication#2026-Demo' },
  {
    email: 'administrateur@example.com',
    name: 'Agathe Morel',
    role: 'administrator',
    password: 'Administrateur#2026-Demo',
  },
]

interface Seeding {
  readonly sql: Sql
  readonly clock: Clock
  readonly passwords: Passwords
}

/** Adds missing accounts of the demonstration. */
export async function seedDemonstration({ sql, clock, passwords }: Seeding): Promise<void> {
  const present = await sql.select({ email: collaborators.email }).from(collaborators)
  const missing = PEOPLE.filter(({ email }) => !present.some((one) => one.email === email))
  if (missing.length === 0) return
  const rows = await Promise.all(
    missing.map(async ({ email, name, role, password }) => ({
      email,
      name,
      role,
      language: DEFAULT_LOCALE,
      sealedSecret: '',
      passwordHash: await passwords.hash(password),
      createdAt: new Date(clock.now()),
    })),
  )
  await sql.insert(collaborators).values(rows).onConflictDoNothing()
}

/**
 * Deletes the accounts of the demonstration from a database, such as that of a public deployment, because their
 * passwords are public. Their addresses belong to a reserved domain, so real accounts are never deleted.
 */
export async function removeDemonstration(sql: Sql): Promise<void> {
  await sql.delete(collaborators).where(
    inArray(
      collaborators.email,
      PEOPLE.map(({ email }) => email),
    ),
  )
}
