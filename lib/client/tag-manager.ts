import type { Choices } from '@barriere/shared/domain/visitors/consent.ts'

type Signal = 'granted' | 'denied'

/** The page's data layer, which Google's tag manager reads. */
const page = globalThis as { dataLayer?: unknown[] }

/** A command of Google's tags, which recognise it by its `arguments` object. */
function command(..._: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for an event
  ;(page.dataLayer ??= []).push(arguments)
}

const signal = (isGranted: boolean | undefined): Signal => (isGranted ? 'granted' : 'denied')

const signalsOf = ({ measurement, advertising }: Choices): Readonly<Record<string, Signal>> => ({
  ad_storage: signal(advertising),
  ad_user_data: signal(advertising),
  ad_personalization: signal(advertising),
  analytics_storage: signal(measurement),
})

/** Milliseconds for which Google's tags wait for the update that follows the defaults. */
const WAIT_FOR_UPDATE = 500

/**
 * Google's tag manager in “basic” Consent Mode v2: the defaults deny everything, before anything else; its script
 * is loaded once measurement or advertising is allowed, and never before; each choice is an update.
 */
export class TagManager {
  readonly #src: string
  #state: 'new' | 'denied' | 'loaded' = 'new'

  constructor(src: string) {
    this.#src = src
  }

  /** Applies a choice, or the one of an earlier page. */
  apply(choices: Choices): void {
    if (this.#state === 'new') {
      command('consent', 'default', { ...signalsOf({}), wait_for_update: WAIT_FOR_UPDATE })
      this.#state = 'denied'
    }
    const isAllowed = choices.measurement === true || choices.advertising === true
    const isLoaded = this.#state === 'loaded'
    if (!isAllowed && !isLoaded) return
    command('consent', 'update', signalsOf(choices))
    if (!isLoaded) this.#load()
  }

  #load(): void {
    this.#state = 'loaded'
    ;(page.dataLayer ??= []).push({ 'gtm.start': Date.now(), 'event': 'gtm.js' })
    const script = Object.assign(document.createElement('script'), { src: this.#src, async: true })
    script.dataset['purposes'] = 'measurement advertising'
    document.head.append(script)
  }
}
