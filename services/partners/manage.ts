import { optional, required } from './checks.ts'
import { type Language, languageOf, words } from './language.ts'
import type { PartnerPage } from './page.ts'

const CODE = /^\d{1,10}$/
const CONFIRMATION = /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,29}$/
const STEP = /^(?:change|cancel)$/

/**
 * The engine's page of one booking: change or cancel it. Throws a Refusal. No bookings are stored, so the name is only
 * mentioned, and the last step tells what the engine would do.
 */
export function managePage(query: URLSearchParams): PartnerPage {
  const language = languageOf(query.get('locale') ?? undefined)
  const chain = required(query, 'chain', CODE)
  const hotel = required(query, 'hotel', CODE)
  const confirmation = required(query, 'confirm', CONFIRMATION)
  const step = optional(query, 'step', STEP)
  const stepHref = (name: string | undefined): string =>
    `?${new URLSearchParams({
      chain,
      hotel,
      locale: query.get('locale') ?? '',
      confirm: confirmation,
      ...(name === undefined ? {} : { step: name }),
    }).toString()}`
  const back = { href: stepHref(undefined), label: words('Revenir à la réservation', 'Back to the booking')[language] }
  const facts = [[words('Confirmation', 'Confirmation')[language], confirmation]] as const
  return step === undefined
    ? {
        language,
        title: words('Votre réservation', 'Your booking')[language],
        lead: words(
          'Cette page tient lieu du moteur de réservation, qui demande ici votre nom avant d’afficher le séjour.',
          'This page stands for the booking engine, which asks for your name here before it shows the stay.',
        )[language],
        facts,
        ways: [
          { href: stepHref('change'), label: words('Modifier le séjour', 'Change the stay')[language] },
          { href: stepHref('cancel'), label: words('Annuler le séjour', 'Cancel the stay')[language] },
        ],
      }
    : { language, ...endOf(step === 'cancel', language), facts, ways: [back] }
}

const endOf = (cancelled: boolean, language: Language): Pick<PartnerPage, 'title' | 'lead'> => ({
  title: (cancelled ? words('Annuler le séjour', 'Cancel the stay') : words('Modifier le séjour', 'Change the stay'))[
    language
  ],
  lead: (cancelled
    ? words(
        'Le moteur rappelle ici les conditions du tarif, puis annule le séjour. Cette page n’annule rien.',
        'The engine repeats the conditions of the rate here, then cancels the stay. This page cancels nothing.',
      )
    : words(
        'Le moteur propose ici d’autres dates et chambres du même hôtel. Cette page ne change rien.',
        'The engine offers other dates and rooms of the same hotel here. This page changes nothing.',
      ))[language],
})
