import type { PageData } from './in-context.ts'

/** Characters that could end the script element, or that old parsers treat as line breaks. */
const UNSAFE = /[<>&\u2028\u2029]/g

const escape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Serialises structured data, safe against script injection: escaped, but still the same JSON when parsed. */
export const toJsonLd = (data: object): string => JSON.stringify(data).replace(UNSAFE, escape)

/**
 * Structured data for search engines (schema.org). Not executed, so the content security policy does not apply to it.
 */
export function JsonLd({ data }: { data: PageData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
