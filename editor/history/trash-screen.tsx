import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, get } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import type { TrashedStory } from './types.ts'
import { useAction } from './use-action.ts'
import { Moment } from '../ui/moment.tsx'

const words = defineWords({
  fr: {
    title: 'Corbeille',
    about: 'Ce qui est supprimé peut être restauré pendant trente jours, avec son adresse et ce qui était en ligne.',
    none: 'La corbeille est vide.',
    name: 'Page ou dossier',
    address: 'Adresse',
    deleted: 'Supprimé',
    by: (name: string) => `par ${name}`,
    actions: 'Actions',
    restore: 'Restaurer',
    restored: (name: string) => `«\u00a0${name}\u00a0» est restauré.`,
    remove: 'Supprimer définitivement',
    sure: (name: string) =>
      `«\u00a0${name}\u00a0», son contenu et son historique seront perdus. Cela ne peut pas être annulé.`,
    cancel: 'Annuler',
    removed: 'C’est supprimé définitivement.',
  },
  en: {
    title: 'Trash',
    about: 'What is deleted can be restored for thirty days, with its address and what was live.',
    none: 'The trash is empty.',
    name: 'Page or folder',
    address: 'Address',
    deleted: 'Deleted',
    by: (name: string) => `by ${name}`,
    actions: 'Actions',
    restore: 'Restore',
    restored: (name: string) => `“${name}” is restored.`,
    remove: 'Delete for good',
    sure: (name: string) => `“${name}”, its contents and its history will be lost. This cannot be undone.`,
    cancel: 'Cancel',
    removed: 'It is deleted for good.',
  },
})

/** Deleted stories, to be restored or deleted for good. */
export function TrashScreen() {
  const say = useWords(words)
  const { run, fault, isBusy } = useAction()
  const [doomed, setDoomed] = useState<TrashedStory>()
  const { data } = useQuery({
    queryKey: ['trash'],
    queryFn: ({ signal }) =>
      get<{ stories: readonly TrashedStory[] }>('stories', { in_trash: 1, per_page: 100 }, signal),
  })
  // Stories that were deleted with their folder are restored with it.
  const roots = (data?.stories ?? []).filter(({ id, deleted_with: root }) => root === id)
  const remove = async ({ id }: TrashedStory): Promise<void> => {
    await run(() => call('DELETE', `stories/${id}`, { query: { in_trash: 1 } }), say.removed)
    setDoomed(undefined)
  }
  return (
    <main className={styles.screen}>
      <h1>{say.title}</h1>
      <p>{say.about}</p>
      {fault !== undefined && <Note kind="bad">{fault}</Note>}
      {data && roots.length === 0 && <Note>{say.none}</Note>}
      {roots.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say.name}</th>
                <th scope="col">{say.address}</th>
                <th scope="col">{say.deleted}</th>
                <th scope="col">{say.actions}</th>
              </tr>
            </thead>
            <tbody>
              {roots.map((story) => (
                <tr key={story.id}>
                  <th scope="row">{story.name}</th>
                  <td>{story.full_slug}</td>
                  <td>
                    <Moment at={story.deleted_at} /> {story.deleted_by !== null && say.by(story.deleted_by)}
                  </td>
                  <td>
                    <div className={styles.line}>
                      <Button
                        icon="undo"
                        disabled={isBusy}
                        onClick={() =>
                          void run(() => call('PUT', `stories/${story.id}/restore`), say.restored(story.name))
                        }
                      >
                        {say.restore}
                      </Button>
                      <Button kind="danger" icon="trash" disabled={isBusy} onClick={() => setDoomed(story)}>
                        {say.remove}
                      </Button>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {doomed && (
        <Dialog title={say.remove} onClose={() => setDoomed(undefined)}>
          <p>{say.sure(doomed.name)}</p>
          <div className={styles.line}>
            <Button autoFocus onClick={() => setDoomed(undefined)}>
              {say.cancel}
            </Button>
            <Button kind="danger" icon="trash" disabled={isBusy} onClick={() => void remove(doomed)}>
              {say.remove}
            </Button>
          </div>
        </Dialog>
      )}
    </main>
  )
}
