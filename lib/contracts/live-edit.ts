/** Address to which a draft page in the visual editor sends its story during typing: `POST` with `{ story }`. */
export const UNSAVED_STORY_PATH = '/api/preview/unsaved'

/** Request header of a draft page: the key of the unsaved story that it is rendered from. */
export const UNSAVED_STORY_HEADER = 'x-unsaved-story'

/** Bytes of an unsaved story; the longest of the demonstration is 60 KB, or 300 KB with the cloud's inlined stories. */
export const UNSAVED_STORY_LIMIT = 2 * 1024 * 1024

/** Nesting of an unsaved story: rich text in blocks in blocks, in stories that the cloud inlines. */
export const UNSAVED_STORY_DEPTH = 60
