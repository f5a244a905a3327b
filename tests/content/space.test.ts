import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BLOCKS, FRAGMENTS, PAGE_TYPES } from '#blocks/schemas.ts'
import { parseRichText, plainText } from '@barriere/shared/block-kit/rich-text.ts'
import { readingMinutes } from '#lib/domain/reading-time.ts'
import { readComponents, toComponents, writeComponents } from '#scripts/content/component-file.ts'
import {
  findBadAddresses,
  findBadRedirects,
  findEmptyLists,
  findLost,
  findLostAnchors,
  findLostAssets,
} from './checks/references.ts'
import { findFaults, findInvalid, findUnknown, findUnknownFormatting } from './checks/schemas.ts'
import { findBadNames, findDoubles, findMisplaced, findUnpublished } from './checks/structure.ts'
import { componentsFile, pagesOf, readSpace, walk } from './space.ts'

const space = readSpace()

describe('the demonstration space', () => {
  it('holds pages of every content type', () => {
    expect(new Set(pagesOf(space).map(({ content }) => content.component))).toEqual(
      new Set(Object.keys({ ...PAGE_TYPES, ...FRAGMENTS })),
    )
  })

  it('has the pages that the law asks for', () => {
    const paths = pagesOf(space).map(({ full_slug }) => full_slug.replace(/^[^/]+\//, ''))
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['questions-frequentes', 'mentions-legales', 'confidentialite', 'jeu-responsable', 'conditions-generales'],
      ]),
    )
  })

  it('says the true reading time of each article', () => {
    const articles = pagesOf(space).filter(({ content }) => content.component === 'article')
    expect(articles.length).toBeGreaterThan(5)
    for (const { full_slug, content } of articles) {
      const [text] = [...walk(content)].flatMap(({ node }) => (node.component === 'rich-text' ? [node.text] : []))
      const parsed = parseRichText(text)
      const minutes = readingMinutes(parsed.ok && parsed.value ? plainText(parsed.value.nodes) : '')
      expect([full_slug, Number(content.reading_time)]).toEqual([full_slug, minutes])
    }
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
    ['is valid for the official command line tool', findInvalid],
    ['has no formatting that the site does not show', findUnknownFormatting],
    ['leads to stories that exist, at their addresses', findLost],
    ['leads to anchors that exist', findLostAnchors],
    ['leads outside by safe addresses', findBadAddresses],
    ['shows files of the media library', findLostAssets],
    ['lists folders that have pages to list', findEmptyLists],
    ['redirects from no page to a page', findBadRedirects],
  ])('%s', (_rule, find) => {
    expect(find(space)).toEqual([])
  })

  it('has components as the schemas make them', () => {
    const text = readFileSync(componentsFile, 'utf8')
    expect(text).toBe(writeComponents(toComponents(readComponents(text))))
  })
})
