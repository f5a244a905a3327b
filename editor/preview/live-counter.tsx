import { useEffect, useId, useRef, useState } from 'react'
import type { ShownPages } from '@barriere/shared/contracts/shown-pages.ts'
import { get } from '../api.ts'
import { settings } from '../settings.ts'
import { useDraft } from '../story/use-draft.ts'
import { Badge } from '../ui/note.tsx'
import { defineWords, useLanguage, useWords } from '../words.ts'
import styles from './preview-panel.module.css'

const words = defineWords({
  fr: {
    counting: (seconds: string, live: number, all: number) => `Mise en ligne… ${seconds} s, ${live} sur ${all}`,
    live: (seconds: string, all: number) => `En ligne en ${seconds} s, ${all} page${all > 1 ? 's' : ''}`,
    nowhere: (seconds: string) => `En ligne en ${seconds} s`,
    late: 'Le site n’a pas encore tout repris.',
    pages: 'Pages qui montrent ce contenu',
    done: 'à jour',
    waiting: 'en attente',
  },
  en: {
    counting: (seconds: string, live: number, all: number) => `Going live… ${seconds} s, ${live} of ${all}`,
    live: (seconds: string, all: number) => `Live after ${seconds} s, ${all} page${all === 1 ? '' : 's'}`,
    nowhere: (seconds: string) => `Live after ${seconds} s`,
    late: 'The site has not taken all of it yet.',
    pages: 'Pages that show this story',
    done: 'live',
    waiting: 'waiting',
  },
})

/** Polling interval, and time-out of the polling, in milliseconds. */
const POLL = 150
const GIVEN_UP = 60_000

type State = ShownPages & {
  /** Milliseconds since the publish. */
  readonly after: number
  readonly phase: 'counting' | 'live' | 'late'
}

const isLive = ({ known, pages }: ShownPages): boolean => known && pages.every(({ live }) => live)

/** Counts the time from a publication until every page of the site with the story shows the new version. */
export function LiveCounter() {
  const say = useWords(words)
  const tongue = useLanguage()
  const id = useId()
  const { id: story, published_at: publishedAt } = useDraft((state) => state.story)
  const first = useRef(publishedAt)
  const [state, setState] = useState<State>()

  useEffect(() => {
    if (publishedAt === null || publishedAt === first.current) return undefined
    const began = performance.now()
    const leaving = new AbortController()
    void follow(story, leaving.signal, (shown) => {
      const after = performance.now() - began
      const phase = isLive(shown) ? 'live' : after > GIVEN_UP ? 'late' : 'counting'
      setState({ ...shown, after, phase })
      return phase !== 'counting'
    })
    return () => leaving.abort()
  }, [story, publishedAt])

  if (!state) return <span className={styles.space} />
  const { pages, after, phase } = state
  const seconds = (after / 1_000).toLocaleString(tongue, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const count = pages.filter(({ live }) => live).length
  const text = {
    counting: say.counting(seconds, count, pages.length),
    live: pages.length > 0 ? say.live(seconds, pages.length) : say.nowhere(seconds),
    late: say.late,
  }[phase]
  return (
    <div className={styles.space}>
      <button type="button" className={styles.live} popoverTarget={id} disabled={pages.length === 0}>
        <Badge kind={({ counting: 'plain', live: 'good', late: 'warn' } as const)[phase]}>{text}</Badge>
      </button>
      {/* Live region: announces the result, not each step. */}
      <p className="vh" role="status">
        {phase === 'counting' ? '' : text}
      </p>
      <div id={id} popover="auto" className={styles.pages}>
        <h2>{say.pages}</h2>
        <ul>
          {pages.map(({ path, live }) => (
            <li key={path}>
              <a href={settings.site + path} target="_blank" rel="noreferrer">
                {path}
              </a>{' '}
              <Badge kind={live ? 'good' : 'plain'}>{live ? say.done : say.waiting}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Polls until `tell` returns true. The first answer gives the expected version. */
async function follow(story: number, signal: AbortSignal, tell: (shown: ShownPages) => boolean): Promise<void> {
  let cv: number | undefined
  while (!signal.aborted) {
    try {
      const shown = await get<ShownPages & { cv: number }>(`stories/${story}/pages`, { cv }, signal)
      cv ??= shown.cv
      if (signal.aborted || tell(shown)) return
    } catch {
      // The site is down, or the screen was left. Polling continues while the screen is open.
      if (signal.aborted || tell({ known: false, pages: [] })) return
    }
    await new Promise((resolve) => {
      setTimeout(resolve, POLL)
    })
  }
}
