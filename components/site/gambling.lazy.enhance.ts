import { sendCasino } from '#lib/client/casino-profile.ts'
import { defineElement } from '#lib/client/define-element.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import { SingleFlight } from '@barriere/shared/async/single-flight.ts'
import type { LimitedWords } from './gambling-background.tsx'

const calls = new SingleFlight<boolean>()

/**
 * Whether the member who is signed in has limited their access: one call for all that the page has. Somebody of the
 * hotels' programme alone is answered 401 by the site itself; where the casinos' is away, it sells nothing either.
 */
const isLimited = (): Promise<boolean> =>
  calls.run('limit', async () => {
    const answer = await sendCasino('GET limit')
    return answer.ok && answer.value.limit !== undefined
  })

/** Hides games, jackpots and tournaments from a member who has limited their access, and says why once in a page. */
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
  // Where the page's own title goes with the content, this is its title.
  const title = document.createElement(background.querySelector('h1') ? 'h1' : 'strong')
  const text = document.createElement('p')
  const link = document.createElement('a')
  title.textContent = words.title
  text.textContent = words.text
  link.textContent = words.link
  link.href = words.href
  background.querySelector(':scope > [data-limited]')?.replaceChildren(title, text, link)
}
