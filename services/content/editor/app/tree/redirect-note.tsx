import { CheckField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { type TreeNode, withDescendants } from './tree.ts'
import styles from './dialogs.module.css'

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
  },
  en: {
    changes: (count: number) =>
      count === 1 ? 'The address of one page changes as soon as you save:' : `The addresses of ${count} pages change:`,
    more: (count: number) => `and ${count} other${count === 1 ? '' : 's'}`,
    redirect: 'Old addresses lead to the new ones (permanent redirect)',
    declined: 'Without a redirect, visitors’ links and bookmarks will lead to a missing page.',
    becomes: 'becomes',
  },
})

/** Addresses listed one by one. */
const LISTED = 5

interface NoteProps {
  /** Full slugs before and after of every page that visitors may know. */
  moves: readonly { readonly before: string; readonly after: string }[]
  isRedirected: boolean
  onChange: (isRedirected: boolean) => void
}

/** Which addresses end, and the choice of leading them on. Nothing where no visitor can know one. */
export function RedirectNote({ moves, isRedirected, onChange }: NoteProps) {
  const say = useWords(words)
  if (moves.length === 0) return null
  return (
    <>
      <Note kind="warn">
        <p>{say.changes(moves.length)}</p>
        <ul className={styles.addresses}>
          {moves.slice(0, LISTED).map(({ before, after }) => (
            <li key={before}>
              /{before} <span aria-hidden="true">→</span>
              <span className="vh">{say.becomes}</span> /{after}
            </li>
          ))}
          {moves.length > LISTED && <li>{say.more(moves.length - LISTED)}</li>}
        </ul>
      </Note>
      <CheckField label={say.redirect} checked={isRedirected} onChange={({ target }) => onChange(target.checked)} />
      {!isRedirected && <Note kind="bad">{say.declined}</Note>}
    </>
  )
}

/**
 * Full slugs that end when a node's own becomes another: those of all pages below it that have ever been published.
 * @param after the node's new full slug
 */
export function endingAddresses(node: TreeNode, after: string): { before: string; after: string }[] {
  const ended = node.story.full_slug.replace(/\/$/, '')
  const begun = after.replace(/\/$/, '')
  if (ended === begun) return []
  return withDescendants(node)
    .filter(({ story }) => !story.is_folder && story.first_published_at !== null)
    .map(({ story }) => ({ before: story.full_slug, after: `${begun}${story.full_slug.slice(ended.length)}` }))
}
