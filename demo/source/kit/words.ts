/** A text in both languages. French is the default language of the space. */
export interface Words {
  readonly fr: string
  readonly en: string
}

export const w = (fr: string, en: string): Words => ({ fr, en })

/** A proper name: the same in both languages. */
export const same = (text: string): Words => ({ fr: text, en: text })

/**
 * Formatted text in Markdown: paragraphs, `##` headings (`## Le spa {#spa}` sets an anchor), lists, `**strong**`,
 * `*emphasis*`, `>` quotes, links to pages (`[la Criée](story:restaurants/la-criee)`), to sites (`https:`), to
 * `mailto:` and `tel:`.
 */
export type Markdown = Words

/** Days after the Monday of the week the space is loaded in, and the hour in Paris. */
export interface Moment {
  readonly days: number
  /** `HH:mm` */
  readonly time: string
}

/** `day(12, '20:30')`: the Saturday of next week, at half past eight in the evening. */
export const day = (days: number, time = '12:00'): Moment => ({ days, time })
