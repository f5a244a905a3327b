import { join } from 'node:path'
import { exitCode, output } from './processes.ts'

export interface Check {
  readonly title: string
  readonly command: readonly string[]
  /** Default arguments that mean the whole project; replaced by given paths. */
  readonly everything?: readonly string[]
  /** Shows the output also when the check passes. */
  readonly verbose?: boolean
}

const bin = (...parts: string[]): string => join('node_modules', ...parts)

/** TypeScript's native compiler; the file that it keeps its results in follows. */
const TYPES = [
  bin('typescript-7', 'bin', 'tsc'),
  '--noEmit',
  '--checkers',
  '2',
  '--incremental',
  '--tsBuildInfoFile',
] as const

/**
 * Static checks, by the name of their npm script. The longest come first: with two at a time, the short ones fill the
 * gaps.
 */
export const CHECKS = {
  lint: { title: 'Lint', command: [bin('oxlint', 'bin', 'oxlint')], everything: ['.'] },
  types: { title: 'Types', command: [...TYPES, '.cache/types.tsbuildinfo'] },
  'types-of-services': {
    title: 'Types of the services, without those of browsers',
    command: [...TYPES, '.cache/services.tsbuildinfo', '--project', join('services', 'tsconfig.json')],
  },
  unused: { title: 'Unused files, exports and dependencies', command: [bin('knip', 'bin', 'knip.js')] },
  generated: { title: 'Generated files', command: ['scripts/run/generate.ts', '--check'] },
  demonstration: { title: 'Demonstration', command: ['demo/scripts/check.ts', '--if-changed'], verbose: true },
  format: { title: 'Format', command: [bin('@biomejs', 'biome', 'bin', 'biome'), 'format'], everything: ['.'] },
} as const satisfies Readonly<Record<string, Check>>

/** Type check of Next's generated files: whether the exports of each page and route handler have Next's types. */
export const TYPES_OF_ROUTES: Check = {
  title: 'Types of routes',
  command: [...TYPES, '.cache/routes.tsbuildinfo', '--project', 'tsconfig.next.json'],
}

/** Concurrency: each check keeps one core busy. */
const CONCURRENCY = 2

/** Runs one check with arguments of its tool. Resolves to its exit code. */
export function runCheck(name: keyof typeof CHECKS, args: readonly string[]): Promise<number> {
  const { command, everything = [] }: Check = CHECKS[name]
  const paths = args.some((argument) => !argument.startsWith('-')) ? [] : everything
  return exitCode('node', [...command, ...args, ...paths])
}

/**
 * Runs all checks, also after a failure, so that one run reports everything. Resolves to the titles of the failed ones.
 */
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
