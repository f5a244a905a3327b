/** Fields whose text is no word that a visitor reads. */
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

/** Characters of a page's text that the index reads: more than any page holds that is meant for people. */
const MOST = 20_000

/** All the words of a page's blocks, in their order. */
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
