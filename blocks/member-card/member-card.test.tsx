// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { contextOf, toHtml, viewOf } from '../test-support.tsx'
import { memberCardFixtures } from './member-card.fixtures.ts'
import { memberCardSchema } from './member-card.schema.ts'
import { MemberCard } from './member-card.tsx'

const card = (raw: Parameters<typeof memberCardSchema.parse>[0], more = {}) => (
  <MemberCard block={viewOf(memberCardSchema, raw)} context={contextOf(more)} />
)

interface Manifest {
  readonly start_url: string
  readonly scope: string
  readonly lang: string
  readonly icons: readonly { readonly src: string }[]
}

describe('member card', () => {
  test.each(LOCALES)(
    'in %s can be installed: its manifest begins at this page, and its pictures are there',
    async (locale) => {
      const href =
        /<link rel="manifest" href="([^"]+)"/.exec(await toHtml(card(memberCardFixtures.minimal, { locale })))?.[1] ??
        ''
      const manifest = JSON.parse(readFileSync(`public${href}`, 'utf8')) as Manifest
      expect([manifest.lang, manifest.start_url]).toEqual([locale, HOTEL_LINKS.card[locale]])
      expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
      expect(manifest.icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([])
    },
  )
})
