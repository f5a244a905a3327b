import type { Context } from 'hono'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { vadsSignature } from '@barriere/shared/contracts/vads.ts'
import { type KitApp, newRoutes } from '../kit/http.ts'
import type { PaymentSettings } from '../kit/payment/settings.ts'
import { readCard } from './card.ts'
import { faultOfForm } from './check-form.ts'
import { type Transaction, resultFields } from './notification.ts'
import type { Notifier } from './notifier.ts'
import { ENDINGS, type EndingName, isDelivery, isEnding } from './outcomes.ts'
import { type Choices, answerChallenge, answerEnd, answerPayment, answerRefusal, languageOf } from './pages.ts'
import { requireForm } from './require-form.ts'
import type { Transactions } from './transactions.ts'
import { DEFAULT_LANGUAGE } from './words.ts'

interface HostedPageParts {
  readonly transactions: Transactions
  readonly notifier: Notifier
  readonly settings: PaymentSettings
  readonly clock: Clock
}

/** Field number of a reused transaction id. */
const TRANS_ID = '03'

/** The hosted page for buyers, and its steps. Idempotent: every step may be repeated; a transaction ends once. */
export function hostedPage({ transactions, notifier, settings, clock }: HostedPageParts): KitApp {
  const app = newRoutes()

  app.post('/', async (context) => {
    const { signature, ...form } = await requireForm(context)
    const fault = faultOfForm({ ...form, signature: signature ?? '' }, settings)
    if (fault !== undefined) return answerRefusal(context, languageOf(form), fault)
    const transaction = await transactions.open(form)
    return transaction ? show(context, transaction) : answerRefusal(context, languageOf(form), TRANS_ID)
  })

  app.post('/card', async (context) => {
    const form = await requireForm(context)
    const transaction = await transactions.find(form['transaction'])
    if (!transaction) return answerRefusal(context, DEFAULT_LANGUAGE)
    if (transaction.status !== 'INITIAL') return show(context, transaction)
    const card = readCard(form, clock.now())
    if ('faults' in card) return answerPayment(context, transaction, card.faults)
    return step(context, transaction, card.leadsTo, { delivery: 'normal', stays: false })
  })

  app.post('/end', async (context) => {
    const { ending, delivery, stays, transaction: uuid } = await requireForm(context)
    const transaction = await transactions.find(uuid)
    if (!transaction || (ending !== 'challenge' && !isEnding(ending))) return answerRefusal(context, DEFAULT_LANGUAGE)
    return step(context, transaction, ending, {
      delivery: isDelivery(delivery) ? delivery : 'normal',
      stays: stays === '1',
    })
  })

  const show = (context: Context, transaction: Transaction): Response | Promise<Response> =>
    transaction.status === 'INITIAL'
      ? answerPayment(context, transaction)
      : showEnd(context, transaction, { delivery: 'normal', stays: false })

  async function step(
    context: Context,
    transaction: Transaction,
    leadsTo: EndingName | 'challenge',
    choices: Choices,
  ): Promise<Response> {
    if (leadsTo === 'challenge' && transaction.status === 'INITIAL')
      return await answerChallenge(context, transaction, choices)
    const ended =
      leadsTo === 'challenge' ? transaction : await transactions.end(transaction.uuid, leadsTo, choices.delivery)
    // The merchant's server is notified before the browser returns.
    await notifier.sendDue()
    return await showEnd(context, ended ?? transaction, choices)
  }

  function showEnd(context: Context, transaction: Transaction, choices: Choices): Response | Promise<Response> {
    const ending = endingOf(transaction)
    const fields = resultFields(transaction)
    return answerEnd(context, transaction, {
      ...choices,
      ending,
      url: transaction.form[`vads_url_${ENDINGS[ending].url}`] ?? transaction.form['vads_url_return'],
      fields: { ...fields, signature: vadsSignature(fields, settings.keys[0]) },
    })
  }
  return app
}

/** Ending of a transaction. Later states, by the bank or the back office, still count as a success for the buyer. */
const endingOf = ({ status, authentication }: Transaction): EndingName => {
  if (status === 'REFUSED') return authentication === 'N' ? 'unauthenticated' : 'refused'
  const found = Object.entries(ENDINGS).find(([, ending]) => ending.status === status)
  return (found?.[0] as EndingName | undefined) ?? 'accepted'
}
