/** Fields that are not visible text, so that they are not indexed. */
const SILENT = new Set([
  '_uid',
  '_editable',
  'component',
  'uuid',
  'id',
  'filename',
  'focus',
  'linktype',
  'cached_url',
  'url',
  'href',
  'fieldtype',
  'type',
  'tone',
  'band',
  'icon',
  'list_folder',
])

/** Memory bound: maximum number of characters indexed per page, beyond the longest real page. */
const MOST = 20_000

/** All text of a page's blocks, in document order, cut at the limit. */
export function wordsOfBody(body: unknown): string {
  const words: string[] = []
  let length = 0
  const collect = (value: unknown): void => {
    if (length > MOST) return
    if (typeof value === 'string') {
      words.push(value)
      length += value.length
    } else if (Array.isArray(value)) value.forEach(collect)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) if (!SILENT.has(name)) collect(member)
    }
  }
  collect(body)
  return words.join(' ')
}

export interface FaqItem {
  readonly uid: string
  readonly question: string
  readonly answer: string
}

/** Rich text comes in pieces that already have spaces at their ends. */
const plainAnswer = (answer: unknown): string =>
  wordsOfBody(answer)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,)])/gu, '')
    .trim()

/** The questions of a page's FAQs, at any depth of its blocks. */
export function questionsOf(body: unknown): readonly FaqItem[] {
  if (Array.isArray(body)) return body.flatMap(questionsOf)
  if (typeof body !== 'object' || body === null) return []
  const { component, _uid: uid, question, answer } = body as Readonly<Record<string, unknown>>
  if (component === 'faq-item' && typeof uid === 'string' && typeof question === 'string')
    return [{ uid, question: question.trim(), answer: plainAnswer(answer) }]
  return Object.values(body).flatMap(questionsOf)
}
