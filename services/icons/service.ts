import { stream } from 'hono/streaming'
import { aborted } from '../kit/aborted.ts'
import { addFailureSwitch } from '../kit/failure-switch.ts'
import { HttpError } from '../kit/http-error.ts'
import { newRoutes } from '../kit/http.ts'
import type { Service } from '../kit/service.ts'
import { ALIASES, DRAWINGS, HOSTILE } from './drawings.ts'

/** Name of the only collection, and the side of its drawings. */
const COLLECTION = 'rivage'
const SIDE = 32

/** Size in bytes of an answer above the client's limit. */
const TOO_MUCH = 2 * 1024 * 1024

/** Faults, by the name of the button. */
const FAILURES = {
  none: 'Works',
  hanging: 'Never answers',
  stalling: 'Begins an answer and never ends it',
  outage: 'Answers 500',
  html: 'Answers with a page',
  large: 'Answers with two megabytes',
  hostile: 'Answers with drawings that carry scripts',
} as const

/** Stand-in of the public icon service (the Iconify API), with failures that buttons choose. It stores nothing. */
export const iconsService: Service = {
  name: 'icons',
  async start() {
    const stopping = new AbortController()
    const app = newRoutes()

    const chosenFailure = addFailureSwitch(app, {
      path: '/icons',
      title: 'Icons',
      intro: 'What requests for icons get from now on:',
      failures: FAILURES,
    })

    app.get('/:file{[a-z0-9-]+\\.json}', async (context) => {
      const failure = chosenFailure()
      const left = AbortSignal.any([context.req.raw.signal, stopping.signal])
      if (failure === 'outage') throw new HttpError(500, { error: 'Internal Server Error' })
      if (failure === 'html') return context.html('<!doctype html><title>Maintenance</title>')
      if (failure === 'hanging') {
        await aborted(left)
        throw new HttpError(503, { error: 'Too late' })
      }
      if (failure === 'stalling') {
        context.header('content-type', 'application/json')
        return stream(context, async (body) => {
          await body.write('{"prefix":')
          await aborted(left)
        })
      }
      const prefix = context.req.param('file').replace(/\.json$/, '')
      if (prefix !== COLLECTION) return context.text('404', 404)
      const names = (context.req.query('icons') ?? '').split(',')
      const known = names.filter((name) => Object.hasOwn(ALIASES, name) || Object.hasOwn(DRAWINGS, name))
      return context.json({
        prefix,
        lastModified: 0,
        width: SIDE,
        height: SIDE,
        aliases: Object.fromEntries(known.flatMap((name) => (ALIASES[name] ? [[name, ALIASES[name]]] : []))),
        icons: Object.fromEntries(known.map((name) => ALIASES[name]?.parent ?? name).map((name) => [name, draw(name)])),
        ...(known.length < names.length ? { not_found: names.filter((name) => !known.includes(name)) } : {}),
      })
    })

    const draw = (name: string) => {
      const failure = chosenFailure()
      if (failure === 'hostile') return { body: HOSTILE }
      return failure === 'large' ? { body: `<path d="${'0 '.repeat(TOO_MUCH / 2)}"/>` } : DRAWINGS[name]
    }

    return { app, beforeStop: () => stopping.abort(), stop: async () => {} }
  },
}
