import { html } from 'hono/html'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { pageHeaders } from '../../kit/page.ts'
import { builtEditor, builtFile } from './built.ts'

interface EditorOptions {
  readonly spaceId: number
  /** Origin of the site, which the editor shows in a frame. */
  readonly siteOrigin: string
  /** Origin of files in the delivery API. */
  readonly assetOrigin: () => string
  /** Checks that the service enforces on each publication. The editor runs them before. */
  readonly checks: readonly string[]
}

/** `/content/editor`: the HTML document of the editor, the same for each of its addresses, and its files. */
export function editorRoutes({ spaceId, siteOrigin, assetOrigin, checks }: EditorOptions): KitApp {
  const app = newRoutes()

  app.get('/files/:name', (context) => {
    const file = builtFile(context.req.param('name'))
    if (!file) return context.notFound()
    return context.body(new Uint8Array(file.body), 200, {
      'content-type': file.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  app.get('/*', (context) => {
    const built = builtEditor()
    if (!built) return context.json({ error: 'The editor has not been built: npm run build' }, 503)
    const files = '/content/editor/files'
    return context.html(
      html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Barrière</title>
<link rel="icon" href="${files}/${built.icon}" type="image/svg+xml">
${built.styles.map((name) => html`<link rel="stylesheet" href="${files}/${name}">`)}
<script type="module" src="${files}/${built.script}"></script>
</head>
<body>
<div
  id="editor"
  data-space="${spaceId}"
  data-site="${siteOrigin}"
  data-files="${assetOrigin()}"
  data-enforced="${checks.join(' ')}"
></div>
</body>
</html>
`,
      200,
      pageHeaders(policyOf(siteOrigin)),
    )
  })
  return app
}

/** Content security policy: own scripts only, the site in a frame, and no framing by other sites. */
const policyOf = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    `frame-src ${siteOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
