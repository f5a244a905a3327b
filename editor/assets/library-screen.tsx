import { useCallback, useDeferredValue, useState } from 'react'
import { Link, Route, Switch, useSearchParams } from 'wouter'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Badge, Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { AssetPage } from './asset-page.tsx'
import styles from './assets.module.css'
import { DropZone } from './drop-zone.tsx'
import { FileButton } from './file-button.tsx'
import { FolderNav } from './folder-nav.tsx'
import { kindOf } from '@barriere/shared/stories/file-name.ts'
import { ACCEPTED } from './rendering.ts'
import { Thumbnail } from './thumbnail.tsx'
import { ASSET_KINDS, type Asset, translated } from '@barriere/shared/stories/assets.ts'
import { UploadList } from './upload-list.tsx'
import { useAssetFolders, useAssetList } from './use-assets.ts'
import { useMayEdit } from './use-may-edit.ts'
import { useUploads } from './use-uploads.ts'

const words = defineWords({
  fr: {
    title: 'Médiathèque',
    search: 'Rechercher',
    kind: 'Type',
    every: 'Tous les types',
    picture: 'Images',
    video: 'Films',
    document: 'Documents',
    upload: 'Envoyer des fichiers',
    drop: 'Déposez ou collez des fichiers ici.',
    count: (count: number) => (count > 1 ? `${count} fichiers` : `${count} fichier`),
    nothing: 'Aucun fichier.',
    more: 'Afficher la suite',
    noAlt: 'Sans texte alternatif',
    failed: 'La médiathèque ne peut pas être lue.',
  },
  en: {
    title: 'Media library',
    search: 'Search',
    kind: 'Type',
    every: 'All types',
    picture: 'Pictures',
    video: 'Films',
    document: 'Documents',
    upload: 'Upload files',
    drop: 'Drop or paste files here.',
    count: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    nothing: 'No file.',
    more: 'Show more',
    noAlt: 'Without alternative text',
    failed: 'The media library cannot be read.',
  },
})

/** The media library, and the page of each asset. */
export const LibraryScreen = () => (
  <Switch>
    <Route path="/assets/:id" component={AssetPage} />
    <Route component={Library} />
  </Switch>
)

const isWithoutAlt = ({ filename, alt, meta_data: metaData }: Asset): boolean =>
  kindOf(filename) === 'picture' && (alt === '' || translated(metaData, 'alt', 'en') === '')

function Library() {
  const say = useWords(words)
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const folder = params.get('folder') ?? ''
  const kind = ASSET_KINDS.find((one) => one === params.get('kind'))
  const set = (name: string, value: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const folders = useAssetFolders()
  const list = useAssetList({ search: useDeferredValue(search), folder, kinds: kind ? [kind] : [] })
  const { uploads, add, clear } = useUploads(Number(folder) > 0 ? Number(folder) : null)
  const take = useCallback((files: readonly File[]): void => void add(files), [add])
  const [fault, setFault] = useState('')
  const mayEdit = useMayEdit()
  return (
    <main className={styles.library}>
      <FolderNav folders={folders} selected={folder} onSelect={(value) => set('folder', value)} onFault={setFault} />
      <DropZone className={styles.files} onFiles={mayEdit ? take : undefined}>
        <div className={styles.bar}>
          <h1>{say.title}</h1>
          {mayEdit && (
            <FileButton
              kind="main"
              icon="publish"
              label={say.upload}
              accept={ASSET_KINDS.map((one) => ACCEPTED[one]).join(',')}
              multiple
              onFiles={take}
            />
          )}
        </div>
        <div className={styles.filters}>
          <TextField
            label={say.search}
            type="search"
            value={search}
            onChange={({ target }) => set('search', target.value)}
          />
          <SelectField label={say.kind} value={kind ?? ''} onChange={({ target }) => set('kind', target.value)}>
            <option value="">{say.every}</option>
            {ASSET_KINDS.map((one) => (
              <option key={one} value={one}>
                {say[one]}
              </option>
            ))}
          </SelectField>
          {mayEdit && <p className={styles.hint}>{say.drop}</p>}
        </div>
        {fault && <Note kind="bad">{fault}</Note>}
        <UploadList uploads={uploads} onClear={clear} />
        {list.error && <Note kind="bad">{say.failed}</Note>}
        {list.assets && (
          <>
            <p role="status">{list.total === 0 ? say.nothing : say.count(list.total)}</p>
            <ul className={styles.grid} aria-busy={list.isFetching}>
              {list.assets.map((asset) => (
                <li key={asset.id}>
                  <Link href={`/assets/${asset.id}`} className={styles.card}>
                    <Thumbnail filename={asset.filename} focus={asset.focus} />
                    <span className={styles.name}>{asset.title || asset.short_filename}</span>
                    {isWithoutAlt(asset) && <Badge kind="warn">{say.noAlt}</Badge>}
                  </Link>
                </li>
              ))}
            </ul>
            {list.more && <Button onClick={list.more}>{say.more}</Button>}
          </>
        )}
      </DropZone>
    </main>
  )
}
