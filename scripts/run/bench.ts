import { measureMemory } from './bench-memory.ts'
import { measureMissingPages, measureStoredPages } from './bench-pages.ts'
import { measureUncached } from './bench-uncached.ts'
import { buildIfStale } from './build.ts'
import { measureLighthouse } from './lighthouse.ts'
import { exitCode, run } from './processes.ts'
import { BENCHES, commandOf, programList } from './programs.ts'
import { measurePublishing } from './publishing.ts'
import { startTemporaryStack } from './temporary-stack.ts'
import { KINDS, printWeights, weigh } from './weights.ts'

interface Part {
  readonly about: string
  readonly measure: () => Promise<void>
}

/** Parts that `npm run bench` measures without a name. */
const PARTS: Readonly<Record<string, Part>> = {
  pages: {
    about: 'stored and missing pages against a bare node:http, the servers on one core',
    measure: () =>
      withStack(async (stack) => {
        await measureStoredPages(stack)
        await measureMissingPages(stack)
      }),
  },
  uncached: { about: 'pages rendered for each request, the site on one core', measure: measureUncached },
  memory: { about: 'memory of both processes at rest and under load', measure: measureMemory },
  publish: {
    about: 'from an editor’s publish to the page',
    measure: () => withStack(({ origin, servicesOrigin }) => measurePublishing(origin, servicesOrigin)),
  },
  weights: {
    about: 'what each kind of page loads',
    measure: () =>
      withStack(async ({ origin }) => {
        printWeights(await weigh(origin))
      }),
  },
  lighthouse: {
    about: 'Lighthouse on each kind of page',
    measure: () =>
      withStack(async ({ origin }) => {
        for (const path of Object.values(KINDS)) await measureLighthouse(origin, path)
      }),
  },
  ledger: {
    about: 'a ledger with 100,000 lines of one member, on a PostgreSQL of its own',
    measure: () => run('node', ['tests/load/ledger.ts']),
  },
}

// `npm run bench` measures all parts, `npm run bench -- pages memory` some; `npm run bench -- publishing 0 0` runs a
// benchmark with a program of its own and its arguments.
const asked = process.argv.slice(2)
const [first = '', ...args] = asked
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
const program = Object.hasOwn(BENCHES, first) ? BENCHES[first] : undefined

if (program) {
  const [command, ...rest] = commandOf(program, args)
  process.exitCode = await exitCode(command, rest)
} else if (unknown.length > 0) {
  const help = first === 'help'
  if (!help) console.error(`No such benchmark: ${unknown.join(', ')}.`)
  console.log(`npm run bench [-- NAME …]\n\nAll of these by default:\n${programList(PARTS)}`)
  console.log(`\nOne at a time, with arguments of its own:\n${programList(BENCHES)}`)
  process.exitCode = help ? 0 : 1
} else await measureParts()

async function measureParts(): Promise<void> {
  const chosen = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name))
  // The ledger needs only the services.
  if (chosen.some(([name]) => name !== 'ledger')) await buildIfStale()
  for (const [, { measure }] of chosen) await measure()
}

async function withStack(
  work: (stack: Awaited<ReturnType<typeof startTemporaryStack>>) => Promise<void>,
): Promise<void> {
  const stack = await startTemporaryStack({ LOG_LEVEL: 'error' })
  try {
    await work(stack)
  } finally {
    await stack.stop()
  }
}
