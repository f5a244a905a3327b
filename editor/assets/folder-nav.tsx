import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './assets.module.css'
import type { AssetFolder } from '@barriere/shared/stories/assets.ts'
import { treeOf } from './use-assets.ts'
import { useMayEdit } from './use-may-edit.ts'

const words = defineWords({
  fr: {
    folders: 'Dossiers',
    all: 'Tous les fichiers',
    none: 'Sans dossier',
    trash: 'Corbeille',
    add: 'Nouveau dossier',
    addIn: 'Nouveau sous-dossier',
    rename: 'Renommer',
    remove: 'Supprimer le dossier',
    actions: (name: string) => `Actions sur ${name}`,
    name: 'Nom du dossier',
    save: 'Enregistrer',
    kept: 'Ce dossier contient d’autres dossiers\u00a0: supprimez-les d’abord.',
    failed: 'Le dossier n’a pas pu être modifié.',
  },
  en: {
    folders: 'Folders',
    all: 'All files',
    none: 'Without a folder',
    trash: 'Trash',
    add: 'New folder',
    addIn: 'New subfolder',
    rename: 'Rename',
    remove: 'Delete the folder',
    actions: (name: string) => `Actions on ${name}`,
    name: 'Name of the folder',
    save: 'Save',
    kept: 'This folder contains other folders: delete them first.',
    failed: 'The folder could not be changed.',
  },
})

interface FolderNavProps {
  folders: readonly AssetFolder[]
  /** As `AssetFilter.folder`. */
  selected: string
  onSelect: (folder: string) => void
  onFault: (fault: string) => void
}

type Edited = { readonly folder: AssetFolder } | { readonly parent: number | null }

/** The library's folders, with their actions. */
export function FolderNav({ folders, selected, onSelect, onFault }: FolderNavProps) {
  const say = useWords(words)
  const client = useQueryClient()
  const [edited, setEdited] = useState<Edited>()
  const mayEdit = useMayEdit()

  const entry = (value: string, label: string, icon: 'folder' | 'image' | 'trash', depth = 0) => (
    <button
      type="button"
      className={styles.folder}
      style={{ paddingInlineStart: `${0.5 + depth}rem` }}
      aria-current={selected === value}
      onClick={() => onSelect(value)}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
  const remove = async ({ id }: AssetFolder): Promise<void> => {
    try {
      await call('DELETE', `asset_folders/${id}`)
      if (selected === String(id)) onSelect('')
      await client.invalidateQueries({ queryKey: ['assets'] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFault(error.status === 422 ? say.kept : say.failed)
    }
  }
  return (
    <nav aria-label={say.folders} className={styles.folders}>
      <ul>
        <li>{entry('', say.all, 'image')}</li>
        <li>{entry('0', say.none, 'folder')}</li>
        {treeOf(folders).map(({ folder, depth }) => (
          <li key={folder.id} className={styles.folderRow}>
            {entry(String(folder.id), folder.name, 'folder', depth)}
            {mayEdit && (
              <Menu
                label={say.actions(folder.name)}
                items={[
                  { label: say.addIn, icon: 'add', onSelect: () => setEdited({ parent: folder.id }) },
                  { label: say.rename, icon: 'edit', onSelect: () => setEdited({ folder }) },
                  { label: say.remove, icon: 'trash', onSelect: () => void remove(folder) },
                ]}
              />
            )}
          </li>
        ))}
        <li>{entry('-1', say.trash, 'trash')}</li>
      </ul>
      {mayEdit && (
        <Button icon="add" onClick={() => setEdited({ parent: null })}>
          {say.add}
        </Button>
      )}
      {edited && <FolderDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </nav>
  )
}

function FolderDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const say = useWords(words)
  const client = useQueryClient()
  const isNew = 'parent' in edited
  const [name, setName] = useState(isNew ? '' : edited.folder.name)
  const [isFailed, setFailed] = useState(false)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      if (isNew) await call('POST', 'asset_folders', { body: { asset_folder: { name, parent_id: edited.parent } } })
      else await call('PUT', `asset_folders/${edited.folder.id}`, { body: { asset_folder: { name } } })
      await client.invalidateQueries({ queryKey: ['assets', 'folders'] })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    }
  }
  return (
    <Dialog title={isNew ? say.add : say.rename} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={say.name}
          required
          maxLength={255}
          value={name}
          fault={isFailed ? say.failed : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button kind="main" type="submit">
          {say.save}
        </Button>
      </form>
    </Dialog>
  )
}
