import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { VadsFields } from '@barriere/shared/contracts/vads.ts'
import { LANGUAGE_TAGS } from '@barriere/shared/locales/locales.ts'
import { type Html, type Page, pageFrame } from '../kit/page.ts'
import type { CardFault } from './card.ts'
import type { Transaction } from './notification.ts'
import { DELIVERIES, type Delivery, type EndingName } from './outcomes.ts'
import { PAYMENT_STYLE } from './style.ts'
import { DEFAULT_LANGUAGE, type Language, WORDS } from './words.ts'

const frame = pageFrame({ forms: true, style: PAYMENT_STYLE })

/** Path of the hosted page; below it lie the steps of one payment. */
const HOSTED_PAGE = '/payment/vads-payment'

/** Back office of the stand-in. */
export const BACK_OFFICE = '/payment/demonstration'

type Answer = Response | Promise<Response>

/** Choices for a demonstration; each step passes them on. */
export interface Choices {
  readonly delivery: Delivery
  /** Whether the browser stays on the provider's page. */
  readonly stays: boolean
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(WORDS, tag)

export function languageOf(form: VadsFields): Language {
  const tag = form['vads_language'] ?? ''
  return isLanguage(tag) ? tag : DEFAULT_LANGUAGE
}

export const amountOf = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[language].format, { style: 'currency', currency: 'EUR' }).format(cents / 100)

const answerIn = (
  context: Context,
  language: Language,
  page: Pick<Page, 'title' | 'body' | 'formOrigins'>,
  status: ContentfulStatusCode = 200,
): Answer => frame(context, { language, brand: WORDS[language].brand, ...page }, status)

const hidden = (fields: Readonly<Record<string, string>>): Html =>
  html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  )}`

const facts = ({ orderId, cents }: Transaction, language: Language): Html => {
  const words = WORDS[language]
  return html`<dl>
<dt>${words.merchant}</dt><dd>Barrière</dd>
<dt>${words.amount}</dt><dd><strong>${amountOf(cents, language)}</strong></dd>
<dt>${words.reference}</dt><dd>${orderId}</dd>
</dl>`
}

/** One card field; its typed value is never returned. */
function cardField(
  name: CardFault,
  {
    language,
    fault,
    focused,
    hint,
    autocomplete,
  }: Readonly<Record<'hint' | 'autocomplete', string> & Record<'fault' | 'focused', boolean>> & {
    readonly language: Language
  },
): Html {
  const words = WORDS[language]
  const described = [...(fault ? [`${name}-fault`] : []), ...(hint === '' ? [] : [`${name}-hint`])].join(' ')
  return html`<div class="field">
<label for="${name}">${words[name]}</label>
<input id="${name}" name="${name}" required inputmode="numeric" autocomplete="${autocomplete}" maxlength="23" ${
    described === '' ? '' : html`aria-describedby="${described}"`
  } ${fault ? html`aria-invalid="true"` : ''} ${focused ? 'autofocus' : ''}>
