import { z } from 'zod'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { JsonFile } from '#lib/process/json-file.ts'
import { isRawBlock, type RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { type Story, toStory } from './story.ts'

const saved = z.record(
  z.string(),
  z.object({
    id: z.number(),
    uuid: z.string(),
    name: z.string(),
    full_slug: z.string(),
    published_at: z.string().optional(),
    content: z.custom<RawBlock>(isRawBlock),
  }),
)

const keyOf = (slug: string, locale: Locale): string => `${locale} ${slug}`

/**
 * The last published version of the frames that pages have by default: a header that is unpublished or deleted by
 * mistake must not take the site's navigation with it. Kept over restarts.
 */
export class LastFrames {
  readonly #file: JsonFile<z.output<typeof saved>>
  readonly #stories: Map<string, Story>

  /** @param path of the file that keeps the frames; without one, they are kept in memory. */
  constructor(path?: string) {
    this.#file = new JsonFile(path, saved)
    this.#stories = new Map(Object.entries(this.#file.read() ?? {}).map(([key, raw]) => [key, toStory(raw)]))
  }

  /** The last published version of a frame. */
  get(slug: string, locale: Locale): Story | undefined {
    return this.#stories.get(keyOf(slug, locale))
  }

  keep(slug: string, locale: Locale, story: Story): void {
    const key = keyOf(slug, locale)
    if (this.#stories.get(key) === story) return
    this.#stories.set(key, story)
    void this.#file.write(
      Object.fromEntries(
        [...this.#stories].map(([name, { id, uuid, name: title, fullSlug, publishedAt, content }]) => [
          name,
          { id, uuid, name: title, full_slug: fullSlug, published_at: publishedAt, content },
        ]),
      ),
    )
  }

  /** Resolves when all frames are written to the file. */
  get written(): Promise<void> {
    return this.#file.written
  }
}
