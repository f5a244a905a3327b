import type { Fixtures } from './fixture-values.ts'
import type { BlockName } from './schemas.ts'

/** `agenda-dates` → `agendaDatesFixtures`. */
const exportOf = (name: string): string =>
  `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Fixtures`

/**
 * Loads a block's fixtures from its folder, `blocks/x/x.fixtures.ts`: no list to add to. The template keeps to one
 * folder, so that the bundler finds the files (as chunks of the library page alone) and Node and Vitest do too.
 * Rejects when the file or its export is missing; a test asks every block of the registry.
 */
export async function fixturesOf(name: BlockName): Promise<Fixtures> {
  const exported = (await import(`./${name}/${name}.fixtures.ts`)) as Readonly<Record<string, Fixtures>>
  const fixtures = exported[exportOf(name)]
  if (!fixtures) throw new Error(`blocks/${name}/${name}.fixtures.ts has to export ${exportOf(name)}.`)
  return fixtures
}
