import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import {
  NEWSLETTER_CALLS,
  type NewsletterCallName,
  type ParsedNewsletterInput,
  mailing,
  mailingAnswer,
  oneClick,
} from '@barriere/shared/contracts/newsletter.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { tokenOnly } from '../../kit/token-only.ts'
import { readInput } from '../read-input.ts'
import type { Mailings } from './mailings.ts'
import type { Newsletter } from './newsletter.ts'

/** A mailing is longer than visitors' requests. */
export const LIMITS = { bytes: 128 * 1024, depth: 20 } as const

interface RouteOptions {
  readonly newsletter: Pick<Newsletter, NewsletterCallName | 'unsubscribe'>
  readonly mailings: Pick<Mailings, 'send'>
  /** API token of the site's server. */
  readonly apiToken: SecretPair
  /** Token of the client that sends mailings. */
  readonly mailingToken: SecretPair
}

/** `POST /newsletter/…`, as `packages/shared/contracts/newsletter.ts` describes it. */
export function newsletterRoutes({ newsletter, mailings, apiToken, mailingToken }: RouteOptions): KitApp {
  const app = newRoutes()
  const [forSite, forMailings] = [tokenOnly(apiToken), tokenOnly(mailingToken)]
  app.use('/newsletter/*', (context, next) =>
    (context.req.path.endsWith('/mailings') ? forMailings : forSite)(context, next),
  )
  const answer = <N extends NewsletterCallName>(
    name: N,
    work: (input: ParsedNewsletterInput<N>) => Promise<unknown>,
  ) => {
    const { path, input, answer: schema } = NEWSLETTER_CALLS[name]
    app.post(`/newsletter/${path}`, async (context) => {
      const given = (await readInput(input, context.req.raw, LIMITS)) as ParsedNewsletterInput<N>
      return context.json(schema.parse(await work(given)))
    })
  }
  answer('confirm', (input) => newsletter.confirm(input))
  answer('read', (input) => newsletter.read(input))
  answer('change', (input) => newsletter.change(input))
  answer('withdraw', (input) => newsletter.withdraw(input))
  app.post('/newsletter/unsubscribe', async (context) => {
    const { token } = await readInput(oneClick, context.req.raw, LIMITS)
    await newsletter.unsubscribe(token)
    return context.json({})
  })
  app.post('/newsletter/mailings', async (context) => {
    const given = await readInput(mailing, context.req.raw, LIMITS)
    return context.json(mailingAnswer.parse({ recipients: await mailings.send(given) }), 202)
  })
  return app
}
