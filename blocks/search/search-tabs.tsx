import { TabLinks } from '#components/ui/tabs.tsx'
import type { SearchAnswer } from '@barriere/shared/contracts/search.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { SEARCH_KINDS } from '@barriere/shared/domain/content/search-kind.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { type SearchPage, searchHref } from './address.ts'

interface SearchTabsProps {
  readonly page: SearchPage
  readonly answer: SearchAnswer
  readonly locale: Locale
}

/** Kinds with results, always in the order of `SEARCH_KINDS`, with the number of results. */
export function SearchTabs({ page, answer, locale }: SearchTabsProps) {
  const t = getTranslator(locale, 'blocks.search')
  const { kind: chosen } = page.query
  const counts = new Map(answer.facets.kind.map(({ value, count }) => [value, count]))
  const kinds = SEARCH_KINDS.filter((kind) => chosen.includes(kind) || (counts.get(kind) ?? 0) > 0)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <TabLinks
      label={t('tabs')}
      links={[
        {
          label: t('tab', { name: t('all'), count: all }),
          anchor: { href: searchHref(page, { kind: [] }) },
          current: chosen.length === 0,
        },
        ...kinds.map((kind) => ({
          label: t('tab', { name: t(`kinds.${kind}`), count: counts.get(kind) ?? 0 }),
          anchor: { href: searchHref(page, { kind: [kind] }) },
          current: chosen.includes(kind),
        })),
      ]}
    />
  )
}
