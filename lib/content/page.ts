import { PAGE_TYPES } from '#blocks/schemas.ts'
import { toAccess } from '#lib/domain/access.ts'
import { LOCALES, type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { type Fault, faultLine } from '@barriere/shared/block-kit/field.ts'
import { type ContentGateway, type StoryKey, contentGateway } from './gateway.ts'
import { pathToSlug, slugToPath, withLocale } from './paths.ts'
import { ifPublished } from './service/content-error.ts'
import { type Story, storyTags } from './story.ts'
import { INCOMPLETE_TAG, accessTag, foldersOf, listTag, storyTag } from './tags.ts'

/** The content of a page, loaded before the first byte is sent. */
export interface Page {
  readonly story: Story
  readonly view: ViewOf<typeof PAGE_TYPES.page>
  /** Faults of the story's own fields; blocks are parsed when they are rendered. */
  readonly faults: readonly Fault[]
  readonly header: Story | undefined
  readonly localHeader: Story | undefined
  readonly footer: Story | undefined
  /** Address of the page in each language. */
  readonly alternates: Readonly<Record<Locale, string>>
  /** Languages in which the page has text of its own; others show that of the default language. */
  readonly languages: readonly Locale[]
  /** Cache tags of all but its header and footer. */
  readonly tags: readonly string[]
}

export interface Address {
  readonly locale: Locale
  /** Path without its locale and slashes at the ends: `hotels/x`, `''` for home. */
  readonly inside: string
  readonly draft: boolean
}

/** Header and footer of pages that choose none. */
export const DEFAULT_LAYOUT = { header: 'headers/main', footer: 'footers/main' } as const

/**
 * Loads a page with its header and footer. Rejects with a ContentError where the page itself cannot be read. A missing
 * header or footer is left out; one that failed to load rejects, so that an incomplete page never replaces a complete
 * one in the cache.
 */
export async function loadPage(
  { locale, inside, draft }: Address,
  gateway: ContentGateway = contentGateway(),
): Promise<Page> {
  const read = (key: StoryKey) => (draft ? gateway.getDraft(key, locale) : gateway.getStory(key, locale))
  const story = await loadStory({ locale, inside, draft }, gateway)
  const { view, faults } = readPage(story)
  const frame = async (uuid: string | undefined, fallback?: string) => {
    if (uuid) return draft || gateway.isPublished({ uuid }) ? await ifPublished(read({ uuid })) : undefined
    if (!fallback) return undefined
    const edited = draft ? await ifPublished(read({ slug: slugOf(fallback) })) : undefined
    return edited ?? (await gateway.getFrame(slugOf(fallback), locale))
  }
  const [header, localHeader, footer] = await Promise.all([
    frame(view.header, DEFAULT_LAYOUT.header),
    frame(view.local_header),
    frame(view.footer, DEFAULT_LAYOUT.footer),
  ])
  const chosen = [view.header, view.local_header, view.footer].filter((uuid) => uuid !== undefined)
  // Present frames are tagged where they are rendered.
  const present = [header, localHeader, footer].flatMap((part) => (part ? storyTag(part.uuid) : []))
  // Dependency on a missing default header or footer: the page is invalidated once one is published in its folder.
  const missing = unpublishedFrames(gateway).filter(({ path }) => !view[path as keyof typeof DEFAULT_LAYOUT])
  const awaited = [
    ...(header ? [] : [DEFAULT_LAYOUT.header]),
    ...(footer ? [] : [DEFAULT_LAYOUT.footer]),
    ...missing.map(({ frame }) => frame),
  ].flatMap((frame) => foldersOf(slugOf(frame)).slice(-1).map(listTag))
  // Without the directory the addresses in other languages are guesses: the page is served but not cached.
  const guessed = gateway.live.snapshot ? [] : [INCOMPLETE_TAG]
  const access = accessTag(toAccess(story.content['access']))
  const tags = [...storyTags(story), ...awaited, ...chosen.map(storyTag), ...guessed, access]
  return {
    story,
    view,
    faults: draft ? [...faults, ...missing] : faults,
    header,
    localHeader,
    footer,
    alternates: alternatesOf(gateway, story),
    languages: gateway.live.snapshot?.directory.entries.get(story.uuid)?.languages ?? LOCALES,
    tags: [...new Set(tags)].filter((tag) => !present.includes(tag)),
  }
}

/** Header and footer of a page without a story, with the cache tags of their folders. */
export interface DefaultFrame {
  readonly header: Story | undefined
  readonly footer: Story | undefined
  readonly tags: readonly string[]
}

/** The default frame of pages, or its last published version. Rejects with a ContentError where it cannot be read. */
export async function loadDefaultFrame(
  locale: Locale,
  gateway: ContentGateway = contentGateway(),
): Promise<DefaultFrame> {
  const [header, footer] = await gateway.forVisitor(() =>
    Promise.all([
      gateway.getFrame(slugOf(DEFAULT_LAYOUT.header), locale),
      gateway.getFrame(slugOf(DEFAULT_LAYOUT.footer), locale),
    ]),
  )
  const folders = Object.values(DEFAULT_LAYOUT).flatMap((frame) => foldersOf(slugOf(frame)).slice(-1))
  return { header, footer, tags: [...folders.map(listTag), ...(gateway.live.snapshot ? [] : [INCOMPLETE_TAG])] }
}

const slugOf = (frame: string): string => `${env.rootFolder}/${frame}`

/** Faults for the editor: default frames that are no longer published. Visitors keep their last version. */
export const unpublishedFrames = (
  gateway: ContentGateway,
): (Fault & { readonly slug: string; readonly frame: string })[] =>
  Object.entries(DEFAULT_LAYOUT)
    .map(([path, frame]) => ({ path, frame, slug: slugOf(frame) }))
    .filter(({ slug }) => !gateway.isPublished({ slug }))
    .map((frame) => ({ ...frame, kind: 'unpublishedFrame' }))

/** Whether an address is a header or footer by itself. */
export const isFragmentAddress = (inside: string): boolean => inside.startsWith(`${env.rootFolder}/`)

/** The story at an address, without its frame: a page's, or a header or footer for its own address. */
export async function loadStory(
  { locale, inside, draft }: Address,
  gateway: ContentGateway = contentGateway(),
): Promise<Story> {
  const key = { slug: storySlug(gateway, locale, inside) }
  return draft ? await gateway.getDraft(key, locale) : await gateway.getStory(key, locale)
}

/** The directory knows translated slugs; without it the service resolves the address itself. */
function storySlug(gateway: ContentGateway, locale: Locale, inside: string): string {
  const known = gateway.live.snapshot?.directory.find(withLocale(inside, locale), locale)
  return known?.entry.slug ?? pathToSlug(inside, env.rootFolder)
}

function alternatesOf(gateway: ContentGateway, story: Story): Record<Locale, string> {
  const known = gateway.live.snapshot?.directory.entries.get(story.uuid)
  if (known) return known.paths
  return mapLocales((other) => slugToPath(story.fullSlug, other, env.rootFolder))
}

/** The story's own fields. Where they are invalid, the page still renders, with its name and its blocks. */
export function readPage(story: Story): Pick<Page, 'view' | 'faults'> {
  const name = story.content.component
  // `Object.hasOwn`: a component may be named like a member of `Object.prototype`, such as `constructor`.
  const schema = Object.hasOwn(PAGE_TYPES, name)
    ? (PAGE_TYPES[name as keyof typeof PAGE_TYPES] as typeof PAGE_TYPES.page)
    : undefined
  const parsed = schema?.parse(story.content)
  if (parsed?.ok) return { view: parsed.value, faults: [] }
  const faults: readonly Fault[] = parsed?.error ?? [{ path: 'component', kind: 'unknownType' }]
  const { _uid, component, _editable, title, body } = story.content
  const bare = PAGE_TYPES.page.parse({
    _uid,
    component,
    ...(_editable ? { _editable } : {}),
    title: title || story.name || story.fullSlug,
    body,
  })
  if (!bare.ok) throw new Error(`Story ${story.uuid} cannot be shown: ${bare.error.map(faultLine).join(', ')}`)
  return { view: bare.value, faults }
}

export const homePath = (locale: Locale): string => withLocale('', locale)
