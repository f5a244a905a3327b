import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { ReleaseQuestion } from '../history/release-question.tsx'
import type { ListedStory } from '@barriere/shared/stories/types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { remove, unpublish } from './changes.ts'
import styles from './dialogs.module.css'
import { readAll } from './read-all.ts'
import { type TreeNode, withDescendants } from './tree.ts'
import { useChange } from './use-change.ts'
import { treeWords } from './words.ts'

const words = defineWords({
  fr: {
    what: (nodes: readonly TreeNode[]) => (nodes.length === 1 ? nodes[0]?.story.name : `${nodes.length} éléments`),
    delete: { title: 'Mettre à la corbeille\u00a0:', submit: 'Mettre à la corbeille', done: 'Mis à la corbeille.' },
    unpublish: { title: 'Retirer du site\u00a0:', submit: 'Retirer du site', done: 'Retiré du site.' },
    online: (count: number) =>
      count === 1 ? 'Une page en ligne disparaît du site.' : `${count} pages en ligne disparaissent du site.`,
    plans: 'Ce qui est programmé pour elles est annulé.',
    usedBy: (count: number) => (count === 1 ? 'Une autre page y mène\u00a0:' : `${count} autres pages y mènent\u00a0:`),
    unused: 'Aucune autre page n’y mène.',
    searching: 'Recherche des pages qui y mènent…',
    unknown: 'Les pages qui y mènent n’ont pas pu être cherchées.',
  },
  en: {
    what: (nodes: readonly TreeNode[]) => (nodes.length === 1 ? nodes[0]?.story.name : `${nodes.length} items`),
    delete: { title: 'Move to the trash:', submit: 'Move to the trash', done: 'Moved to the trash.' },
    unpublish: { title: 'Take off the site:', submit: 'Take off the site', done: 'Taken off the site.' },
    online: (count: number) => `${count} live page${count === 1 ? '' : 's'} will leave the site.`,
    plans: 'What is scheduled for them is cancelled.',
    usedBy: (count: number) => (count === 1 ? 'Another page leads here:' : `${count} other pages lead here:`),
    unused: 'No other page leads here.',
    searching: 'Searching for pages that lead here…',
    unknown: 'The pages that lead here could not be searched for.',
  },
})

interface DialogProps {
  action: 'delete' | 'unpublish'
  nodes: readonly TreeNode[]
  onClose: () => void
  onDone: () => void
}

/** Asks for confirmation before pages leave the site, and lists the pages that refer to them. */
export function RemoveDialog({ action, nodes, onClose, onDone }: DialogProps) {
  const say = useWords(words)
  const { cancel } = useWords(treeWords)
  const change = useChange()
  const [isBusy, setBusy] = useState(false)
  const [leavesReleases, setLeavesReleases] = useState(true)
  const { title, submit, done } = say[action]
  const gone = nodes.flatMap(withDescendants).filter(({ story }) => !story.is_folder)
  const online = gone.filter(({ story }) => story.published).length
  const send = async (): Promise<void> => {
    setBusy(true)
    const isDone = await change(
      nodes,
      ({ story }) => (action === 'delete' ? remove(story) : unpublish(story, { leavesReleases })),
      done,
    )
    setBusy(false)
    if (!isDone) return
    onDone()
    onClose()
  }
  return (
    <Dialog title={`${title} ${say.what(nodes)}`} onClose={onClose}>
      {online > 0 && (
        <Note kind="warn">
          {say.online(online)} {say.plans}
        </Note>
      )}
      {/* Releases do not publish stories in the trash. */}
      {action === 'unpublish' && (
        <ReleaseQuestion
          ids={[...new Set(gone.flatMap(({ story }) => story.release_ids ?? []))]}
          pages={nodes.length}
          leaves={leavesReleases}
          onChange={setLeavesReleases}
        />
      )}
      <UsedBy stories={gone.map(({ story }) => story)} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button kind="danger" icon="trash" disabled={isBusy} onClick={() => void send()}>
          {submit}
        </Button>
      </div>
    </Dialog>
  )
}

/** Uuids per request: the length of a URL is limited. */
const ASKED = 40

/** Pages outside of these stories that refer to them: links, relations, formatted text. */
export function UsedBy({ stories }: { stories: readonly Pick<ListedStory, 'id' | 'uuid'>[] }) {
  const say = useWords(words)
  const ids = new Set(stories.map(({ id }) => id))
  const { data, error } = useQuery({
    queryKey: ['stories', 'used-by', [...ids]],
    enabled: stories.length > 0,
    queryFn: async ({ signal }) => {
      const found = new Map<number, ListedStory>()
      for (let from = 0; from < stories.length; from += ASKED) {
        const uuids = stories.slice(from, from + ASKED).map(({ uuid }) => uuid)
        const pages = await readAll<ListedStory>('stories', { reference_search: uuids.join(), story_only: 1 }, signal)
        for (const page of pages) if (!ids.has(page.id)) found.set(page.id, page)
      }
      return [...found.values()]
    },
  })
  if (stories.length === 0) return null
  if (error) return <Note kind="warn">{say.unknown}</Note>
  if (!data) return <Note>{say.searching}</Note>
  if (data.length === 0) return <Note>{say.unused}</Note>
  return (
    <Note kind="warn">
      <p>{say.usedBy(data.length)}</p>
      <ul className={styles.addresses}>
        {data.map(({ id, name, full_slug: slug }) => (
          <li key={id}>
            <Link href={`/stories/${id}`}>{name}</Link> /{slug}
          </li>
        ))}
      </ul>
    </Note>
  )
}
