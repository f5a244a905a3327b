import { html } from 'hono/html'
import { aborted } from '../kit/aborted.ts'
import { HttpError } from '../kit/http-error.ts'
import { newRoutes } from '../kit/http.ts'
import { pageFrame } from '../kit/page.ts'
import type { Service } from '../kit/service.ts'
import { API } from './api.ts'

/** What the verification does wrong, by the name of its button. */
const FAILURES = {
  none: 'Works',
  host: 'The token comes from another host',
  action: 'The token was made for another action',
  score: 'v3 scores below any limit',
  reused: 'The token was used before',
  slow: 'Never answers',
  outage: 'Answers 500',
} as const

type Failure = keyof typeof FAILURES

const isFailure = (name: unknown): name is Failure => typeof name === 'string' && Object.hasOwn(FAILURES, name)

/** Score of a visitor while nothing is wrong, and while the score is. */
const SCORES = { person: 0.9, robot: 0.1 } as const

/** A token of the script beside: kind, action and host, and a random part. */
const TOKEN = /^(v3|v2)~([A-Za-z]*)~([a-z0-9.-]+)~[\w-]{8,}$/

const answerPage = pageFrame({
  forms: true,
  style: `
button { font: inherit; padding: .5rem .75rem; margin: .25rem 0; cursor: pointer }
button[aria-pressed="true"] { font-weight: 680 }
`,
})

/**
 * Stand-in of Google's reCAPTCHA: its verification, whose failures are chosen by buttons, and the part of its script
 * that pages use. It keeps nothing.
 */
export const captchaService: Service = {
  name: 'captcha',
  async start() {
    let failure: Failure = 'none'
    const used = new Set<string>()
    const stopping = new AbortController()
    const app = newRoutes()

    app.get('/', (context) =>
      answerPage(context, {
        language: 'en',
        title: 'Captcha',
        body: html`<p>What the verification answers from now on:</p>
<form method="post" action="/captcha/failure">
${Object.entries(FAILURES).map(
  ([name, label]) =>
    html`<p><button name="failure" value="${name}" aria-pressed="${String(name === failure)}">${label}</button></p>
`,
)}</form>`,
      }),
    )

    app.post('/failure', async (context) => {
      const { failure: name } = await context.req.parseBody()
      if (!isFailure(name)) throw new HttpError(422, { error: 'No such failure' })
      failure = name
      return context.redirect('/captcha', 303)
    })

    app.get('/api.js', (context) =>
      context.body(API, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }),
    )

    app.post('/siteverify', async (context) => {
      const { secret, response } = await context.req.parseBody()
      if (failure === 'outage') throw new HttpError(500, { error: 'Internal Server Error' })
      if (failure === 'slow') {
        await aborted(AbortSignal.any([context.req.raw.signal, stopping.signal]))
        throw new HttpError(503, { error: 'Too late' })
      }
      const refuse = (code: string) => context.json({ 'success': false, 'error-codes': [code] })
      if (typeof secret !== 'string' || secret === '') return refuse('missing-input-secret')
      if (typeof response !== 'string' || response === '') return refuse('missing-input-response')
      const [, kind, action, host] = TOKEN.exec(response) ?? []
      if (kind === undefined) return refuse('invalid-input-response')
      if (failure === 'reused' || used.has(response)) return refuse('timeout-or-duplicate')
      used.add(response)
      return context.json({
        success: true,
        hostname: failure === 'host' ? 'elsewhere.example' : host,
        ...(kind === 'v3'
          ? {
              action: failure === 'action' ? 'elsewhere' : action,
              score: failure === 'score' ? SCORES.robot : SCORES.person,
            }
          : {}),
      })
    })

    return { app, beforeStop: () => stopping.abort(), stop: async () => {} }
  },
}
