import { beforeAll, describe } from 'vitest'
import { searchQuery } from '@barriere/shared/contracts/search.ts'
import { LOCALES, mapLocales } from '@barriere/shared/domain/locale.ts'
import type { SearchDocument } from '#services/site/search/document.ts'
import { MemoryIndex } from '#services/site/search/memory-index.ts'
import { type SearchContext, search } from '#services/site/search/search.ts'
import { SearchStore } from '#services/site/search/store.ts'
import { searchDatabase } from '#services/site/search/test-support.ts'
import { type Report, checkReports } from './report.ts'

/** Pages of the index, by their names. */
const NAMES = ['Team Octopus', 'Fête de l’été', 'Gala d’Auth', 'Gesamt\u00ADkonzept', 'Le Palmarium'] as const

/** Typed search terms, and the names that are found. */
const QUERIES: readonly Report<string, readonly string[]>[] = [
  {
    source: 'https://github.com/zalando-stups/kio/issues/48',
    says: 'a colon between two words',
    input: 'team:octopus',
    expected: ['Team Octopus'],
  },
  {
    source: 'https://github.com/falcony-io/sqlalchemy-searchable/issues/3',
    says: 'a quote before a word',
    input: "'palmarium",
    expected: ['Le Palmarium'],
  },
  {
    source: 'https://github.com/Casecommons/pg_search/pull/487',
    says: 'an apostrophe that is a letter to Unicode',
    input: 'l\u02BCété',
    expected: ['Fête de l’été'],
  },
  {
    source: 'https://github.com/basicmachines-co/basic-memory/pull/1361',
    says: 'an operator of the database is none of a query',
    input: 'auth|octopus&!palmarium',
    expected: ['Gala d’Auth', 'Le Palmarium', 'Team Octopus'],
  },
  {
    source: 'https://github.com/caub/pg-tsquery/issues/12',
    says: 'a quote within what looks like an operator',
    input: "octopus&'s",
    expected: ['Team Octopus'],
  },
  {
    source: 'https://github.com/contao/core/issues/8389',
    says: 'a page with soft hyphens in its name',
    input: 'gesamtkonzept',
    expected: ['Gesamt\u00ADkonzept'],
  },
  {
    source: 'https://github.com/1995eaton/chromium-vim/issues/574',
    says: 'a query that was copied with its soft hyphens',
    input: 'pal\u00ADma\u00ADrium',
    expected: ['Le Palmarium'],
  },
]

const opened = searchDatabase()
let context: SearchContext

const pageOf = (name: string): readonly SearchDocument[] =>
  LOCALES.map((locale) => ({
    locale,
    name,
    uuid: `page-${name}`,
    part: '',
    kind: 'hotel' as const,
    town: '',
    category: undefined,
    stars: undefined,
    experiences: [],
    price: undefined,
    latitude: undefined,
    longitude: undefined,
    days: [],
    hours: undefined,
    shown: { gambling: false },
    words: { A: name, B: '', C: '', D: '' },
  }))

beforeAll(async () => {
  const store = new SearchStore(opened.database.sql, 'code')
  await store.replace(
    1,
    NAMES.flatMap(pageOf),
    mapLocales(() => []),
  )
  context = {
    database: opened.database.sql,
    index: new MemoryIndex(opened.database.sql),
    state: await store.state(),
    now: 0,
  }
})

describe('queries of the search', () => {
  checkReports(QUERIES, async (q) => {
    const { found } = await search(context, searchQuery.parse({ locale: 'fr', q }))
    return found.map(({ name }) => name).toSorted()
  })
})