${hint === '' ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${fault ? html`<p class="fault" id="${name}-fault">${words.faults[name]}</p>` : ''}
</div>`
}

const faultList = (faults: readonly CardFault[], language: Language): Html =>
  html`<div class="note bad" role="alert"><strong>${WORDS[language].faults.title}</strong>
<ul>${faults.map((name) => html`<li><a href="#${name}">${WORDS[language].faults[name]}</a></li>`)}</ul></div>`

/** Page for a card, which also has the choices of a demonstration. */
export function answerPayment(context: Context, transaction: Transaction, faults: readonly CardFault[] = []): Answer {
  const language = languageOf(transaction.form)
  const words = WORDS[language]
  const field = (name: CardFault, hint: string, autocomplete: string): Html =>
    cardField(name, { language, fault: faults.includes(name), focused: faults[0] === name, hint, autocomplete })
  return answerIn(
    context,
    language,
    {
      title: words.title,
      body: html`${facts(transaction, language)}
${faults.length === 0 ? '' : faultList(faults, language)}
<form method="post" action="${HOSTED_PAGE}/card" novalidate autocomplete="off">
${hidden({ transaction: transaction.uuid })}
${field('number', '', 'cc-number')}
<div class="pair">
${field('expiry', words.expiryHint, 'cc-exp')}
${field('cvv', words.cvvHint, 'cc-csc')}
</div>
<button class="main wide">${words.pay(amountOf(transaction.cents, language))}</button>
</form>
<form method="post" action="${HOSTED_PAGE}/end">
${hidden({ transaction: transaction.uuid, ending: 'cancelled' })}
<button class="wide">${words.cancel}</button>
</form>
<div class="note">${words.notice}
<ul aria-label="${words.cards}">
<li>4970 1000 0000 0000${words.colon} ${words.leadsTo.accepted}</li>
<li>4970 1100 0000 0401${words.colon} ${words.leadsTo.unauthenticated}</li>
<li>4970 1100 0000 0021${words.colon} ${words.leadsTo.challenge}</li>
</ul></div>
<h2>${words.demonstration}</h2>
<form method="post" action="${HOSTED_PAGE}/end">
${hidden({ transaction: transaction.uuid })}
<fieldset><legend>${words.delivery}</legend>
${DELIVERIES.map(
  (name) => html`<label class="choice"><input type="radio" name="delivery" value="${name}" ${
    name === 'normal' ? 'checked' : ''
  }> ${words.deliveries[name]}</label>
`,
)}</fieldset>
<label class="choice"><input type="checkbox" name="stays" value="1"> ${words.stays}</label>
<div class="buttons">
${Object.entries(words.endings).map(
  ([name, label]) => html`<button name="ending" value="${name}">${label}</button>
`,
)}</div>
</form>`,
    },
    faults.length === 0 ? 200 : 422,
  )
}

/** The bank's page: strong authentication (3-D Secure). */
export function answerChallenge(context: Context, transaction: Transaction, { delivery, stays }: Choices): Answer {
  const language = languageOf(transaction.form)
  const words = WORDS[language]
  return answerIn(context, language, {
    title: words.challengeTitle,
    body: html`<p>${words.challenge(amountOf(transaction.cents, language))}</p>
<form method="post" action="${HOSTED_PAGE}/end">
${hidden({ transaction: transaction.uuid, delivery, ...(stays ? { stays: '1' } : {}) })}
<div class="buttons">
<button class="main" name="ending" value="accepted">${words.confirm}</button>
<button name="ending" value="unauthenticated">${words.fail}</button>
</div>
</form>`,
  })
}

interface Return {
  /** Return address of the browser; undefined if the form has none. */
  readonly url: string | undefined
  /** Signed fields of the return. */
  readonly fields: VadsFields
}

/** The end of a payment, with the way back to the shop in the form's return mode. */
export function answerEnd(
  context: Context,
  transaction: Transaction,
  { ending, delivery, stays, url, fields }: Choices & Return & { readonly ending: EndingName },
): Answer {
  const language = languageOf(transaction.form)
  const words = WORDS[language]
  const target = url === undefined ? undefined : new URL(url)
  const mode = transaction.form['vads_return_mode']
  const held = html`<p class="note">${words.held} <a href="${BACK_OFFICE}">${words.demonstration}</a></p>`
  return answerIn(context, language, {
    title: words.ended[ending],
    formOrigins: target ? [target.origin] : [],
    body: html`${facts(transaction, language)}
${delivery === 'late' ? held : ''}
${stays || !target ? html`<p>${words.stayed}</p>` : wayBack(target, fields, mode, words.back)}`,
  })
}

function wayBack(target: URL, fields: VadsFields, mode: string | undefined, label: string): Html {
  if (mode === 'POST')
    return html`<form method="post" action="${target.href}">
${hidden(fields)}<button class="main wide">${label}</button>
</form>`
  const taken = new URL(target)
  if (mode === 'GET') for (const [name, value] of Object.entries(fields)) taken.searchParams.set(name, value)
  return html`<p><a class="way main" href="${taken.href}">${label}</a></p>`
}

/** A refused form, or an unknown payment. */
export function answerRefusal(context: Context, language: Language, field?: string): Answer {
  const words = WORDS[language]
  return field === undefined
    ? answerIn(context, language, { title: words.gone, body: html`<p>${words.goneText}</p>` }, 404)
    : answerIn(
        context,
        language,
        { title: words.badRequest, body: html`<p>${words.badField(field)}</p><p>${words.goneText}</p>` },
        400,
      )
}
