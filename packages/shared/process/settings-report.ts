import type { DeploymentNeed } from './deployment.ts'

interface Settings {
  /** Name of the process, for the headline. */
  readonly process: 'Site' | 'Services'
  /** Names of all variables of the process. */
  readonly variables: readonly string[]
  readonly source: Readonly<Record<string, string | undefined>>
  readonly needs: readonly DeploymentNeed[]
  /** Effects of missing settings, one sentence each. */
  readonly notes: readonly string[]
}

const HEADINGS: Readonly<Record<DeploymentNeed['kind'], string>> = {
  'origin': 'Origin',
  'secret': 'Secrets',
  'plain': 'Addresses without TLS',
  'stand-in': 'Stand-ins',
  'demonstration': 'Demonstrations',
}

/** Variables whose values must be on no page and in no log. */
const SECRET = /(?:TOKEN|KEY|SECRET|PASSWORD|PEPPER|DSN|CERTIFICATE|HEADER)S?(?:_|$)/

type Section = readonly [heading: string, lines: readonly string[]]

/**
 * One page for the operator: the settings, the effects of missing ones, and the faults that stop a public deployment.
 * Values of secrets, and credentials and queries in addresses, are left out.
 */
export function settingsReport({ process, variables, source, needs, notes }: Settings): {
  readonly text: string
  /** Whether a public deployment would start. */
  readonly isReady: boolean
} {
  const given = variables.filter((name) => (source[name] ?? '') !== '').toSorted()
  const kinds = Object.keys(HEADINGS) as DeploymentNeed['kind'][]
  const sections: readonly Section[] = [
    [`Set: ${given.length} of ${variables.length}`, given.map((name) => `${name}=${shown(name, source[name] ?? '')}`)],
    ['As it is', notes],
    ...kinds.map(
      (kind): Section => [
        `Refused in a public deployment · ${HEADINGS[kind]}`,
        needs.filter((need) => need.kind === kind).map(({ text }) => text),
      ],
    ),
  ]
  const isReady = needs.length === 0
  return {
    isReady,
    text: [
      `${process}: ${isReady ? 'a public deployment would start.' : 'a public deployment would not start.'}`,
      ...sections
        .filter(([, lines]) => lines.length > 0)
        .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)].join('\n')),
      '',
    ].join('\n\n'),
  }
}

function shown(name: string, value: string): string {
  if (SECRET.test(name)) return '(set)'
  const url = URL.parse(value)
  if (!url?.host) return value
  return url.username || url.password || url.search ? `${url.protocol}//…@${url.host}` : value
}
