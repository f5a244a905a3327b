import type { PageData } from './in-context.ts'

/** Characters that could end the script element, or that old parsers take for a line's end. */
const UNSAFE = /[<>&\u2028\u2029]/g

const escape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Structured data as text that is safe inside a `<script>`: still the same JSON when parsed. */
export const toJsonLd = (data: object): string => JSON.stringify(data).replace(UNSAFE, escape)

/** Structured data for search engines (schema.org). It is data, never run, so the content policy lets it be. */
export function JsonLd({ data }: { data: PageData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
