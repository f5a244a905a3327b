/** A program of the project that is run by its name. */
export interface Program {
  /** One line for the list of names. */
  readonly about: string
  /** Command and first arguments; a path of a TypeScript file is run by the project's Node. */
  readonly command: readonly [string, ...string[]]
}

export type Programs = Readonly<Record<string, Program>>

/** Benchmarks with a program of their own: `npm run bench -- NAME`. */
export const BENCHES: Programs = {
  'publishing': {
    about: 'drafts beside each other, a header’s publish, and how old pages are that are read while editors publish',
    command: ['tests/load/publishing.ts'],
  },
  'links': {
    about: 'links to pages that are taken off, put back and renamed: how soon every page follows',
    command: ['tests/load/links.ts'],
  },
  'live-editing': {
    about: 'from a keystroke in the visual editor to the page, and a publish beside ten editors',
    command: ['tests/load/live-editing.ts'],
  },
  'rendering': {
    about: 'a stored page’s p99 while all pages are rendered, here and by another instance',
    command: ['tests/load/rendering.ts'],
  },
  'growth': {
    about: 'spaces of 2,500 and 25,000 stories: starts, memory, a publish, the site map, the search',
    command: ['tests/load/growth.ts'],
  },
  'hostile': {
    about: 'what a visitor and a member wait for beside strangers who ask for work',
    command: ['tests/load/hostile.ts'],
  },
  'members': {
    about: 'how soon a member is known, logins beside their hashes alone, a loyalty backend that hangs',
    command: ['tests/load/members.ts'],
  },
  'clock': { about: 'a thousand watchers of a level clock', command: ['tests/load/clock.ts'] },
  'search': {
    about: 'the search with 5,000 and 50,000 documents in each language',
    command: ['tests/search/bench.ts'],
  },
  'availability': { about: 'the prices of ten hotels for sixty nights', command: ['tests/load/availability.ts'] },
  'soak': {
    about: 'eight hours’ worth of visits, publishes and logins in one (--minutes 10: in the same pace)',
    command: ['tests/load/soak.ts'],
  },
}

/** Tools of operators and of authors of the demonstration: `npm run tool -- NAME`. */
export const TOOLS: Programs = {
  'backup': { about: 'writes the services’ data to a folder', command: ['scripts/backup.ts'] },
  'restore': { about: 'brings them back from one', command: ['scripts/backup.ts', 'restore'] },
  'desk': { about: 'accounts of the desk of requests', command: ['scripts/desk.ts'] },
  'editors': { about: 'accounts of the visual editor', command: ['scripts/editors.ts'] },
  'vitals': { about: 'how fast pages were for visitors who agreed to measurement', command: ['scripts/vitals.ts'] },
  'source-maps': { about: 'builds with source maps and uploads them to Sentry', command: ['scripts/source-maps.ts'] },
  'mutations': {
    about: 'changes limits, codes and statuses one at a time, and expects a test to notice',
    command: ['scripts/run/mutations.ts'],
  },
  'sbom': {
    about: 'lists the packages that the software runs with (CycloneDX)',
    command: [
      'npm',
      ...['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps'],
    ],
  },
  'demo-generate': { about: 'writes the demonstration’s stories and pictures', command: ['demo/scripts/generate.ts'] },
  'demo-check': { about: 'checks the demonstration and notes what passed', command: ['demo/scripts/check.ts'] },
}

/** Names with their lines, one below the other. */
export function programList(programs: Readonly<Record<string, { readonly about: string }>>): string {
  const names = Object.keys(programs)
  const width = Math.max(...names.map((name) => name.length))
  return Object.entries(programs)
    .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
    .join('\n')
}

/** The whole command of a program: a TypeScript file needs Node before it. */
export function commandOf({ command: [first, ...rest] }: Program, args: readonly string[]): [string, ...string[]] {
  return first.endsWith('.ts') ? ['node', first, ...rest, ...args] : [first, ...rest, ...args]
}
