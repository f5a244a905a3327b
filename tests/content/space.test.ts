import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BLOCKS, FRAGMENTS, PAGE_TYPES } from '#blocks/schemas.ts'
import { readComponents, toComponents, writeComponents } from '#scripts/content/component-file.ts'
import {
  findBadAddresses,
  findBadRedirects,
  findEmptyLists,
  findLost,
  findLostAnchors,
  findLostAssets,
} from './checks/references.ts'
import { findFaults, findUnknown, findUnknownFormatting } from './checks/schemas.ts'
import { findBadNames, findDoubles, findMisplaced, findUnpublished } from './checks/structure.ts'
import {
  findUnwarned,
  findBadSeo,
  findBadTypography,
  findBanned,
  findRepeated,
  findTooLong,
  findUntranslated,
} from './checks/wording.ts'
import { componentsFile, pagesOf, readSpace, walk } from './space.ts'
import { textsOf } from './texts.ts'

const space = readSpace()

describe('the demonstration space', () => {
  it('holds pages of every content type, and words in both languages', () => {
    expect(new Set(pagesOf(space).map(({ content }) => content.component))).toEqual(
      new Set(Object.keys({ ...PAGE_TYPES, ...FRAGMENTS })),
    )
    const count = (language: string) => textsOf(space).filter((text) => text.language === language).length
    expect(count('fr')).toBeGreaterThan(400)
    expect(count('en')).toBeGreaterThan(400)
  })

  it.each([
    ['destination', 8],
    ['hotel', 10],
    ['room', 30],
    ['casino', 8],
    ['restaurant', 16],
    ['spa', 6],
    ['activity', 16],
    ['offer', 12],
    ['seminar', 6],
    ['show', 14],
    ['event', 10],
    ['article', 12],
    ['collection', 4],
  ])('is a whole group: %s × %i', (component, count) => {
    expect(pagesOf(space).filter(({ content }) => content.component === component).length).toBeGreaterThanOrEqual(count)
  })

  it('has three or four rooms in each hotel, restaurants of all booking kinds, and every status in its diary', () => {
    const of = (component: string) => pagesOf(space).filter(({ content }) => content.component === component)
    for (const { full_slug } of of('hotel')) {
      const rooms = of('room').filter((room) => room.full_slug.startsWith(full_slug))
      expect([full_slug, rooms.length >= 3]).toEqual([full_slug, true])
    }
    expect(new Set(of('restaurant').map(({ content }) => content.booking_provider))).toEqual(
      new Set(['thefork', 'zenchef', 'sevenrooms']),
    )
    const statuses = new Set(
      [...walk([...of('show'), ...of('event')].map(({ content }) => content))]
        .map(({ node }) => node.status)
        .filter(Boolean),
    )
    expect(statuses).toEqual(new Set(['open', 'canceled', 'exclusive', 'full', 'postponed', 'promotion']))
  })

  it('uses every block in some page', () => {
    const used = new Set([...walk(pagesOf(space).map(({ content }) => content))].map(({ node }) => node.component))
    expect(Object.keys(BLOCKS).filter((name) => !used.has(name))).toEqual([])
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
    ['gives the gambling warning as the law has it', findUnwarned],
  ])('%s', (_rule, find) => {
    expect(find(space)).toEqual([])
  })

  it('has components as the schemas make them', () => {
    const text = readFileSync(componentsFile, 'utf8')
    expect(text).toBe(writeComponents(toComponents(readComponents(text))))
  })
})
