import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../illustrations/catalogue.ts'

const STORIES = join(import.meta.dirname, '..', '..', 'content', 'stories', '1')

interface Page {
  readonly kind: string
  /** Place among the pages of its folder, as lists show them. */
  readonly position: number
  /** Address of the first picture. */
  readonly picture: string | undefined
}

const pages: readonly Page[] = readdirSync(STORIES).map((file) => {
  const text = readFileSync(join(STORIES, file), 'utf8')
  const read = JSON.parse(text) as { position: number; content: { component: string } }
  const picture = /"(https:\/\/a\.storyblok\.com\/[^"]+\.avif)"/.exec(JSON.stringify(read.content))?.[1]
  return { kind: read.content.component, position: read.position, picture }
})

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

  // The option that chooses what is built on the sheet; other options change its hour, its inks or its view.
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
