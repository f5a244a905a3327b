import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { PAGE_TYPES } from '#blocks/schemas.ts'
import { type RawBlock, isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { Page } from '#lib/content/page.ts'
import { slugToPath } from '#lib/content/paths.ts'
import { toStory } from '#lib/content/story.ts'

export interface StoredStory {
  readonly uuid: string
  readonly full_slug: string
  readonly content: RawBlock
}

const FOLDER = 'content/stories/1'

/** The stories that the project ships, as its space holds them in French. Entries for folders are left out. */
export const shippedStories = (): StoredStory[] =>
  readdirSync(FOLDER)
    .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as StoredStory)
    .filter(({ content }) => isRawBlock(content))

/** A story as the gateway returns it. */
export const storyOf = ({ uuid, full_slug, content }: StoredStory) =>
  toStory({ id: 1, uuid, name: String(content.title), full_slug, published_at: '2026-06-01T08:00:00.000Z', content })

/** A page of that story without a frame. If the story has faults, the view contains a default title and the body. */
export function pageOf(stored: StoredStory, more: Partial<Page> = {}): Page {
  const story = storyOf(stored)
  const { component, body } = stored.content
  const type = Object.hasOwn(PAGE_TYPES, component)
    ? (PAGE_TYPES[component as keyof typeof PAGE_TYPES] as typeof PAGE_TYPES.page)
    : PAGE_TYPES.page
  const parsed = type.parse(stored.content)
  const bare = PAGE_TYPES.page.parse({ _uid: 'bare', component: 'page', title: 'Sans titre', body })
  if (!bare.ok) throw new Error('A page needs no more than a title.')
  const path = (locale: 'fr' | 'en') => slugToPath(stored.full_slug, locale, 'website-hotels')
  return {
    story,
    view: parsed.ok ? parsed.value : bare.value,
    faults: parsed.ok ? [] : parsed.error,
    header: undefined,
    localHeader: undefined,
    footer: undefined,
    alternates: { fr: path('fr'), en: path('en') },
    languages: LOCALES,
    tags: [],
    ...more,
  }
}

/** An invented story for a test. */
export const storedStory = (
  component: string,
  fields: Readonly<Record<string, unknown>>,
  slug = 'lieu',
): StoredStory => ({
  uuid: '11111111-1111-4111-8111-111111111111',
  full_slug: `website-hotels/${slug}`,
  content: { _uid: 'x', component, title: 'Un titre', ...fields },
})
