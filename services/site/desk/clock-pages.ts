import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DeskClock } from '@barriere/shared/programmes/casino/desk.ts'
import {
  CLOCK_ACTIONS,
  type ClockReading,
  actOnClock,
  formatCountdown,
  readClock,
} from '@barriere/shared/domain/time/level-clock.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Html } from '../../kit/page.ts'
import { languageOf } from './language.ts'
import type { DeskCasino } from './rights.ts'
import { type Note, answer, tokenField } from './markup.ts'
import type { DeskSession } from './sessions.ts'
import type { Words } from './words/fr.ts'
import { WORDS } from './words/words.ts'

interface ClocksView {
  readonly session: DeskSession
  /** Undefined if the content service has never answered. */
  readonly casinos: readonly DeskCasino[] | undefined
  /** Undefined if the programme did not answer. */
  readonly clocks: readonly DeskClock[] | undefined
  readonly note?: Note | undefined
}

/** Why the page shows no clock. */
function reasonOf({ casinos, clocks }: Pick<ClocksView, 'casinos' | 'clocks'>, words: Words): string {
  if (!casinos) return words.cards.away
  if (casinos.length === 0) return words.cards.none
  return clocks ? words.clocks.none : words.clocks.away
}

/** Clocks of today's tournaments, at the moment of the request. */
export function clocksPage(
  context: Context,
  { session, casinos, clocks, note }: ClocksView,
): Response | Promise<Response> {
  const language = languageOf(context)
  const all = WORDS[language]
  const { clocks: words, formats } = all
  const nameOf = (key: string): string => casinos?.find((casino) => casino.key === key)?.name ?? ''
  const first = clocks?.[0]
  const list =
    clocks && first
      ? html`<p class="soft">${words.readAt(formats.hour(first.now))}</p>
${clocks.map((clock) => clockOf(session, clock, { casino: nameOf(clock.casino), language }))}`
      : html`<p>${reasonOf({ casinos, clocks }, all)}</p>`
  return answer(context, {
    title: words.title,
    session,
    here: 'clocks',
    note,
    body: html`<p><a class="way" href="/desk/clocks">${words.reload}</a></p>
${list}`,
  })
}

function clockOf(
  { token }: DeskSession,
  clock: DeskClock,
  { casino, language }: { readonly casino: string; readonly language: Locale },
): Html {
  const all = WORDS[language]
  const words = all.clocks
  const reading = readClock(clock, clock, clock.now)
  const [title, day] = [clock.title[language], clock.name[language]]
  return html`<section class="clock">
<h2>${title}</h2>
<p class="soft">${[day, casino].filter(Boolean).join(', ')}</p>
<p>${statusOf(clock, reading, all)}</p>
${reading.status === 'over' ? '' : levelOf(reading, words)}
<form method="post" action="/desk/clocks/${clock.id}" aria-label="${[title, day].join(', ')}">
${tokenField(token)}
<input type="hidden" name="casino" value="${clock.casino}">
<input type="hidden" name="flight" value="${clock.flight}">
<input type="hidden" name="version" value="${clock.version}">
<div class="actions wide">
${CLOCK_ACTIONS.filter((action) => actOnClock(clock, clock, action, clock.now)).map(
  (action) => html`<button${
    action === 'start' || action === 'resume' ? html` class="main"` : ''
  } name="action" value="${action}">${words.actions[action]}</button>
`,
)}</div>
</form>
</section>
`
}

function statusOf(
  { startsAt, now }: DeskClock,
  { status, current, left }: ClockReading,
  { clocks: words, formats: { hour } }: Words,
): string {
  switch (status) {
    case 'waiting':
      return words.waiting(hour(startsAt))
    case 'running':
      return current?.entry.kind === 'break' ? words.breakRunning(hour(now + left)) : words.running(hour(now + left))
    case 'paused':
      return words.paused
    case 'over':
      return words.over
  }
}

function levelOf({ current, left }: ClockReading, words: Words['clocks']): Html | '' {
  if (!current) return ''
  const { entry, level } = current
  const blinds =
    entry.kind === 'break'
      ? []
      : [words.blinds(entry.smallBlind, entry.bigBlind), ...(entry.ante === 0 ? [] : [words.ante(entry.ante)])]
  return html`<p class="level"><strong>${level === undefined ? words.break : words.level(level)}</strong>
${blinds.join(', ')}</p>
<p>${words.left} <strong class="left">${formatCountdown(left)}</strong></p>`
}
