import { describe, expect, it } from 'vitest'
import { HOTEL, ROOM, type Slip, slip, space, storyOf } from '../../tests/content/slip.ts'
import {
  findBadSeo,
  findBadTypography,
  findBanned,
  findRepeated,
  findTooLong,
  findUncontracted,
  findUntranslated,
  findUnwarned,
} from './wording.ts'

/** Each check with a description and a space in which it must find a fault. */
const SLIPS: readonly Slip[] = [
  [findUntranslated, 'a title without English', slip(HOTEL, '"title__i18n__en":"Frequent questions",', '')],
  [findUntranslated, 'a text without French', slip(HOTEL, '"title":"Questions fréquentes",', '')],
  [findBadTypography, 'a plain space before a question mark', slip(HOTEL, 'la nuit\u00a0?', 'la nuit ?')],
  [findBadTypography, 'no space before a colon', slip(HOTEL, 'piperade, fromages', 'piperade: fromages')],
  [findBadTypography, 'a plain space before a unit', slip(HOTEL, '29\u00a0°C', '29 °C')],
  [findBadTypography, 'French spacing in English', slip(HOTEL, 'at night?', 'at night\u00a0?')],
  [
    findBadTypography,
    'a plain space in an alternative text',
    slip(HOTEL, '"meta_data":{"alt":"Palais', '"meta_data":{"alt":"Vue : palais'),
  ],
  [
    findRepeated,
    'a paragraph of another page',
    slip(HOTEL, /"lead":"[^"]+"/, `"lead":${JSON.stringify(storyOf(ROOM).content.seo_description)}`),
  ],
  [
    findTooLong,
    'a title that search engines cut',
    slip(HOTEL, /"seo_title__i18n__en":"/, `"seo_title__i18n__en":"${'Deauville '.repeat(6)}`),
  ],
  [findBadSeo, 'a page that search engines know nothing of', slip(HOTEL, /"seo_description":"[^"]+",/, '')],
  [
    findBadSeo,
    'two pages of one title',
    slip(HOTEL, /"seo_title":"[^"]+"/, `"seo_title":${JSON.stringify(storyOf(ROOM).content.seo_title)}`),
  ],
  [findUncontracted, 'à Les', slip(HOTEL, 'Le rocher était', 'À Les Colombages, le rocher était')],
  [findUncontracted, 'de Le', slip(HOTEL, 'Le rocher était', 'Le rocher de Le Touquet était')],
  [findUncontracted, 'de before a vowel', slip(HOTEL, 'Le rocher était', 'Le rocher de Étretat était')],
  [findBanned, 'a word that says nothing', slip(HOTEL, 'Le rocher était', 'Le rocher unique était')],
  [
    findUnwarned,
    'a page on gaming without the warning',
    slip('jeu-responsable', '"component":"responsible-gaming"', '"component":"site-menu"'),
  ],
  [
    findUnwarned,
    'the warning in an editor’s own words',
    slip(
      'jeu-responsable',
      'même si nous vous connaissons',
      'même si les jeux d’argent et de hasard peuvent être dangereux',
    ),
  ],
]

describe('every check', () => {
  it.each(SLIPS.map(([check, what, broken]) => [check.name, what, check, broken] as const))(
    '%s finds %s',
    (_name, _what, check, broken) => {
      expect(check(space)).toEqual([])
      expect(check(broken)).not.toEqual([])
    },
  )
})
