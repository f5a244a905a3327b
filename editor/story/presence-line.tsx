import { useSyncExternalStore } from 'react'
import { type Language, defineWords, useLanguage, useWords } from '../words.ts'
import type { PresenceState, Present } from './presence.ts'
import styles from './story-screen.module.css'
import { useStoryContext } from './use-draft.ts'

const words = defineWords({
  fr: {
    here: (names: string, count: number) => `${names} ${count > 1 ? 'sont' : 'est'} aussi sur cette page.`,
    left: (names: string, count: number) => `${names} ${count > 1 ? 'ont' : 'a'} quitté cette page.`,
    changing: (name: string) => `${name} modifie ce bloc.`,
  },
  en: {
    here: (names: string, count: number) => `${names} ${count > 1 ? 'are' : 'is'} on this page too.`,
    left: (names: string, count: number) => `${names} ${count > 1 ? 'have' : 'has'} left this page.`,
    changing: (name: string) => `${name} is changing this block.`,
  },
})

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  fr: new Intl.ListFormat('fr'),
  en: new Intl.ListFormat('en-GB'),
}

/** First letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/)
  return [parts[0], ...(parts.length > 1 ? [parts.at(-1)] : [])].map((part) => [...(part ?? '')][0] ?? '').join('')
}

function usePresence(): PresenceState {
  const { presence } = useStoryContext()
  return useSyncExternalStore(presence.subscribe, presence.get)
}

const Initials = ({ name }: { name: string }) => (
  <span className={styles.initials} aria-hidden="true">
    {initialsOf(name)}
  </span>
)

/**
 * Other users who have the story open. A live region that changes only when a user comes or leaves, not at each
 * heartbeat.
 */
export function PresenceLine() {
  const say = useWords(words)
  const language = useLanguage()
  const { others, left } = usePresence()
  const sentence = (people: readonly Present[], text: (names: string, count: number) => string): string =>
    text(LISTS[language].format(people.map(({ name }) => name)), people.length)
  return (
    <p role="status" className={styles.presence}>
      {left.length > 0 && <span className="vh">{sentence(left, say.left)} </span>}
      {others.length > 0 && (
        <>
          {others.map(({ user_id: id, name }) => (
            <Initials key={id} name={name} />
          ))}
          <span>{sentence(others, say.here)}</span>
        </>
      )}
    </p>
  )
}

/** @param isShort shows only the initials, for small places */
export function ChangedBy({ uid, isShort = false }: { uid: string; isShort?: boolean }) {
  const say = useWords(words)
  return usePresence()
    .others.filter(({ block }) => block === uid)
    .map(({ user_id: id, name }) => (
      <span key={id} className={styles.changing} title={say.changing(name)}>
        <Initials name={name} />
        <span className={isShort ? 'vh' : undefined}>{say.changing(name)}</span>
      </span>
    ))
}
