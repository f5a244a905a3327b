import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { encode } from 'uqr'
import type { Html } from '../../kit/page.ts'
import type { EnrolFault, Invitation } from '@barriere/shared/contracts/staff.ts'
import { newPasswordFields } from './act-fields.ts'
import { wordsOf } from './language.ts'
import { type Note, answer, field, keptField } from './markup.ts'

/** The login. `kept`: a text that could not be sent because the session had ended. */
export function loginPage(
  context: Context,
  { email, note, kept }: { email?: string | undefined; note?: Note | undefined; kept?: string | undefined },
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const { login: words, failure } = wordsOf(context)
  return answer(
    context,
    {
      title: words.title,
      note,
      body: html`${keptField(kept, failure)}<p>${words.lead}</p>
<form method="post" action="/desk/login" class="fields">
${field({ name: 'email', label: words.email, type: 'email', value: email, autocomplete: 'username' })}
${field({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' })}
${field({ name: 'code', label: words.code, hint: words.codeHint, autocomplete: 'one-time-code', numeric: true })}
<div class="actions"><button class="main">${words.submit}</button></div>
</form>`,
    },
    status,
  )
}

/** Quiet zone in modules, required by scanners (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** QR code of a text, black on white in both themes; error correction level M (15 %). */
function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}"
  shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${modules}"/>
</svg>`
}

export function invitationPage(
  context: Context,
  invitation: Invitation & { readonly link: string },
  faults: readonly EnrolFault[] = [],
): Response | Promise<Response> {
  const all = wordsOf(context)
  const { invitation: words, colon, faults: told } = all
  return answer(
    context,
    {
      title: words.title,
      address: `/desk/invitation?t=${encodeURIComponent(invitation.link)}`,
      note: faults.length > 0 ? { kind: 'bad', lines: faults.map((fault) => told[fault]) } : undefined,
      body: html`<p>${words.lead(invitation.name)}</p>
<form method="post" action="/desk/invitation">
<input type="hidden" name="invitation" value="${invitation.link}">
<input type="hidden" name="username" value="${invitation.email}" autocomplete="username">
<ol class="steps">
<li>${words.scan}
${qrCode(invitation.address, words.qr)}
<p>${words.key}${colon}<br><code>${invitation.secret.replace(/.{4}(?=.)/g, '$& ')}</code></p></li>
<li>${field({
        name: 'code',
        label: words.code,
        autocomplete: 'one-time-code',
        numeric: true,
        invalid: faults.includes('code'),
      })}</li>
<li><div class="fields">${newPasswordFields(words, all, faults)}</div></li>
</ol>
<div class="actions"><button class="main">${words.submit}</button></div>
</form>`,
    },
    faults.length > 0 ? 422 : 200,
  )
}
