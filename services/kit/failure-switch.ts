import { html } from 'hono/html'
import { HttpError } from './http-error.ts'
import type { KitApp } from './http.ts'
import { pageFrame } from './page.ts'

interface FailureSwitch<F extends string> {
  /** Prefix of the service, such as `/captcha`. */
  readonly path: string
  readonly title: string
  /** Sentence above the buttons. */
  readonly intro: string
  /** Label of each failure's button; `none`: no failure. */
  readonly failures: Readonly<Record<F | 'none', string>>
}

const answerPage = pageFrame({
  forms: true,
  style: `
button { font: inherit; padding: .5rem .75rem; margin: .25rem 0; cursor: pointer }
button[aria-pressed="true"] { font-weight: 680 }
`,
})

/**
 * Fault injection of a stand-in: a page on which a developer chooses how it fails from then on (`POST /failure`).
 * Returns a getter of the chosen failure.
 */
export function addFailureSwitch<F extends string>(
  app: KitApp,
  { path, title, intro, failures }: FailureSwitch<F>,
): () => F | 'none' {
  let chosen: F | 'none' = 'none'
  const isFailure = (name: unknown): name is F | 'none' => typeof name === 'string' && Object.hasOwn(failures, name)
  app.get('/', (context) =>
    answerPage(context, {
      language: 'en',
      title,
      body: html`<p>${intro}</p>
<form method="post" action="${path}/failure">
${Object.entries<string>(failures).map(
  ([name, label]) =>
    html`<p><button name="failure" value="${name}" aria-pressed="${String(name === chosen)}">${label}</button></p>
`,
)}</form>`,
    }),
  )
  app.post('/failure', async (context) => {
    const { failure } = await context.req.parseBody()
    if (!isFailure(failure)) throw new HttpError(422, { error: 'No such failure' })
    chosen = failure
    return context.redirect(path, 303)
  })
  return () => chosen
}
