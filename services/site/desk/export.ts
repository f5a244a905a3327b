import type { Locale } from '@barriere/shared/domain/locale.ts'
import { REQUESTS } from '@barriere/shared/locales/locales.ts'
import { REQUEST_FACTS } from '@barriere/shared/locales/types.ts'
import { deskFacts } from '../requests/facts.ts'
import { csvOf } from './csv.ts'
import { type RequestRow, recordedOf } from './inbox.ts'
import { WORDS } from './words/words.ts'

/** Requests as CSV, with a column for every fact of any kind of request. */
export function exportOf(rows: readonly RequestRow[], siteOrigin: string, language: Locale): string {
  const { facts: labels, kinds } = REQUESTS[language]
  const { list, states, formats } = WORDS[language]
  const { columns } = list
  return csvOf([
    [columns.reference, columns.received, columns.kind, columns.state, ...REQUEST_FACTS.map((fact) => labels[fact])],
    ...rows.map((row) => {
      const facts = deskFacts(recordedOf(row), language, siteOrigin)
      return [
        row.reference,
        formats.moment(row.createdAt),
        kinds[row.kind],
        states[row.state],
        ...REQUEST_FACTS.map((fact) => facts[fact] ?? ''),
      ]
    }),
  ])
}
