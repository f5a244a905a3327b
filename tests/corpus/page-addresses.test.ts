import { describe } from 'vitest'
import { slugToPath } from '#lib/content/paths.ts'
import { preferredLocale } from '@barriere/shared/locales/preferred-locale.ts'
import { canonicalPath, splitLocale } from '#lib/routing/addresses.ts'
import { type Report, checkReports } from './report.ts'

const ROOT = 'website-hotels'

/** An address, and its redirect target. */
const SPELLINGS: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/amannn/next-intl/pull/698',
    says: 'the code of the default language goes from the beginning alone',
    input: '/fr/offres/france',
    expected: '/offres/france',
  },
  {
    source: 'https://github.com/aymericzip/intlayer/issues/413',
    says: 'the prefix of the default language leads away, not in a circle',
    input: '/fr/pricing',
    expected: '/pricing',
  },
  {
    source: 'https://github.com/generaltranslation/gt/pull/2266',
    says: 'home with a prefix and a slash takes one hop',
    input: '/en/',
    expected: '/en',
  },
  {
    source: 'https://github.com/vercel/next.js/issues/17411',
    says: 'an encoded slash names no other host',
    input: '/%2Fwww.google.com/',
    expected: '/%2Fwww.google.com',
  },
  {
    source: 'https://github.com/TryGhost/Ghost/pull/7247',
    says: 'several slashes name no other host',
    input: '///Google.com/',
    expected: '/Google.com',
  },
]

/** An address with its letters as two characters, and the path of the page. */
const LETTERS: readonly Report<string, string | undefined>[] = [
  {
    source: 'https://github.com/greghendershott/frog/issues/247',
    says: 'an address of a mail program with its accents apart',
    input: '/journal/malgre%CC%81',
    expected: 'journal/malgré',
  },
  {
    source: 'https://github.com/odoo/odoo/pull/234416',
    says: 'syllables in their parts',
    input: `/journal/${encodeURIComponent('가'.normalize('NFD'))}`,
    expected: 'journal/가',
  },
]

/** A slug as an editor's system has stored it, and the address of its page. */
const SLUGS: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/AntTheLimey/gm-apprentice/issues/139',
    says: 'a name that macOS has written with its accents apart',
    input: 'Alena-González'.normalize('NFD'),
    expected: '/journal/Alena-González',
  },
  {
    source: 'https://github.com/mdn/kuma/pull/5342',
    says: 'a Greek letter with its accent apart',
    input: 'έ'.normalize('NFD'),
    expected: '/journal/έ',
  },
]

/** `Accept-Language`, and the language of home. */
const LANGUAGES: readonly Report<string, string>[] = [
  { source: 'https://github.com/amannn/next-intl/pull/192', says: 'any language', input: '*', expected: 'fr' },
  {
    source: 'https://github.com/formatjs/formatjs/issues/4405',
    says: 'one that is not there, else any',
    input: 'nl, *;q=0.5',
    expected: 'fr',
  },
  {
    source: 'https://github.com/FusionAuth/fusionauth-issues/issues/1958',
    says: 'a region with an underscore',
    input: 'en_AE',
    expected: 'fr',
  },
  {
    source: 'https://github.com/dropwizard/dropwizard/issues/2097',
    says: 'a separator alone',
    input: ';',
    expected: 'fr',
  },
  {
    source: 'https://github.com/mcamara/laravel-localization/issues/313',
    says: 'a known one between an unknown one and any',
    input: 'pt-BR,en,*',
    expected: 'en',
  },
  {
    source: 'https://github.com/koa-modules/locale/issues/5',
    says: 'regions in figures',
    input: 'es-419,es;q=0.9,en;q=0.8,es-US;q=0.7',
    expected: 'en',
  },
]

describe('spellings of an address', () => {
  checkReports(SPELLINGS, (path) => canonicalPath(path, ROOT))
})

describe('letters of an address', () => {
  checkReports(LETTERS, (path) => splitLocale(path)?.inside)
})

describe('letters of a slug', () => {
  checkReports(SLUGS, (slug) => slugToPath(`${ROOT}/journal/${slug}`, 'fr', ROOT))
})

describe('the language of home', () => {
  checkReports(LANGUAGES, (header) => preferredLocale(header))
})
