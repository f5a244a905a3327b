import type { ListedStory } from '@barriere/shared/stories/types.ts'

/** A listed story for tests, with defaults for all unimportant properties. */
export const listed = (story: Partial<ListedStory> & { readonly id: number }): ListedStory => ({
  uuid: `uuid-${story.id}`,
  name: `Story ${story.id}`,
  slug: `story-${story.id}`,
  full_slug: `story-${story.id}`,
  is_folder: false,
  is_startpage: false,
  parent_id: null,
  position: story.id * 10,
  published: true,
  unpublished_changes: false,
  published_at: '2026-05-01T00:00:00.000Z',
  first_published_at: '2026-05-01T00:00:00.000Z',
  created_at: '2026-05-01T00:00:00.000Z',
  updated_at: '2026-05-01T00:00:00.000Z',
  tag_list: [],
  path: null,
  translated_slugs: [],
  localized_paths: [],
  content_type: 'page',
  ...story,
})

/**
 * root (1)
 * ├ hôtels (2): page of the folder (5), Éperon (4)
 * └ home (3)
 */
export const SITE = [
  listed({ id: 1, name: 'Site', is_folder: true, slug: 'site', full_slug: 'site' }),
  listed({ id: 2, name: 'Hôtels', is_folder: true, slug: 'hotels', full_slug: 'site/hotels', parent_id: 1 }),
  listed({ id: 3, name: 'Accueil', slug: 'accueil', full_slug: 'site/accueil', parent_id: 1 }),
  listed({ id: 4, name: 'L’Éperon', slug: 'l-eperon', full_slug: 'site/hotels/l-eperon', parent_id: 2 }),
  listed({ id: 5, name: 'Nos hôtels', slug: 'page', full_slug: 'site/hotels/', parent_id: 2, is_startpage: true }),
] as const
