import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, test } from 'vitest'

// Expand and contract: during a release the old and the new code run on one database, so a migration only adds, and
// only what the old code does not miss. A later release removes what no code reads any more.

/** Statements on which the old code may fail. */
const TAKES_AWAY = [
  /^drop\s+(?:table|schema|type|view|materialized view|sequence)\b/i,
  /\bdrop\s+column\b/i,
  /\brename\s+(?:to|column|constraint)\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
  /\balter\s+column\b.*\btype\b/i,
  /^truncate\b/i,
]

/** Mark of a contracting statement: the migration since whose release no code reads what it removes. */
const CONTRACT = /^--\s*contract:\s*(\d{4}_\w+)/

/** Migrations before the first release, when no two versions ran side by side. */
const BEFORE_RELEASES = ['hotel/0003_sessions_without_auth_at', 'site/0004_places', 'site/0008_senders']

/** Statements of a migration, each with the comments above it. */
const statementsOf = (sql: string): readonly { readonly comments: readonly string[]; readonly statement: string }[] =>
  sql
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((part) => part.trim().split('\n'))
    .map((lines) => ({
      comments: lines.filter((line) => line.startsWith('--')),
      statement: lines.filter((line) => !line.startsWith('--')).join(' '),
    }))

/** Faults of a migration; `earlier` are the names of those before it. */
function faultsOf(sql: string, earlier: readonly string[]): readonly string[] {
  return statementsOf(sql)
    .filter(({ statement }) => TAKES_AWAY.some((pattern) => pattern.test(statement)))
    .filter(({ comments }) => {
      const named = comments.flatMap((comment) => CONTRACT.exec(comment)?.[1] ?? [])
      return !named.some((name) => earlier.includes(name))
    })
    .map(({ statement }) => statement)
}

describe('migrations', () => {
  const files = globSync('services/*/migrations/*.sql').toSorted()
  const nameOf = (file: string): string => basename(file, '.sql')
  const serviceOf = (file: string): string => basename(dirname(dirname(file)))

  test.each(files)('%s leaves the code before it what it needs', (file) => {
    if (BEFORE_RELEASES.includes(`${serviceOf(file)}/${nameOf(file)}`)) return
    const earlier = files.filter((other) => dirname(other) === dirname(file) && other < file).map(nameOf)
    expect(faultsOf(readFileSync(file, 'utf8'), earlier)).toEqual([])
  })

  test.each([
    'DROP TABLE "site"."a";',
    'ALTER TABLE "site"."a" DROP COLUMN "b";',
    'ALTER TABLE "site"."a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "site"."a" ADD COLUMN "b" text NOT NULL;',
    'ALTER TABLE "site"."a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "site"."a" ALTER COLUMN "b" SET DATA TYPE bigint;',
  ])('%s is refused, unless it says since when nothing reads that', (statement) => {
    const next = `CREATE TABLE "site"."z" ("b" text NOT NULL);--> statement-breakpoint\n${statement}`
    expect(faultsOf(next, ['0001_moved'])).toHaveLength(1)
    expect(faultsOf(`-- contract: 0002_other\n${statement}`, ['0001_moved'])).toHaveLength(1)
    expect(faultsOf(`-- contract: 0001_moved\n${statement}`, ['0001_moved'])).toEqual([])
  })

  test('what adds is not refused', () => {
    const sql = [
      'ALTER TABLE "site"."a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;',
      'ALTER TABLE "site"."a" ADD COLUMN "c" text NOT NULL DEFAULT \'\';',
      'DROP INDEX "site"."a_b";',
      'CREATE TABLE "site"."type" ("rename" text NOT NULL);',
    ]
    expect(faultsOf(sql.join('--> statement-breakpoint\n'), [])).toEqual([])
  })
})
