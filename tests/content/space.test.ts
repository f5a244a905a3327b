import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readComponents, toComponents, writeComponents } from '#scripts/content/component-file.ts'
import { findBadAddresses, findBadRedirects, findEmptyLists, findLost, findLostAnchors, findLostAssets } from './checks/references.ts'
import { findFaults, findUnknown, findUnknownFormatting } from './checks/schemas.ts'
import { findBadNames, findDoubles, findMisplaced, findUnpublished } from './checks/structure.ts'
import {
  findAlteredWarning, findBadSeo, findBadTypography, findBanned, findRepeated, findTooLong, findUntranslated,
} from './checks/wording.ts'
import { componentsFile, pagesOf, readSpace } from './space.ts'
import { textsOf } from './texts.ts'

const space = readSpace()

describe('the demonstration space', () => {
  it('holds pages of every content type, and words in both languages', () => {
    expect(new Set(pagesOf(space).map(({ content }) => content.component)))
      .toEqual(new Set(['page', 'destination', 'hotel', 'room', 'casino', 'restaurant', 'article', 'header', 'footer']))
    const count = (language: string) => textsOf(space).filter((text) => text.language === language).length
    expect(count('fr')).toBeGreaterThan(400)
    expect(count('en')).toBeGreaterThan(400)
  })

  it.each([
    ['gives each story and block an id of its own', findDoubles],
    ['names its files as the command line tool does', findBadNames],
    ['places stories where their addresses say', findMisplaced],
    ['has published everything', findUnpublished],
    ['passes every schema in both languages', findFaults],
    ['has no block or field that a schema does not know', findUnknown],
    ['has no formatting that the site does not show', findUnknownFormatting],
    ['leads to stories that exist, at their addresses', findLost],
    ['leads to anchors that exist', findLostAnchors],
    ['leads outside by safe addresses', findBadAddresses],
    ['shows files of the media library', findLostAssets],
    ['lists folders that have pages to list', findEmptyLists],
    ['redirects from no page to a page', findBadRedirects],
    ['is translated throughout', findUntranslated],
    ['keeps to the typography of each language', findBadTypography],
    ['has no paragraph twice', findRepeated],
    ['keeps to the lengths of its fields', findTooLong],
    ['tells search engines what each page is', findBadSeo],
    ['has none of the words that say nothing', findBanned],
    ['gives the gambling warning as the law has it', findAlteredWarning],
  ])('%s', (_rule, find) => {
    expect(find(space)).toEqual([])
  })

  it('has components as the schemas make them', () => {
    const text = readFileSync(componentsFile, 'utf8')
    expect(text).toBe(writeComponents(toComponents(readComponents(text))))
  })
})
