/**
 * Writes the table of settings from `.env.example` and the schemas of both processes.
 *
 *   node scripts/settings.ts            writes the file if it differs
 *   node scripts/settings.ts --check    writes nothing; ends with 1 when it is out of date
 */
import { readFile } from 'node:fs/promises'
import { writeGenerated } from './generated-file.ts'
import { LOCAL_SECRETS, type SecretName, isPaired } from '@barriere/shared/process/deployment.ts'
import { SITE_VARIABLES, siteNeeds } from '#lib/process/env.ts'
import { SERVICES_VARIABLES, servicesNeeds } from '#services/kit/deployment.ts'
import { parseEnv } from '#services/kit/env.ts'

interface Setting {
  readonly name: string
  readonly fallback: string
  readonly meaning: string
}

interface Section {
  readonly title: string
  readonly settings: readonly Setting[]
}

/** Sections of `.env.example`: `# --- Title`, comments, and `#NAME=default` below the comment that says what it is. */
function sectionsOf(text: string): readonly Section[] {
  return text
    .split(/^# --- /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      const settings: Setting[] = []
      let comment: string[] = []
      let isOpen = false
      for (const line of lines) {
        const [, name, fallback = ''] = /^#([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
        if (name !== undefined) {
          settings.push({ name, fallback, meaning: comment.join(' ') })
          isOpen = false
        } else if (line.startsWith('# ')) {
          comment = [...(isOpen ? comment : []), line.slice(2)]
          isOpen = true
        }
      }
      return { title: title.replace(/\.$/, ''), settings }
    })
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

/** Names of the settings that a public deployment of defaults alone would lack. */
const needed = new Set(
  [...siteNeeds({}), ...servicesNeeds(parseEnv({}))].flatMap(({ text }) => text.match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? []),
)

const isSecret = (name: string): name is SecretName => Object.hasOwn(LOCAL_SECRETS, name)

function row({ name, fallback, meaning }: Setting): string {
  const readers = [
    ...(SITE_VARIABLES.includes(name) ? ['site'] : []),
    ...(SERVICES_VARIABLES.includes(name) ? ['services'] : []),
  ]
  const kind = isSecret(name)
    ? `a secret of its own${isPaired(name) ? ', or a pair' : ''}`
    : needed.has(name)
      ? 'needed'
      : ''
  return `| \`${name}\` | ${readers.join(', ')} | ${code(fallback)} | ${kind} | ${cell(meaning)} |`
}

const sections = sectionsOf(await readFile(`${import.meta.dirname}/../.env.example`, 'utf8'))

await writeGenerated(
  'docs/generated/settings.md',
  [
    '# Settings',
    '',
    'Generated from `.env.example` and the schemas of both processes (`npm run generate`).',
    '`node scripts/site.ts --check` and `node services/main.ts --check` say what a machine has set, and what a public',
    'deployment would refuse.',
    ...sections.flatMap(({ title, settings }) => [
      '',
      `## ${title}`,
      '',
      '| Variable | Read by | Default | Public deployment | Meaning |',
      '|---|---|---|---|---|',
      ...settings.map(row),
    ]),
    '',
  ].join('\n'),
)
