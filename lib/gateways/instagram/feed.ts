import { z } from 'zod'

/** A picture of the account's feed. */
export interface InstagramPost {
  readonly id: string
  /** Address of the post at Instagram. */
  readonly permalink: string
  /** Address of the picture at this site. */
  readonly picture: string
  /** What the picture shows: its alternative text, or else the caption's first line. French. */
  readonly alt: string | undefined
}

/** A post with the source address of its picture; internal to the gateway. */
export interface FeedEntry extends InstagramPost {
  readonly source: string
}

/** Fields requested from the API (`/me/media`). */
export const FIELDS = 'id,caption,media_type,media_url,permalink,alt_text'

const media = z.object({
  id: z.string().regex(/^\w+$/),
  media_type: z.enum(['IMAGE', 'CAROUSEL_ALBUM']),
  media_url: z.url({ protocol: /^https?$/ }),
  permalink: z.url({ protocol: /^https?$/ }),
  caption: z.string().optional(),
  alt_text: z.string().optional(),
})

const answer = z.object({ data: z.array(z.unknown()) })

/**
 * Parses an answer of the API into posts, in its order. Videos and incomplete entries are skipped: Instagram omits
 * fields where rights are in question. Throws where the answer is not a feed.
 */
export function parseFeed(raw: unknown): FeedEntry[] {
  return answer.parse(raw).data.flatMap((entry) => {
    const parsed = media.safeParse(entry)
    if (!parsed.success) return []
    const { id, media_url: source, permalink, caption, alt_text: alt } = parsed.data
    return [{ id, permalink, source, picture: `/api/instagram/${id}`, alt: words(alt) ?? words(caption) }]
  })
}

const words = (text: string | undefined): string | undefined => text?.trim().split('\n')[0]?.trim() || undefined
