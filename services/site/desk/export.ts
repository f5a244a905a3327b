import { DEFAULT_LOCALE } from '#lib/domain/locale.ts'
import { REQUESTS } from '#lib/i18n/locales/locales.ts'
import { REQUEST_FACTS } from '#lib/i18n/locales/types.ts'
import { deskFacts } from '../requests/facts.ts'
import { csvOf } from './csv.ts'
import { type RequestRow, recordedOf } from './inbox.ts'
import { momentOf } from './markup.ts'
import { STATES, WORDS } from './words.ts'

/** Requests as CSV, a column for each fact that any kind of request tells. */
export function exportOf(rows: readonly RequestRow[], siteOrigin: string): string {
  const { facts: labels, kinds } = REQUESTS[DEFAULT_LOCALE]
  const { columns } = WORDS.list
  return csvOf([
    [columns.reference, columns.received, columns.kind, columns.state, ...REQUEST_FACTS.map((fact) => labels[fact])],
    ...rows.map((row) => {
      const facts = deskFacts(recordedOf(row), DEFAULT_LOCALE, siteOrigin)
      return [
        row.reference,
        momentOf(row.createdAt),
        kinds[row.kind],
        STATES[row.state],
        ...REQUEST_FACTS.map((fact) => facts[fact] ?? ''),
      ]
    }),
  ])
}
