import type { Fixtures } from './fixture-values.ts'
import type { BlockName } from './schemas.ts'

/** `agenda-dates` → `agendaDatesFixtures`. */
const exportOf = (name: string): string =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Fixtures`

/**
 * Imports a block's fixtures by convention: `blocks/x/x.fixtures.ts`. The template literal has a single variable
 * folder, so that the bundler can split the files into chunks of the library page, and Node and Vitest resolve it too.
 * Rejects when the file or its export is missing.
 */
export async function fixturesOf(name: BlockName): Promise<Fixtures> {
  const exported = (await import(`./${name}/${name}.fixtures.ts`)) as Readonly<Record<string, Fixtures>>
  const fixtures = exported[exportOf(name)]
  if (!fixtures) throw new Error(`blocks/${name}/${name}.fixtures.ts has to export ${exportOf(name)}.`)
  return fixtures
}
