import { consentStore } from '#lib/client/consent.ts'
import { sendConsent } from '#lib/client/consent-receipts.ts'
import { defineElement } from '#lib/client/define-element.ts'
import type { ConsentReceipt } from '@barriere/shared/contracts/consent.ts'
import { PURPOSES } from '@barriere/shared/domain/visitors/consent.ts'
import { saveFile } from '../ui/save-file.ts'

/** Name of a purpose: the label of its check box on the page. */
const nameOf = (purpose: string): string =>
  document.querySelector(`label:has(> #consent-${purpose})`)?.textContent.trim() ?? purpose

/** Reads the receipts of this browser's choices from the server on a click; shows or downloads them. */
defineElement('site-consent-history', (element, signal) => {
  const [show, download] = element.querySelectorAll('button')
  const place = element.querySelector('[role=status]')
  if (!show || !download || !place) return
  const { chosen = '', none = '', nothing = '', failed = '' } = element.dataset

  /** Undefined if the receipts could not be read; the page then shows a message. */
  const read = async (): Promise<readonly ConsentReceipt[] | undefined> => {
    const consent = consentStore.get()
    if (!consent) return []
    const answer = await sendConsent('POST history', { input: { id: consent.id } })
    if (answer.ok) return answer.value.receipts
    place.textContent = failed
    return undefined
  }
  const lineOf = ({ chosenAt, choices }: ConsentReceipt): HTMLLIElement => {
    const line = document.createElement('li')
    const agreed = PURPOSES.filter((purpose) => choices[purpose]).map(nameOf)
    const moment = new Date(chosenAt).toLocaleString(document.documentElement.lang, {
      dateStyle: 'long',
      timeStyle: 'short',
    })
    line.textContent = chosen.replace('{moment}', moment).replace('{purposes}', agreed.join(', ') || nothing)
    return line
  }
  show.addEventListener(
    'click',
    () =>
      void read().then((receipts) => {
        if (!receipts) return
        const list = document.createElement('ul')
        list.append(...receipts.map(lineOf))
        place.replaceChildren(receipts.length > 0 ? list : none)
      }),
    { signal },
  )
  download.addEventListener(
    'click',
    () =>
      void read().then((receipts) => {
        if (!receipts) return
        if (receipts.length === 0) place.textContent = none
        else saveFile('consent.json', JSON.stringify({ receipts }, undefined, 2), 'application/json')
      }),
    { signal },
  )
  show.hidden = false
  download.hidden = false
})
