import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../illustrations/catalogue.ts'

const STORIES = join(import.meta.dirname, '..', '..', 'content', 'stories', '1')

interface Page {
  readonly kind: string
  /** Address, without the root folder. */
  readonly path: string
  readonly isStart: boolean
  /** Component of the first block. */
  readonly first: string | undefined
  /** Position among the pages of its folder, in the order of lists. */
  readonly position: number
  /** Address of the first picture. */
  readonly picture: string | undefined
}

const pages: readonly Page[] = readdirSync(STORIES).map((file) => {
  const text = readFileSync(join(STORIES, file), 'utf8')
  const read = JSON.parse(text) as {
    position: number
    full_slug: string
    is_startpage: boolean
    content: { component: string; body?: readonly { component: string }[] }
  }
  const picture = /"(https:\/\/a\.storyblok\.com\/[^"]+\.avif)"/.exec(JSON.stringify(read.content))?.[1]
  const path = read.full_slug.replace(/^[^/]+\/|\/$/g, '')
  return {
    kind: read.content.component,
    path,
    isStart: read.is_startpage,
    first: read.content.body?.[0]?.component,
    position: read.position,
    picture,
  }
})

const isBelow = (folder: string) => (page: Page) => page.path.startsWith(`${folder}/`)

const drawings = new Map(CATALOGUE.map(({ filename, illustration }) => [filename, JSON.stringify(illustration)]))

describe('pictures of pages', () => {
  it.each([
    ['casino', 8],
    ['restaurant', 16],
    ['article', 12],
  ])('gives every %s a drawing that no other of its kind shows', (kind, count) => {
    const shown = pages.filter((page) => page.kind === kind).map(({ picture }) => drawings.get(picture ?? ''))
    expect(shown).toHaveLength(count)
    expect(shown).not.toContain(undefined)
    expect(new Set(shown).size).toBe(count)
  })

  it('shows no article with a picture of another page', () => {
    const others = new Set(pages.filter(({ kind }) => kind !== 'article').map(({ picture }) => picture))
    expect(pages.filter(({ kind, picture }) => kind === 'article' && others.has(picture))).toEqual([])
  })

  // Tournaments are rows without pictures.
  it('opens no list with the picture of one of its pages, and no two lists with one picture', () => {
    const lists = pages.filter(
      ({ kind, isStart, path, first }) => kind === 'page' && isStart && path && first === 'hero',
    )
    expect(lists.length).toBeGreaterThan(12)
    for (const { path, picture } of lists)
      expect([
        path,
        pages
          .filter(isBelow(path))
          .filter((page) => page.picture === picture && !['page', 'tournament'].includes(page.kind)),
      ]).toEqual([path, []])
    const shown = lists.map(({ picture }) => picture)
    expect(shown.filter((picture, i) => picture && shown.indexOf(picture) !== i)).toEqual([])
  })

  it.each([
    ['infiniment-barriere', /\/(?:casino|jeu|tournoi)-[^/]*$/],
    ['casino-barriere', /\/(?:hotel|chambre)-[^/]*$/],
  ])('shows nothing of the other programme’s houses in %s', (programme, others) => {
    const own = pages.filter((page) => page.path === programme || isBelow(programme)(page))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter(({ picture }) => others.test(picture ?? ''))).toEqual([])
  })

  // The option that selects the drawn subject; other options only change its hour, its inks or its view.
  it.each([
    ['casino', 'pavilion'],
    ['casino', 'site'],
    ['restaurant', 'setting'],
    ['article', 'scene'],
  ] as const)('gives no two pages of %s one scene, told by its %s', (kind, option) => {
    const scenes = new Map(
      CATALOGUE.map(({ filename, illustration }) => [
        filename,
        [illustration.scene, illustration[option] ?? ''].join(' ').trim(),
      ]),
    )
    const shown = pages.filter((page) => page.kind === kind).map(({ picture }) => scenes.get(picture ?? ''))
    expect(shown).not.toContain(undefined)
    expect(shown.filter((scene, i) => shown.indexOf(scene) !== i)).toEqual([])
  })

  it.each([
    ['hotel', 10],
    ['spa', 6],
    ['collection', 4],
  ])('sets no two neighbours of one scene side by side in the list of every %s', (kind, count) => {
    const motif = new Map(
      CATALOGUE.map(({ filename, illustration }) => {
        const { scene, style, aloft, bath } = illustration
        return [filename, JSON.stringify([scene, style, aloft, bath])]
      }),
    )
    const shown = pages
      .filter((page) => page.kind === kind)
      .toSorted((a, b) => a.position - b.position)
      .map(({ picture }) => motif.get(picture ?? ''))
    expect(shown).toHaveLength(count)
    expect(shown).not.toContain(undefined)
    expect(shown.filter((one, i) => one === shown[i + 1])).toEqual([])
  })
})
