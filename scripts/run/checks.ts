import { join } from 'node:path'
import { exitCode, output } from './processes.ts'

export interface Check {
  readonly title: string
  readonly command: readonly string[]
  /** Arguments that stand for the whole project, replaced by paths where some are given. */
  readonly everything?: readonly string[]
  /** Whether its output is shown when it passes, too. */
  readonly verbose?: boolean
}

const bin = (...parts: string[]): string => join('node_modules', ...parts)

/**
 * Static checks, by the name of their npm script. The longest stand first: they run two at a time, so that the short
 * ones fill what is left.
 */
export const CHECKS = {
  lint: {
    title: 'Lint',
    // Keyed by content, so that a fresh checkout of the same files finds its cache.
    command: [
      bin('eslint', 'bin', 'eslint.js'),
      '--cache',
      '--cache-location',
      '.cache/eslint/',
      '--cache-strategy=content',
    ],
    everything: ['.'],
  },
  types: { title: 'Types', command: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  unused: { title: 'Unused files, exports and dependencies', command: [bin('knip', 'bin', 'knip.js')] },
  generated: { title: 'Generated files', command: ['scripts/run/generate.ts', '--check'] },
  demonstration: { title: 'Demonstration', command: ['demo/scripts/check.ts', '--if-changed'], verbose: true },
  format: { title: 'Format', command: [bin('@biomejs', 'biome', 'bin', 'biome'), 'format'], everything: ['.'] },
} as const satisfies Readonly<Record<string, Check>>

/** Checks that run at a time. Each keeps one core busy. */
const CONCURRENCY = 2

/** Runs one check with arguments of its tool. Resolves to its exit code. */
export function runCheck(name: keyof typeof CHECKS, args: readonly string[]): Promise<number> {
  const { command, everything = [] }: Check = CHECKS[name]
  const paths = args.some((argument) => !argument.startsWith('-')) ? [] : everything
  return exitCode('node', [...command, ...args, ...paths])
}

/** Runs all checks, so that one run names everything that is wrong. Resolves to the titles of those that failed. */
export async function runChecks(checks: readonly Check[] = Object.values(CHECKS)): Promise<string[]> {
  const failed: string[] = []
  const waiting = [...checks]
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const { code, text } = await output('node', [...check.command, ...(check.everything ?? [])])
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      // Output of a passed check, such as the number of its files, is noise.
      if (code !== 0 || check.verbose) console.log(text.trimEnd())
      console.log(`${code === 0 ? '✓' : '✗'} ${check.title} (${seconds} s)`)
      if (code !== 0) failed.push(check.title)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return failed
}
