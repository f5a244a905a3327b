import type { ReactNode } from 'react'
import { SiteSheet } from '#blocks/booking/booking-sheet.tsx'
import { type BlockContext, blockContext } from '#blocks/context.ts'
import { FaultPanel } from '#blocks/fault-panel.tsx'
import { Footer } from '#blocks/footer/footer.tsx'
import { Header } from '#blocks/header/header.tsx'
import { LocalHeader } from '#blocks/header/local-header.tsx'
import { prepareHydration, staticSubtreesOf } from '#blocks/hydration.ts'
import { resolveTree } from '#blocks/resolve.ts'
import { FRAGMENTS } from '#blocks/schemas.ts'
import { type Fault, faultLine } from '@barriere/shared/block-kit/field.ts'
import { contentGateway } from '#lib/content/gateway.ts'
import { type Address, homePath, unpublishedFrames } from '#lib/content/page.ts'
import { localeChoicePath, withLocale } from '#lib/content/paths.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { type Story, storyTags } from '#lib/content/story.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { ALTERNATES, FrameMarks } from '#lib/domain/frame-template.ts'
import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { Rendering, currentRendering, runRendering, tagPage } from '#lib/process/rendering.ts'
import { DraftEditor } from './draft-editor.tsx'

interface FragmentViewProps {
  readonly story: Story
  readonly context: BlockContext
  /** Addresses of the page that the fragment frames, in each language. */
  readonly alternates: Readonly<Record<Locale, string>>
  /** Local header of one property, below the site header. */
  readonly local?: boolean | undefined
}

/**
 * A header or footer story. As in a block, faulty parts are left out, named in drafts and logged. If rendering throws,
 * the page is not stored.
 */
export async function FragmentView(props: FragmentViewProps): Promise<ReactNode> {
  const {
    story,
    context: { locale, draft },
  } = props
  const faults: Fault[] = []
  const { output, error } = await renderContained(props, faults)
  if (faults.length === 0) return output
  const bug = error !== undefined && !isContentError(error)
  log[bug ? 'error' : 'warn'](
    {
      event: bug ? 'fragment.failed' : 'fragment.fault',
      story: story.fullSlug,
      faults: faults.map(faultLine),
      ...(error === undefined ? {} : { err: error }),
    },
    bug ? 'fragment threw' : 'fragment at fault',
  )
  return (
    <>
      {draft && <FaultPanel block={story.content} faults={faults} locale={locale} />}
      {output}
    </>
  )
}

async function renderContained(
  props: FragmentViewProps,
  faults: Fault[],
): Promise<{ output: ReactNode; error?: unknown }> {
  try {
    const apart = await renderApart(props, faults)
    if (apart !== undefined) return { output: apart }
    await tagPage(storyTags(props.story))
    return { output: prepareHydration(await resolveTree(await render(props, faults))) }
  } catch (error) {
    if (!props.context.draft) await tagPage([INCOMPLETE_TAG])
    faults.push({ path: '', kind: 'brokenPart' })
    return { output: null, error }
  }
}

/**
 * Fragment caching: renders the fragment with placeholders for page-specific values, so that the page cache can replace
 * it in all pages without rendering them. Undefined if the fragment must be rendered for this page alone: in a draft,
 * if it is incomplete, or if it contains an island, whose data only React can write.
 */
async function renderApart(props: FragmentViewProps, faults: Fault[]): Promise<ReactNode | undefined> {
  const { story, context, alternates, local } = props
  const { path, locale } = context
  const page = currentRendering()
  if (!page) return undefined
  const own = new Rendering()
  const marks = new FrameMarks()
  const found: Fault[] = []
  const output = await runRendering(own, async () => {
    await tagPage(storyTags(story))
    const tree = render({ story, local, context: { ...context, marks }, alternates: ALTERNATES }, found)
    return prepareHydration(await resolveTree(await tree))
  })
  const subtrees = staticSubtreesOf(output)
  if (!subtrees || own.tags.has(INCOMPLETE_TAG)) return undefined
  faults.push(...found)
  page.framePlace = { path, homePath: homePath(locale), alternates }
  const key = `${story.uuid}/${locale}${local ? '/local' : ''}`
  page.frameParts.push({ key, subtrees, marks: marks.marks, tags: [...own.tags] })
  return output ?? null
}

function render(
  { story, context, alternates, local = false }: FragmentViewProps,
  faults: Fault[],
): ReactNode | Promise<ReactNode> {
  const report = (fault: Fault) => {
    faults.push(fault)
  }
  if (story.content.component === 'header') {
    const parsed = FRAGMENTS.header.parse(story.content, report)
    if (parsed.ok)
      return local
        ? LocalHeader({ block: parsed.value, context })
        : [
            <Header key="header" block={parsed.value} context={context} alternates={alternates} />,
            <SiteSheet key="sheet" context={context} />,
          ]
    faults.push(...parsed.error)
  } else if (story.content.component === 'footer') {
    const parsed = FRAGMENTS.footer.parse(story.content, report)
    if (parsed.ok) return Footer({ block: parsed.value, context, alternates })
    faults.push(...parsed.error)
  } else {
    faults.push({ path: '', kind: 'noFrame' })
  }
  return null
}

/** Folder of the local headers of properties. */
const LOCAL_HEADERS = 'headers/local/'

/** A header or footer at its own address, for pages of other sites that embed it. */
export function FragmentPage({ story, address }: { readonly story: Story; readonly address: Address }): ReactNode {
  const { locale, draft, inside } = address
  const fragment = (
    <FragmentView
      story={story}
      context={blockContext({ locale, draft, path: withLocale(inside, locale) })}
      // The fragment frames no page here, so the language switch leads to the home page.
      alternates={mapLocales((language) => localeChoicePath(homePath(language), language))}
      local={inside.startsWith(`${env.rootFolder}/${LOCAL_HEADERS}`)}
    />
  )
  if (!draft) return fragment
  const faults = unpublishedFrames(contentGateway()).filter(({ slug }) => slug === inside)
  return (
    <div data-live="" style={BOXLESS}>
      <DraftEditor storyId={story.id} />
      {faults.length > 0 && <FaultPanel block={story.content} faults={faults} locale={locale} />}
      {fragment}
    </div>
  )
}

/** An element without a box, so that the fragment has the same layout as for visitors. */
const BOXLESS = { display: 'contents' } as const
