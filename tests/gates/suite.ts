import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from '#scripts/run/browser.ts'
import { COMPILED, output } from '#scripts/run/processes.ts'
import { CORES } from './cores.ts'
import type { Outcome } from './gate.ts'

/** Tests of a gate: files or prefixes of their paths, and of these the tests whose full name matches `only`. */
export interface Suite {
  readonly files: readonly string[]
  readonly only?: string
}

/** Lines of a failed run's output that are kept. */
const KEPT = 60

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta: { readonly measured?: string } }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

/** Runs Node on a test runner, with every test at its full size. Resolves to its report, and to its output. */
async function reported<R>(
  args: (report: string) => readonly string[],
  env: (report: string) => Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly text: string; readonly report: R | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'))
  const file = join(folder, 'report.json')
  try {
    const { code, text } = await output('node', args(file), { FULL_SIZE: '1', ...env(file) })
    return { code, text, report: readReport<R>(file) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Undefined where the runner ended before it wrote one; its output then says why. */
function readReport<R>(file: string): R | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as R
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function outcomeOf(
  { code, text }: { readonly code: number; readonly text: string },
  { passed, failed }: { readonly passed: number; readonly failed: number },
  figures: readonly string[],
): Outcome {
  const isReached = code === 0 && failed === 0 && passed > 0
  const tests = `${passed} ${passed === 1 ? 'test' : 'tests'}${failed > 0 ? `, ${failed} failed` : ''}`
  return {
    isReached,
    measured: [...figures, tests].join('; '),
    ...(isReached ? {} : { details: text.trimEnd().split('\n').slice(-KEPT).join('\n') }),
  }
}

/** Runs unit and contract tests. `env`: sizes of their own, such as `FUZZ_RUNS`. */
export async function vitest({ files, only }: Suite, env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const { report, ...run } = await reported<VitestReport>(
    (file) => [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--maxWorkers=${CORES}`,
      ...(only === undefined ? [] : ['-t', only]),
      ...files,
    ],
    () => ({ NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, ...env }),
  )
  return outcomeOf(
    run,
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 },
    figuresOf(
      (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta.measured)),
    ),
  )
}

/** Runs browser tests, against the built site. */
export async function playwright({ files, only }: Suite): Promise<Outcome> {
  const browser = await requireBrowser()
  const { report, ...run } = await reported<PlaywrightReport>(
    () => [
      join('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      ...(only === undefined ? [] : ['-g', only]),
      ...files,
    ],
    (file) => ({ CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  )
  const annotations = (suite: PlaywrightSuite): readonly (string | undefined)[] => [
    ...suite.specs.flatMap(({ tests }) =>
      tests.flatMap((test) =>
        test.annotations.map(({ type, description }) => (type === 'measured' ? description : undefined)),
      ),
    ),
    ...(suite.suites ?? []).flatMap(annotations),
  ]
  return outcomeOf(
    run,
    { passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), failed: report?.stats.unexpected ?? 0 },
    figuresOf((report?.suites ?? []).flatMap(annotations)),
  )
}

/** Equal figures, such as of two databases, once. */
const figuresOf = (figures: readonly (string | undefined)[]): string[] => [
  ...new Set(figures.filter((figure) => figure !== undefined)),
]
