import { sendCasino } from '#lib/client/casino-profile.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { LimitedWords } from './gambling-background.tsx'

const calls = new SingleFlight<boolean>()

/**
 * Whether the signed-in member has limited their access; one call for all backgrounds of the page. A failure counts as
 * no limit: a member of the hotel programme only gets 401 from the site itself, and an unavailable casino programme
 * sells nothing.
 */
const isLimited = (): Promise<boolean> =>
  calls.run('limit', async () => {
    const answer = await sendCasino('GET limit')
    return answer.ok && answer.value.limit !== undefined
  })

/** Hides games, jackpots and tournaments from a member with limited access, and gives the reason once per page. */
defineElement('site-gambling', (background, signal) => {
  if (!isSignedIn()) return
  background.dataset['limit'] = 'asked'
  void isLimited().then((limited) => {
    if (signal.aborted) return
    if (!limited) return void delete background.dataset['limit']
    const isFirst = document.querySelector('site-gambling') === background
    background.dataset['limit'] = isFirst ? 'told' : 'hidden'
    if (isFirst) explain(background)
  })
})

function explain(background: HTMLElement): void {
  const words = JSON.parse(background.dataset['words'] ?? '{}') as LimitedWords
  // If the page's own title is hidden with the content, this title replaces it.
  const title = document.createElement(background.querySelector('h1') ? 'h1' : 'strong')
  const text = document.createElement('p')
  const link = document.createElement('a')
  title.textContent = words.title
  text.textContent = words.text
  link.textContent = words.link
  link.href = words.href
  background.querySelector(':scope > [data-limited]')?.replaceChildren(title, text, link)
}
