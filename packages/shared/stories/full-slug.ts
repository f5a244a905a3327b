/** The columns of a story or folder that its address is computed from. */
export interface Segment {
  readonly parentId: number | null
  readonly isStartpage: boolean
  readonly slug: string
  readonly translatedSlugs: readonly { readonly lang: string; readonly slug: string }[]
}

/** Full slug: the slugs of the folders and of the story, translated where the language has a translation. */
export function fullSlugOf(story: Segment, byId: ReadonlyMap<number, Segment>, language?: string): string {
  const folderOf = (of: Segment): Segment | undefined => (of.parentId === null ? undefined : byId.get(of.parentId))
  const segments: string[] = []
  // A cycle of folders cannot be saved; the bound guards against a database edited by hand.
  for (let folder = folderOf(story); folder && segments.length < 50; folder = folderOf(folder)) {
    segments.unshift(translatedSlug(folder, language) ?? folder.slug)
  }
  const own = translatedSlug(story, language)
  const folder = folderOf(story)
  if (!story.isStartpage || !folder) return [...segments, own ?? story.slug].join('/')
  // If only the start page is translated, its slug replaces the folder's.
  if (own !== undefined && translatedSlug(folder, language) === undefined) segments[segments.length - 1] = own
  return `${segments.join('/')}/`
}

const translatedSlug = (story: Segment, language: string | undefined): string | undefined =>
  story.translatedSlugs.find((translated) => translated.lang === language)?.slug || undefined
