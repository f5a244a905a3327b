import type { Context } from 'hono'
import { html } from 'hono/html'
import { HttpError } from '../kit/http-error.ts'
import { type KitApp, newRoutes } from '../kit/http.ts'
import { type Html, pageFrame } from '../kit/page.ts'
import type { Transaction } from './notification.ts'
import type { Notifier } from './notifier.ts'
import { BACK_OFFICE, amountOf } from './pages.ts'
import { requireForm } from './require-form.ts'
import { PAYMENT_STYLE } from './style.ts'
import type { Transactions } from './transactions.ts'
import { DEVELOPERS_LANGUAGE } from './words.ts'

const answerPage = pageFrame({ forms: true, style: `${PAYMENT_STYLE}main { max-width: 72rem }` })

/** Actions on a transaction, by the name of the button. */
const ACTIONS = {
  accept: { label: 'Accept', of: 'UNDER_VERIFICATION' },
  capture: { label: 'Capture', of: 'AUTHORISED' },
  cancel: { label: 'Cancel', of: 'AUTHORISED' },
  refund: { label: 'Refund', of: 'CAPTURED' },
} as const

type Listed = Awaited<ReturnType<Transactions['newest']>>[number]

/** The merchant's back office, for demonstrations and tests: transactions with their notifications. */
export function backOffice(transactions: Transactions, notifier: Notifier): KitApp {
  const app = newRoutes()
  app.get('/', async (context) => answerList(context, await transactions.newest()))
  app.get('/transactions', async (context) => {
    const listed = await transactions.newest()
    return context.json({ transactions: listed.map(toJson) }, 200, { 'cache-control': 'no-store' })
  })
  app.post('/', async (context) => {
    const { transaction: uuid, action, amount = '' } = await requireForm(context)
    const transaction = await transactions.find(uuid)
    if (action !== 'send' && !transaction) throw new HttpError(404, { error: 'Not Found' })
    if (transaction) await act(transactions, transaction, { action, amount })
    await notifier.sendDue()
    return context.redirect(BACK_OFFICE, 303)
  })
  return app
}

interface Pressed {
  readonly action: string | undefined
  /** Euros to refund, such as `10` or `10.50`; empty for the whole rest. */
  readonly amount: string
}

async function act(transactions: Transactions, { uuid, cents, refunded }: Transaction, { action, amount }: Pressed) {
  switch (action) {
    case 'accept':
      return await transactions.accept(uuid)
    case 'capture':
      return await transactions.capture(uuid)
    case 'cancel':
      return await transactions.giveBack(uuid, cents, 'BO')
    case 'refund': {
      const asked = amount === '' ? cents - refunded : centsOf(amount)
      if (typeof (await transactions.giveBack(uuid, asked, 'BO')) === 'string')
        throw new HttpError(422, { error: 'No such amount is left' })
      return
    }
    case 'release':
      return await transactions.release(uuid)
    default:
      throw new HttpError(422, { error: 'No such action' })
  }
}

/** Euro cents of a typed amount. Throws 422. */
function centsOf(amount: string): number {
  if (!/^\d{1,7}([.,]\d\d)?$/.test(amount) || Number(amount.replace(',', '.')) === 0)
    throw new HttpError(422, { error: 'An amount is such as 10 or 10.50' })
  return Math.round(Number(amount.replace(',', '.')) * 100)
}

const toJson = ({ transaction, notifications }: Listed): object => ({
  uuid: transaction.uuid,
  orderId: transaction.orderId,
  transId: transaction.transId,
  cents: transaction.cents,
  operation: transaction.operation,
  status: transaction.status,
  refunded: transaction.refunded,
  notifications: notifications.map(({ fields, state, attempts, answer, forged }) => ({
    status: fields['vads_trans_status'],
    state,
    attempts,
    answer,
    forged,
  })),
})

const button = (uuid: string, action: string, label: string): Html =>
  html`<button name="action" value="${action}" aria-label="${label} ${uuid.slice(0, 8)}">${label}</button>
`

const isHeld = (notifications: Listed['notifications']): boolean => notifications.some(({ state }) => state === 'held')

const row = ({ transaction, notifications }: Listed): Html => html`<tr>
<td><time datetime="${transaction.createdAt.toISOString()}">${transaction.createdAt
  .toISOString()
  .replace('T', ' ')
  .slice(0, 19)}</time></td>
<td>${transaction.orderId}<br>${transaction.transId}</td>
<td>${transaction.operation === 'CREDIT' ? '−' : ''}${amountOf(transaction.cents, DEVELOPERS_LANGUAGE)}${
  transaction.refunded > 0 ? html`<br>refunded ${amountOf(transaction.refunded, DEVELOPERS_LANGUAGE)}` : ''
}</td>
<td>${transaction.status}</td>
<td>${notifications.map(
  ({ fields, state, attempts, answer }) =>
    html`${fields['vads_trans_status']} ${state} (${attempts}${answer === null ? '' : html`, HTTP ${answer}`})<br>`,
)}</td>
<td><form method="post" action="${BACK_OFFICE}"><input type="hidden" name="transaction" value="${transaction.uuid}">
<div class="buttons">
${
  transaction.operation === 'DEBIT' && transaction.status === 'CAPTURED' && transaction.refunded < transaction.cents
    ? html`<label class="field">Euros, all if empty<input name="amount" inputmode="decimal" size="8"></label>
`
    : ''
}${Object.entries(ACTIONS)
  .filter(([, { of }]) => of === transaction.status && transaction.operation === 'DEBIT')
  .map(([action, { label }]) => button(transaction.uuid, action, label))}
${isHeld(notifications) ? button(transaction.uuid, 'release', 'Release notification') : ''}
</div></form></td>
</tr>
`

const answerList = (context: Context, listed: readonly Listed[]): Response | Promise<Response> =>
  answerPage(context, {
    language: DEVELOPERS_LANGUAGE,
    brand: 'PAYMENT BACK OFFICE',
    title: 'Transactions',
    body: html`<form method="post" action="${BACK_OFFICE}">
<button name="action" value="send">Send due notifications</button></form>
${
  listed.length === 0
    ? html`<p>There is no transaction yet.</p>`
    : html`<div class="cell" role="region" aria-label="Transactions" tabindex="0"><table>
<thead><tr><th scope="col">Created (UTC)</th><th scope="col">Order</th><th scope="col">Amount</th>
<th scope="col">Status</th><th scope="col">Notifications</th><th scope="col">Actions</th></tr></thead>
<tbody>
${listed.map(row)}</tbody>
</table></div>`
}`,
  })
