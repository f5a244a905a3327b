import type { BlockContext } from '#blocks/context.ts'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import type { BlockSchema, BlockView, ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { Fields } from '@barriere/shared/block-kit/field.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { Page } from '#lib/content/page.ts'
import type { Link } from '@barriere/shared/block-kit/values.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { PageThing } from '#lib/seo/in-context.ts'
import type { Described } from '#lib/seo/thing.ts'
import { plainImage } from '../share-image.ts'

/** A page whose structured data is being built. */
export interface Known {
  readonly page: Page
  readonly context: BlockContext
  /** Name, address, description and picture, independent of the content type. */
  readonly described: Described
}

export function knownOf(page: Page, context: BlockContext): Known {
  const { view, alternates } = page
  const image = plainImage(page)
  return {
    page,
    context,
    described: {
      name: view.title,
      url: absoluteUrl(alternates[context.locale]),
      description: view.seo_description ?? view.teaser,
      image: image && absoluteUrl(image.url),
    },
  }
}

/** Builds the structured data for one content type. */
export type DataReader = (known: Known) => Promise<readonly PageThing[]>

/** A reader that receives the parsed fields of the content type. Faulty fields give no data. */
export const readAs =
  <F extends Fields>(
    schema: BlockSchema<string, F>,
    build: (view: BlockView<F>, known: Known) => readonly PageThing[] | Promise<readonly PageThing[]>,
  ): DataReader =>
  async (known) => {
    const parsed = schema.parse(known.page.story.content)
    return parsed.ok ? await build(parsed.value, known) : []
  }

/** The first block of a kind on the page; undefined if there is none or it is faulty. */
export function blockOf<F extends Fields>(
  { page }: Known,
  schema: BlockSchema<string, F>,
): ViewOf<BlockSchema<string, F>> | undefined {
  const raw = page.view.body.find((block) => block.component === schema.name)
  const parsed = raw && schema.parse(raw)
  return parsed?.ok ? parsed.value : undefined
}

/** Absolute address of a link to a page; undefined for other links, such as phone numbers and e-mail addresses. */
export function addressOf(link: Link | undefined, locale: Locale): string | undefined {
  const href = toAnchor(link, locale)?.href
  const address = href === undefined ? undefined : absoluteUrl(href)
  return address !== undefined && /^https?:/.test(address) ? address : undefined
}
