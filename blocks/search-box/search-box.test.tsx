// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contextOf, everyFixture, show, viewOf } from '../test-support.tsx'
import { searchBoxFixtures } from './search-box.fixtures.ts'
import { searchBoxSchema } from './search-box.schema.ts'
import { SearchBox } from './search-box.tsx'

const box = (raw: Parameters<typeof searchBoxSchema.parse>[0], more = {}) => (
  <SearchBox block={viewOf(searchBoxSchema, raw)} context={contextOf(more)} />
)

describe('search box', () => {
  test.each(everyFixture(searchBoxFixtures))(
    '$name in $locale leads to the search of its kinds',
    async ({ raw, locale }) => {
      await show(box(raw, { locale }))
      const form = document.querySelector('form')
      const path = locale === 'fr' ? '/recherche' : '/en/search'
      const kinds = (raw.kinds ?? []) as string[]
      expect([form?.getAttribute('action'), form?.method]).toEqual([path, 'get'])
      expect(new FormData(form ?? undefined).getAll('kind')).toEqual(kinds)
      expect(
        screen.getByRole('searchbox', { name: locale === 'fr' ? /cherchez-vous/ : /looking for/ }).getAttribute('name'),
      ).toBe('q')
      const all = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://site.example')
      expect([all.pathname, all.searchParams.getAll('kind')]).toEqual([path, kinds])
    },
  )
})
