import { blockedCard, newCard } from '@barriere/shared/programmes/casino/desk.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { DeskBrowser, DeskContext } from './browser.ts'
import { cardsPage } from './card-pages.ts'
import type { CasinoFault, CasinoOptions, TakenCode } from './casino-desk.ts'
import { languageOf, wordsOf } from './language.ts'
import type { DeskSession } from './sessions.ts'
import { maskedCode } from './trail.ts'
import type { Words } from './words/fr.ts'
import { WORDS } from './words/words.ts'

/** Faults of a form, and its invalid fields. */
interface Fault {
  readonly lines: readonly string[]
  readonly invalid?: readonly string[]
}

/** Name of the birth date in the form that blocks a card, since the page's other form has one too. */
const BLOCK_DATE = 'holderBirthDate'

/** Fields that an error of the programme concerns. */
const FIELDS: Readonly<Partial<Record<CasinoErrorCode, readonly string[]>>> = {
  noAccount: ['email', 'firstName', 'lastName'],
  invalidBirthdate: ['birthDate'],
  cardTaken: ['rfid'],
  card: ['number'],
  code: ['code'],
}

/**
 * Pages of the casinos' cards and codes. Personal data: the trail names the card or the masked code; a guest's data are
 * kept neither in the trail nor in an address.
 */
export function cardRoutes({ sql, trail, casino }: CasinoOptions, { action, page }: DeskBrowser): KitApp {
  const app = newRoutes()

  /** Context of a form: the sender's casinos, read once, and the answers. */
  const visitOf = async (context: DeskContext, session: DeskSession, form: URLSearchParams) => {
    const casinos = await casino.casinosOf(session.staff)
    const words = wordsOf(context).cards
    return {
      words,
      /** Authorisation: whether the sender works for the form's casino. */
      worksAt: (key: string): boolean => casinos?.some((one) => one.key === key) ?? false,
      /** The page with the typed values and their faults. */
      again: ({ lines, invalid = [] }: Fault) =>
        cardsPage(context, {
          session,
          casinos,
          typed: Object.fromEntries(form),
          invalid,
          note: { kind: 'bad', lines },
        }),
      /** The page after a success, with the same casino chosen for the next guest. */
      done: (key: string, line: string) =>
        cardsPage(context, {
          session,
          casinos,
          typed: { casino: key, desk: key, place: key },
          note: { kind: 'good', lines: [line] },
        }),
    }
  }

  app.get(
    '/cards',
    page(async (context, session) => cardsPage(context, { session, casinos: await casino.casinosOf(session.staff) })),
  )

  app.post(
    '/cards',
    action(async (context, session, form) => {
      const { again, done, words, worksAt } = await visitOf(context, session, form)
      const read = newCard.safeParse(cardIn(form))
      if (!read.success) {
        const invalid = [...new Set(read.error.issues.map(({ path }) => String(path.at(-1) ?? '')))]
        return await again({ lines: [words.wrong], invalid })
      }
      if (!worksAt(read.data.casino)) return await again({ lines: [words.elsewhere] })
      const issued = await casino.issue(read.data)
      if (!issued.ok) return await again(faultOf(issued.error, words))
      await trail.add(sql, {
        actor: session.staff.email,
        kind: 'card-issued',
        subject: issued.value,
        detail: read.data.casino,
      })
      return await done(read.data.casino, words.issued(issued.value))
    }),
  )

  app.post(
    '/cards/block',
    action(async (context, session, form) => {
      const { again, done, words, worksAt } = await visitOf(context, session, form)
      const place = form.get('desk') ?? ''
      const read = blockedCard.safeParse({ number: form.get('number') ?? '', birthDate: form.get('holderBirthDate') })
      if (!read.success) {
        const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
        const invalid = [...(wrong.has('number') ? ['number'] : []), ...(wrong.has('birthDate') ? [BLOCK_DATE] : [])]
        return await again({ lines: [words.wrong], invalid })
      }
      if (!worksAt(place)) return await again({ lines: [words.elsewhere] })
      const blocked = await casino.block(read.data)
      if (!blocked.ok) {
        const { lines, invalid = [] } = faultOf(blocked.error, words)
        return await again({ lines, invalid: invalid.map((name) => (name === 'birthDate' ? BLOCK_DATE : name)) })
      }
      await trail.add(sql, {
        actor: session.staff.email,
        kind: 'card-blocked',
        subject: read.data.number,
        detail: place,
      })
      return await done(place, words.blocked(read.data.number))
    }),
  )

  app.post(
    '/codes',
    action(async (context, session, form) => {
      const { again, done, words, worksAt } = await visitOf(context, session, form)
      const [code, place] = [(form.get('code') ?? '').replace(/\s/g, ''), form.get('place') ?? '']
      if (code === '') return await again({ lines: [words.wrong], invalid: ['code'] })
      if (!worksAt(place)) return await again({ lines: [words.elsewhere] })
      const taken = await casino.take(code, place)
      if (!taken.ok) return await again(faultOf(taken.error, words))
      const event = { actor: session.staff.email, kind: 'code-taken', subject: maskedCode(code) } as const
      await trail.add(sql, { ...event, detail: `${place} ${taken.value.kind}` })
      return await done(place, words.taken(worthOf(taken.value, languageOf(context))))
    }),
  )

  return app
}

/** The form's fields in the programme's format; without a name, the holder is left out. */
function cardIn(form: URLSearchParams): object {
  const text = (name: string): string => (form.get(name) ?? '').trim()
  const holder = { firstName: text('firstName'), lastName: text('lastName') }
  return {
    casino: text('casino'),
    email: text('email'),
    birthDate: text('birthDate'),
    rfid: text('rfid').replace(/\s/g, '').toUpperCase(),
    ...(holder.firstName === '' && holder.lastName === '' ? {} : { holder }),
  }
}

function faultOf(fault: CasinoFault, { faults }: Words['cards']): Fault {
  const known = Object.hasOwn(faults, fault) ? faults[fault as keyof typeof faults] : faults.unavailable
  return { lines: [known], invalid: fault === 'unavailable' ? [] : (FIELDS[fault] ?? []) }
}

/** Discount at the till, or admission: `Coupe de champagne`, `10 €`, `20 %`, `Le Grand Stack, 2 places, Zoé`. */
function worthOf({ title, cents, percent, seats, holder }: TakenCode, language: Locale): string {
  const { cards, formats } = WORDS[language]
  if (title)
    return [title[language], ...(seats === undefined ? [] : [cards.seats(seats)]), ...(holder ? [holder] : [])].join(
      ', ',
    )
  return cents === undefined ? cards.percent(percent ?? 0) : formats.euros(cents)
}
