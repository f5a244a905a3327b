import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'

/** Escaped markup. */
export type Html = ReturnType<typeof html>

export interface Page {
  readonly language: string
  /** Title of the window, and heading. */
  readonly title: string
  /** Markup after the heading. */
  readonly body: Html
}

/** Response headers of a page: not cached, no referrer. */
export const pageHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
})

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 50rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere }
dl {
  display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: .5rem 1.5rem;
  border-block: 1px solid; padding-block: 1rem
}
dt { font-weight: 600 } dd { margin: 0 }
`

/**
 * Layout of a service's HTML pages, with a content security policy: no scripts, no requests.
 *
 * @param options.style what its pages need besides lists of terms
 * @param options.framed whether other sites may show them in a frame
 */
export function pageFrame({ style = '', framed = false }: { readonly style?: string; readonly framed?: boolean } = {}) {
  const css = STYLE + style
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
    .update(css)
    .digest('base64')}'; base-uri 'none'; form-action 'none'${framed ? '' : "; frame-ancestors 'none'"}`
  return (context: Context, { language, title, body }: Page, status: 200 | 400 = 200): Response | Promise<Response> =>
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
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`,
      status,
      pageHeaders(policy),
    )
}
