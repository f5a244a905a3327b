import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DISPLAY_FONT_FACE, DISPLAY_FONTS, TEXT_FONTS } from './display-font.ts'

/** Escaped markup. */
export type Html = ReturnType<typeof html>

export interface Page {
  readonly language: string
  /** Title of the window, and heading. */
  readonly title: string
  /** Markup after the heading. */
  readonly body: Html
  /** Above the heading; by default the group's wordmark. */
  readonly brand?: string
  /** Further origins that the page's forms are sent to. */
  readonly formOrigins?: readonly string[]
}

/** Response headers of a page: not cached; no referrer, except to itself if asked for. */
export const pageHeaders = (
  policy: string,
  referrer: 'no-referrer' | 'same-origin' = 'no-referrer',
): Record<string, string> => ({
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': referrer,
})

/**
 * The design language, light or dark by preference: wordmark, band with the heading, double rule. Cross-document view
 * transition as on the site: without it a transition begun by a page of the site would fail here.
 */
const STYLE = `
${DISPLAY_FONT_FACE}
:root {
  color-scheme: light dark; font: 450 1.125rem/1.5 ${TEXT_FONTS};
  --page: #f7f0e0; --sheet: #fffbf1; --text: #13203a; --line: #e4d5b5; --link: #0f5a66
}
@media (prefers-color-scheme: dark) {
  :root { --page: #0b1428; --sheet: #132140; --text: #f8ecd2; --line: #1c2e55; --link: #e9b95a }
}
body { margin: 0; padding: 1.5rem .75rem; overflow-wrap: anywhere; background: var(--page); color: var(--text) }
header { text-align: center; padding-bottom: 1.25rem; font: 1.375rem ${DISPLAY_FONTS}; letter-spacing: .26em }
main { max-width: 50rem; margin: 0 auto; padding: .5rem; background: var(--sheet); border: 1px solid var(--line) }
h1 {
  margin: 0; padding: 1.5rem; background: #b4321f; color: #fffbf1;
  font: clamp(1.5rem, 5vw, 2.25rem)/1.14 ${DISPLAY_FONTS}
}
.body { padding: 1rem 1.5rem }
a { color: var(--link) }
dl { margin: 0; padding: 0; list-style: none }
dt { padding-top: .75rem; border-top: 1px solid var(--line); font-weight: 680 } dd { margin: 0; padding-bottom: .75rem }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
@media (min-width: 34rem) {
  dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr }
  dt, dd { border-top: 1px solid var(--line); padding: .75rem 1.5rem .75rem 0 }
}
`

interface FrameOptions {
  readonly style?: string
  readonly framed?: boolean
  readonly forms?: boolean
}

/**
 * Layout of a service's HTML pages, with a content security policy: no scripts, no requests.
 *
 * @param options.style further style rules of the pages, besides lists of terms
 * @param options.framed whether other sites may show the pages in a frame
 * @param options.forms whether the pages have forms, sent to this origin; browsers send a form's `Origin` only together
 *   with a referrer
 */
export function pageFrame({ style = '', framed = false, forms = false }: FrameOptions = {}) {
  const css = STYLE + style
  const policyFor = (formOrigins: readonly string[]): string =>
    [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
      'font-src data:',
      "base-uri 'none'",
      `form-action ${forms ? ["'self'", ...formOrigins].join(' ') : "'none'"}`,
      ...(framed ? [] : ["frame-ancestors 'none'"]),
    ].join('; ')
  return (
    context: Context,
    { language, title, body, brand = 'BARRIÈRE', formOrigins = [] }: Page,
    status: ContentfulStatusCode = 200,
  ): Response | Promise<Response> =>
    context.html(
      html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(css)}</style>
</head>
<body>
<header>${brand}</header>
<main>
<h1>${title}</h1>
<div class="body">
${body}
</div>
</main>
</body>
</html>
`,
      status,
      pageHeaders(policyFor(formOrigins), forms ? 'same-origin' : 'no-referrer'),
    )
}
