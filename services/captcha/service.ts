import { aborted } from '../kit/aborted.ts'
import { addFailureSwitch } from '../kit/failure-switch.ts'
import { HttpError } from '../kit/http-error.ts'
import { newRoutes } from '../kit/http.ts'
import type { Service } from '../kit/service.ts'
import { API } from './api.ts'

/** Faults of the verification, by the name of the button. */
const FAILURES = {
  none: 'Works',
  host: 'The token comes from another host',
  action: 'The token was made for another action',
  score: 'v3 scores below any limit',
  reused: 'The token was used before',
  slow: 'Never answers',
  outage: 'Answers 500',
} as const

/** Score of a visitor, normally and with the fault `score`. */
const SCORES = { person: 0.9, robot: 0.1 } as const

/** A token of the script in `api.ts`: kind, action, host, and a random part. */
const TOKEN = /^(v3|v2)~([A-Za-z]*)~([a-z0-9.-]+)~[\w-]{8,}$/

/**
 * Stand-in of Google's reCAPTCHA: its verification, with failures that buttons choose, and the part of its script that
 * the pages use. It stores nothing.
 */
export const captchaService: Service = {
  name: 'captcha',
  async start() {
    const used = new Set<string>()
    const stopping = new AbortController()
    const app = newRoutes()

    const chosenFailure = addFailureSwitch(app, {
      path: '/captcha',
      title: 'Captcha',
      intro: 'What the verification answers from now on:',
      failures: FAILURES,
    })

    app.get('/api.js', (context) =>
      context.body(API, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }),
    )

    app.post('/siteverify', async (context) => {
      const failure = chosenFailure()
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
