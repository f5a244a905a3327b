import { CheckField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import type { Space } from '@barriere/shared/stories/types.ts'
import styles from './dialogs.module.css'
import type { EndingAddress } from './ending-addresses.ts'

const words = defineWords({
  fr: {
    changes: (count: number) =>
      count === 1
        ? 'L’adresse d’une page change dès l’enregistrement\u00a0:'
        : `Les adresses de ${count} pages changent\u00a0:`,
    more: (count: number) => `et ${count} autre${count > 1 ? 's' : ''}`,
    redirect: 'Les anciennes adresses mènent aux nouvelles (redirection permanente)',
    declined: 'Sans redirection, les liens et les favoris des visiteurs mèneront à une page introuvable.',
    becomes: 'devient',
    original: 'Français',
    later: 'Ces adresses traduites changent à la prochaine publication, et mènent alors aux nouvelles\u00a0:',
  },
  en: {
    changes: (count: number) =>
      count === 1 ? 'The address of one page changes as soon as you save:' : `The addresses of ${count} pages change:`,
    more: (count: number) => `and ${count} other${count === 1 ? '' : 's'}`,
    redirect: 'Old addresses lead to the new ones (permanent redirect)',
    declined: 'Without a redirect, visitors’ links and bookmarks will lead to a missing page.',
    becomes: 'becomes',
    original: 'French',
    later: 'These translated addresses change with the next publication, and then lead to the new ones:',
  },
})

/** Maximum number of addresses that are listed. */
const LISTED = 6

interface NoteProps {
  moves: readonly EndingAddress[]
  languages: Space['languages']
  isRedirected: boolean
  onChange: (isRedirected: boolean) => void
}

/** Lists the addresses that end, and offers redirects. Renders nothing if there are none. */
export function RedirectNote({ moves, languages, isRedirected, onChange }: NoteProps) {
  const say = useWords(words)
  const [later, now] = [moves.filter(({ isLater }) => isLater), moves.filter(({ isLater }) => !isLater)]
  return (
    <>
      {now.length > 0 && (
        <>
          <Note kind="warn">
            <p>{say.changes(new Set(now.map(({ story }) => story.id)).size)}</p>
            <Addresses moves={now} languages={languages} />
          </Note>
          <CheckField label={say.redirect} checked={isRedirected} onChange={({ target }) => onChange(target.checked)} />
          {!isRedirected && <Note kind="bad">{say.declined}</Note>}
        </>
      )}
      {later.length > 0 && (
        <Note>
          <p>{say.later}</p>
          <Addresses moves={later} languages={languages} />
        </Note>
      )}
    </>
  )
}

function Addresses({ moves, languages }: Pick<NoteProps, 'moves' | 'languages'>) {
  const say = useWords(words)
  const nameOf = (lang: string | null): string =>
    lang === null ? say.original : (languages.find(({ code }) => code === lang)?.name ?? lang)
  return (
    <ul className={styles.addresses}>
      {moves.slice(0, LISTED).map(({ lang, before, after }) => (
        <li key={`${lang} ${before}`}>
          {languages.length > 0 && <strong>{nameOf(lang)}</strong>} /{before} <span aria-hidden="true">→</span>
          <span className="vh">{say.becomes}</span> /{after}
        </li>
      ))}
      {moves.length > LISTED && <li>{say.more(moves.length - LISTED)}</li>}
    </ul>
  )
}
