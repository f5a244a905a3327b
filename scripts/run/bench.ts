import { measureMemory } from './bench-memory.ts'
import { measureMissingPages, measureStoredPages } from './bench-pages.ts'
import { measureUncached } from './bench-uncached.ts'
import { buildIfStale } from './build.ts'
import { measureLighthouse } from './lighthouse.ts'
import { run } from './processes.ts'
import { measurePublishing } from './publishing.ts'
import { startTemporaryStack } from './temporary-stack.ts'
import { KINDS, printWeights, weigh } from './weights.ts'

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  pages: () =>
    withStack(async (stack) => {
      await measureStoredPages(stack)
      await measureMissingPages(stack)
    }),
  uncached: measureUncached,
  memory: measureMemory,
  publishing: () => withStack(({ origin, servicesOrigin }) => measurePublishing(origin, servicesOrigin)),
  weights: () =>
    withStack(async ({ origin }) => {
      printWeights(await weigh(origin))
    }),
  lighthouse: () =>
    withStack(async ({ origin }) => {
      for (const path of Object.values(KINDS)) await measureLighthouse(origin, path)
    }),
  ledger: () => run('node', ['tests/load/ledger.ts']),
}

// Publishing under load and members have benchmarks of their own: `bench:publishing` and others. Words after
// `npm run bench --` name the parts to measure: `npm run bench -- pages memory`.
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`)

const chosen = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name))
// The ledger is the services' alone.
if (chosen.some(([name]) => name !== 'ledger')) await buildIfStale()
for (const [, measure] of chosen) await measure()

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
