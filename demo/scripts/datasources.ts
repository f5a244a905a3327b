/**
 * Writes the datasources of the demonstration space from their source.
 *
 *   node demo/scripts/datasources.ts            writes them if they differ
 *   node demo/scripts/datasources.ts --check    writes nothing; exits with 1 if they are out of date
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DESKS, NEWSLETTER_THEMES, SUBJECTS } from '../source/site/desks.ts'
import { REDIRECTS } from '../source/site/redirects.ts'
import { SYNONYMS } from '../source/site/synonyms.ts'

const FILE = join(import.meta.dirname, '..', '..', 'content', 'datasources', '1', 'datasources.json')

/** Dimension of the second language. */
const ENGLISH = { id: 1, name: 'English', entry_value: 'en' }

/** Entry ids are unique in the space, so each datasource continues the numbers of the previous one. */
const BEFORE_SUBJECTS = REDIRECTS.length + SYNONYMS.length
const BEFORE_DESKS = BEFORE_SUBJECTS + SUBJECTS.length

const BEFORE_THEMES = BEFORE_DESKS + DESKS.length

const DATASOURCES = [
  {
    id: 1,
    name: 'Redirects',
    slug: 'redirects',
    dimensions: [],
    entries: REDIRECTS.map(([name, value], index) => ({ id: index + 1, name, value })),
  },
  {
    id: 2,
    name: 'Search synonyms',
    slug: 'search-synonyms',
    dimensions: [ENGLISH],
    entries: SYNONYMS.map(({ name, rule }, index) => ({
      id: REDIRECTS.length + index + 1,
      name,
      value: rule.fr,
      dimension_values: { [ENGLISH.entry_value]: rule.en },
    })),
  },
  {
    id: 3,
    name: 'Contact subjects',
    slug: 'contact-subjects',
    dimensions: [ENGLISH],
    entries: SUBJECTS.map(({ key, label }, index) => ({
      id: BEFORE_SUBJECTS + index + 1,
      name: key,
      value: label.fr,
      dimension_values: { [ENGLISH.entry_value]: label.en },
    })),
  },
  {
    id: 4,
    name: 'Desks',
    slug: 'desks',
    dimensions: [],
    entries: DESKS.map(([name, value], index) => ({ id: BEFORE_DESKS + index + 1, name, value })),
  },
  {
    id: 5,
    name: 'Newsletter themes',
    slug: 'newsletter-themes',
    dimensions: [ENGLISH],
    entries: NEWSLETTER_THEMES.map(({ key, label }, index) => ({
      id: BEFORE_THEMES + index + 1,
      name: key,
      value: label.fr,
      dimension_values: { [ENGLISH.entry_value]: label.en },
    })),
  },
]

const text = `${JSON.stringify(DATASOURCES, null, 2)}\n`
const isCurrent = (await readFile(FILE, 'utf8').catch(() => '')) === text
if (!process.argv.includes('--check')) {
  if (!isCurrent) await writeFile(FILE, text)
  console.log(`content/datasources/1: ${DATASOURCES.length} datasources${isCurrent ? '' : ', written'}`)
} else if (!isCurrent) {
  console.error('content/datasources/1 is out of date: run `npm run tool -- demo-generate`.')
  process.exitCode = 1
}
