import type { NavColumn, NavLink } from '#components/site/nav-link.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { DEFAULT_LAYOUT } from '#lib/content/page.ts'
import { ifPublished } from '#lib/content/service/content-error.ts'
import { type Story, storyTags } from '#lib/content/story.ts'
import { foldersOf, listTag } from '#lib/content/tags.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { footerSchema } from '../footer/footer.schema.ts'
import { headerSchema } from '../header/header.schema.ts'
import { navLinks } from '../header/nav-links.ts'
import { navEntries } from '../header/nav-menus.ts'

/** A menu of the header, or all columns of the footer, with their links. */
export interface MenuGroup {
  readonly title: string | undefined
  readonly all?: NavLink | undefined
  readonly columns: readonly NavColumn[]
}

/** Groups of links of the header, then of the footer. A missing or invalid header or footer adds none. */
export async function menuGroups(
  context: BlockContext,
  labels: { readonly pages: string; readonly legal: string },
): Promise<MenuGroup[]> {
  const [header, footer] = await Promise.all([
    frame(DEFAULT_LAYOUT.header, context),
    frame(DEFAULT_LAYOUT.footer, context),
  ])
  return [...headerGroups(header, context, labels.pages), ...footerGroups(footer, context, labels.legal)]
}

async function frame(slug: string, { locale, draft }: BlockContext): Promise<Story | undefined> {
  const key = { slug: `${env.rootFolder}/${slug}` }
  const gateway = contentGateway()
  const story = draft ? await ifPublished(gateway.getDraft(key, locale)) : await gateway.getFrame(key.slug, locale)
  // A missing header or footer is a dependency too, because it may be published later.
  await tagPage(story ? storyTags(story) : foldersOf(key.slug).slice(-1).map(listTag))
  return story
}

function headerGroups(story: Story | undefined, context: BlockContext, pages: string): MenuGroup[] {
  const parsed = story && headerSchema.parse(story.content as Parameters<typeof headerSchema.parse>[0])
  if (!parsed?.ok) return []
  const entries = navEntries(parsed.value.links, context)
  const single = entries.filter((entry) => !('columns' in entry)) as NavLink[]
  const menus = entries.flatMap((entry) =>
    'columns' in entry ? [{ title: entry.label, all: entry.all, columns: entry.columns }] : [],
  )
  return [...menus, ...(single.length > 0 ? [{ title: undefined, columns: [{ title: pages, links: single }] }] : [])]
}

function footerGroups(story: Story | undefined, context: BlockContext, legal: string): MenuGroup[] {
  const parsed = story && footerSchema.parse(story.content as Parameters<typeof footerSchema.parse>[0])
  if (!parsed?.ok) return []
  const { locale } = context
  // Every footer contains this link in addition to the links of its story.
  const cookies = { label: getTranslator(locale, 'footer')('cookies'), anchor: { href: pagePath('cookies', locale) } }
  const columns = parsed.value.columns
    .map(({ title, links }) => ({ title, links: navLinks(links, context) }))
    .filter(({ links }) => links.length > 0)
  return [
    {
      title: undefined,
      columns: [...columns, { title: legal, links: [...navLinks(parsed.value.legal, context), cookies] }],
    },
  ]
}
