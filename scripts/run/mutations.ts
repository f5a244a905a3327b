import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { dependents, isUnitTest, projectFiles, projectImports } from './lanes.ts'
import { type Mutant, mutantsOf, mutated } from './mutants.ts'
import { CHECKS } from './checks.ts'
import { output } from './processes.ts'
import { MUTATED, SURVIVORS } from './survivors.ts'

// `npm run tool -- mutations [--sample 40] [--seed 1] [PATH…]`: changes the constants of these files, by default those
// of `MUTATED`, one at a time, and expects a test to fail. Works on a copy of the project.
const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})

const TREE = resolve('.cache/mutations')

/** Test files that are run first, and at most, for a mutant: those that reach its file by the fewest imports. */
const NEAREST = 4
const REACHED = 16

/** Suites over running services take as long for one mutant as units for twenty. */
const isQuick = (file: string): boolean => isUnitTest(file) && !/^tests\/(contracts|deploy|pages|search)\//.test(file)

const randomly = (file: string, { start }: Mutant): string =>
  createHash('sha256').update(`${values.seed} ${file} ${start}`).digest('hex')

function copyProject(): void {
  rmSync(TREE, { recursive: true, force: true })
  for (const file of projectFiles()) cpSync(file, join(TREE, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(TREE, 'node_modules'))
}

const imports = projectImports()
const files = positionals.length > 0 ? positionals : MUTATED
const all = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const tests = [...dependents(imports, [file])].filter(isQuick)
  return mutantsOf(source).map((mutant) => ({ file, source, tests, mutant, title: `${file} ${mutant.name}` }))
})
const unexplained = all.filter(({ title }) => !Object.hasOwn(SURVIVORS, title))
const chosen = unexplained
  .toSorted((a, b) => randomly(a.file, a.mutant).localeCompare(randomly(b.file, b.mutant), 'en'))
  .slice(0, values.sample === undefined ? undefined : Number(values.sample))
  .toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.mutant.start - b.mutant.start)

copyProject()
process.chdir(TREE)
const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}] })
await vitest.standalone()
await vitest.globTestSpecifications()

/** The first of these test files that fails. */
async function failing(tests: readonly string[]): Promise<string | undefined> {
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test)))
  if (specifications.length === 0) return undefined
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  if (unhandledErrors.length > 0) return String(unhandledErrors[0])
  return testModules.find((one) => one.state() === 'failed')?.moduleId
}

function write(file: string, source: string): void {
  writeFileSync(file, source)
  vitest.invalidateFile(resolve(file))
}

// False positive: a test that fails without a mutant would count each as noticed.
const failed = await failing([...new Set(chosen.flatMap(({ tests }) => tests.slice(0, REACHED)))])
if (failed !== undefined) throw new Error(`Without a mutant, this fails: ${failed}`)

const survived: string[] = []
for (const { file, source, tests, mutant, title } of chosen) {
  write(file, mutated(source, mutant))
  const isKilled =
    (await failing(tests.slice(0, NEAREST))) !== undefined ||
    (await failing(tests.slice(NEAREST, REACHED))) !== undefined ||
    // A status that the published descriptions name.
    (await output('node', ['scripts/openapi.ts', '--check'])).code !== 0 ||
    // A code that the types name.
    (mutant.replacement.startsWith("'") && (await output('node', CHECKS.types.command)).code !== 0)
  write(file, source)
  const change = `${source.slice(mutant.start, mutant.end)} → ${mutant.replacement}`
  console.log(`${isKilled ? '✓' : '✗'} ${title}: ${change}`)
  if (!isKilled) survived.push(`${title}: ${change}`)
}
await vitest.close()
console.log(`\n${chosen.length - survived.length} of ${chosen.length} mutants were noticed; ${all.length} in all.`)
for (const line of survived) console.log(`  survived: ${line}`)
process.exitCode = survived.length > 0 ? 1 : 0
