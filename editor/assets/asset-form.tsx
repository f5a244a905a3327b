import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './assets.module.css'
import { Crops } from './crops.tsx'
import { FocalPoint } from './focal-point.tsx'
import { kindOf, sizeOf } from '@barriere/shared/stories/file-name.ts'
import { wholeUrl } from './rendering.ts'
import { type Asset, translated } from '@barriere/shared/stories/assets.ts'
import { treeOf, useAssetFolders } from './use-assets.ts'
import { useMayEdit } from './use-may-edit.ts'

const words = defineWords({
  fr: {
    texts: 'Textes',
    altFr: 'Texte alternatif en français',
    altEn: 'Texte alternatif en anglais',
    altHint: 'Ce que montre l’image, pour qui ne la voit pas.',
    needed: 'À remplir avant de publier une page qui montre cette image.',
    titleFr: 'Titre en français',
    titleEn: 'Titre en anglais',
    copyright: 'Crédit',
    source: 'Source',
    folder: 'Dossier',
    none: 'Sans dossier',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    failed: 'Les modifications n’ont pas pu être enregistrées.',
    focus: 'Point focal',
    later: 'Les pages qui montrent déjà cette image gardent leurs textes et leur point focal.',
  },
  en: {
    texts: 'Texts',
    altFr: 'Alternative text in French',
    altEn: 'Alternative text in English',
    altHint: 'What the picture shows, for those who do not see it.',
    needed: 'To be filled in before a page that shows this picture is published.',
    titleFr: 'Title in French',
    titleEn: 'Title in English',
    copyright: 'Credit',
    source: 'Source',
    folder: 'Folder',
    none: 'Without a folder',
    save: 'Save',
    saved: 'Saved.',
    failed: 'The changes could not be saved.',
    focus: 'Focal point',
    later: 'Pages that already show this picture keep their texts and their focal point.',
  },
})

const editedOf = ({ alt, title, copyright, source, focus, meta_data: metaData, asset_folder_id: folder }: Asset) => ({
  alt,
  title,
  copyright,
  source,
  focus,
  altEn: translated(metaData, 'alt', 'en'),
  titleEn: translated(metaData, 'title', 'en'),
  folder: folder === null ? '' : String(folder),
})

type Edited = ReturnType<typeof editedOf>

/** Request body: the plain fields, and the translations in `meta_data`. */
const changesOf = ({ altEn, titleEn, folder, ...texts }: Edited, { meta_data: before }: Asset) => ({
  ...texts,
  asset_folder_id: folder === '' ? null : Number(folder),
  meta_data: { ...before, ...texts, alt__i18n__en: altEn, ...titleOf(titleEn, before) },
})

const titleOf = (titleEn: string, before: Asset['meta_data']) =>
  titleEn === '' && !('title__i18n__en' in before) ? {} : { title__i18n__en: titleEn }

/** Texts in both languages, folder, focal point with its crops. */
export function AssetForm({ asset }: { asset: Asset }) {
  const say = useWords(words)
  const client = useQueryClient()
  const folders = useAssetFolders()
  const [edited, setEdited] = useState(() => editedOf(asset))
  const [isFailed, setFailed] = useState(false)
  const mayEdit = useMayEdit()
  const size = kindOf(asset.filename) === 'picture' ? sizeOf(asset.filename) : undefined
  const set = (changes: Partial<Edited>): void => setEdited((before) => ({ ...before, ...changes }))
  const isChanged = JSON.stringify(edited) !== JSON.stringify(editedOf(asset))
  const isPicture = kindOf(asset.filename) === 'picture'

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      await call('PUT', `assets/${asset.id}`, { body: { asset: changesOf(edited, asset) } })
      await client.invalidateQueries({ queryKey: ['assets'] })
      setFailed(false)
      toast(say.saved)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    }
  }
  const needed = (text: string) => (isPicture && text.trim() === '' ? say.needed : undefined)
  return (
    <div className={styles.columns}>
      {size && (
        <section aria-label={say.focus}>
          <FocalPoint
            {...size}
            src={wholeUrl(asset.filename, 1_200)}
            focus={edited.focus}
            onChange={(focus) => set({ focus })}
          />
          <Crops filename={asset.filename} focus={edited.focus} />
        </section>
      )}
      <form className={styles.form} aria-label={say.texts} onSubmit={(event) => void save(event)}>
        <TextArea
          label={say.altFr}
          hint={say.altHint}
          fault={needed(edited.alt)}
          value={edited.alt}
          onChange={({ target }) => set({ alt: target.value })}
        />
        <TextArea
          label={say.altEn}
          lang="en"
          fault={needed(edited.altEn)}
          value={edited.altEn}
          onChange={({ target }) => set({ altEn: target.value })}
        />
        <TextField label={say.titleFr} value={edited.title} onChange={({ target }) => set({ title: target.value })} />
        <TextField
          label={say.titleEn}
          lang="en"
          value={edited.titleEn}
          onChange={({ target }) => set({ titleEn: target.value })}
        />
        <TextField
          label={say.copyright}
          value={edited.copyright}
          onChange={({ target }) => set({ copyright: target.value })}
        />
        <TextField label={say.source} value={edited.source} onChange={({ target }) => set({ source: target.value })} />
        <SelectField label={say.folder} value={edited.folder} onChange={({ target }) => set({ folder: target.value })}>
          <option value="">{say.none}</option>
          {treeOf(folders).map(({ folder, depth }) => (
            <option key={folder.id} value={folder.id}>
              {'\u00a0'.repeat(depth * 2)}
              {folder.name}
            </option>
          ))}
        </SelectField>
        <p className={styles.hint}>{say.later}</p>
        {isFailed && <Note kind="bad">{say.failed}</Note>}
        {mayEdit && (
          <Button kind="main" type="submit" disabled={!isChanged}>
            {say.save}
          </Button>
        )}
      </form>
    </div>
  )
}
