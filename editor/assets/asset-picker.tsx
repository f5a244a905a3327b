import { useDeferredValue, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './assets.module.css'
import { Crops } from './crops.tsx'
import { FileButton } from './file-button.tsx'
import { FocalPoint } from './focal-point.tsx'
import { kindOf, sizeOf } from '@barriere/shared/stories/file-name.ts'
import { ACCEPTED, wholeUrl } from './rendering.ts'
import { Thumbnail } from './thumbnail.tsx'
import { ASSET_KINDS, type AssetKind, type AssetValue, valueOf } from '@barriere/shared/stories/assets.ts'
import { UploadList } from './upload-list.tsx'
import { treeOf, useAssetFolders, useAssetList } from './use-assets.ts'
import { useUploads } from './use-uploads.ts'

const words = defineWords({
  fr: {
    choose: 'Choisir un fichier',
    change: 'Changer',
    remove: 'Retirer',
    frame: 'Recadrer',
    done: 'Terminé',
    search: 'Rechercher',
    folder: 'Dossier',
    all: 'Tous les fichiers',
    none: 'Sans dossier',
    upload: 'Envoyer un fichier',
    count: (count: number) => (count > 1 ? `${count} fichiers` : `${count} fichier`),
    nothing: 'Aucun fichier.',
    more: 'Afficher la suite',
    failed: 'La médiathèque ne peut pas être lue.',
  },
  en: {
    choose: 'Choose a file',
    change: 'Change',
    remove: 'Remove',
    frame: 'Reframe',
    done: 'Done',
    search: 'Search',
    folder: 'Folder',
    all: 'All files',
    none: 'Without a folder',
    upload: 'Upload a file',
    count: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    nothing: 'No file.',
    more: 'Show more',
    failed: 'The media library cannot be read.',
  },
})

interface AssetPickerProps {
  value: AssetValue | undefined
  /** Undefined empties the field. */
  onChange: (value: AssetValue | undefined) => void
  /** Kinds of files that the field takes; default all. */
  kinds?: readonly AssetKind[]
  /** Accessible name of the group: the field's label. */
  label?: string
}

/** The control of an asset field: the current file, another one from the library or the disk, and its focal point. */
export function AssetPicker({ value, onChange, kinds = ASSET_KINDS, label }: AssetPickerProps) {
  const say = useWords(words)
  const [dialog, setDialog] = useState<'choose' | 'frame'>()
  const close = (): void => setDialog(undefined)
  const filled = value?.filename ? value : undefined
  const isPicture = filled !== undefined && kindOf(filled.filename) === 'picture'
  const size = isPicture ? sizeOf(filled.filename) : undefined
  return (
    <div role="group" aria-label={label ?? say.choose} className={styles.picker}>
      {filled && (
        <>
          <Thumbnail filename={filled.filename} focus={filled.focus} />
          <div className={styles.form}>
            <p>{filled.title || filled.filename.slice(filled.filename.lastIndexOf('/') + 1)}</p>
            {size && <p className={styles.hint}>{`${size.width} × ${size.height}`}</p>}
          </div>
        </>
      )}
      <div className={styles.bar}>
        <Button icon="image" onClick={() => setDialog('choose')}>
          {filled ? say.change : say.choose}
        </Button>
        {size && <Button onClick={() => setDialog('frame')}>{say.frame}</Button>}
        {filled && (
          <Button kind="quiet" onClick={() => onChange(undefined)}>
            {say.remove}
          </Button>
        )}
      </div>
      {dialog === 'choose' && (
        <ChooseDialog
          kinds={kinds}
          onClose={close}
          onChoose={(chosen) => {
            onChange(chosen)
            close()
          }}
        />
      )}
      {dialog === 'frame' && filled && size && (
        <Dialog title={say.frame} onClose={close} width={60}>
          <FocalPoint
            {...size}
            src={wholeUrl(filled.filename, 1_200)}
            focus={filled.focus}
            onChange={(focus) => onChange({ ...filled, focus })}
          />
          <Crops filename={filled.filename} focus={filled.focus} />
          <Button kind="main" onClick={close}>
            {say.done}
          </Button>
        </Dialog>
      )}
    </div>
  )
}

interface ChooseDialogProps {
  kinds: readonly AssetKind[]
  onChoose: (value: AssetValue) => void
  onClose: () => void
}

function ChooseDialog({ kinds, onChoose, onClose }: ChooseDialogProps) {
  const say = useWords(words)
  const [search, setSearch] = useState('')
  const [folder, setFolder] = useState('')
  const folders = useAssetFolders()
  const list = useAssetList({ search: useDeferredValue(search), folder, kinds })
  const { uploads, add, clear } = useUploads(Number(folder) > 0 ? Number(folder) : null)
  const upload = async (files: readonly File[]): Promise<void> => {
    const [asset] = await add(files)
    if (asset) onChoose(valueOf(asset))
  }
  return (
    <Dialog title={say.choose} onClose={onClose} width={70}>
      <div className={styles.filters}>
        <TextField label={say.search} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        <SelectField label={say.folder} value={folder} onChange={({ target }) => setFolder(target.value)}>
          <option value="">{say.all}</option>
          <option value="0">{say.none}</option>
          {treeOf(folders).map(({ folder: one, depth }) => (
            <option key={one.id} value={one.id}>
              {'\u00a0'.repeat(depth * 2)}
              {one.name}
            </option>
          ))}
        </SelectField>
        <FileButton
          label={say.upload}
          icon="publish"
          accept={kinds.map((kind) => ACCEPTED[kind]).join(',')}
          onFiles={(files) => void upload(files)}
        />
      </div>
      <UploadList uploads={uploads} onClear={clear} />
      {list.error && <Note kind="bad">{say.failed}</Note>}
      {list.assets && (
        <>
          <p role="status">{list.total === 0 ? say.nothing : say.count(list.total)}</p>
          <ul className={styles.grid} aria-busy={list.isFetching}>
            {list.assets.map((asset) => (
              <li key={asset.id}>
                <button type="button" className={styles.card} onClick={() => onChoose(valueOf(asset))}>
                  <Thumbnail filename={asset.filename} focus={asset.focus} />
                  <span className={styles.name}>{asset.title || asset.short_filename}</span>
                </button>
              </li>
            ))}
          </ul>
          {list.more && <Button onClick={list.more}>{say.more}</Button>}
        </>
      )}
    </Dialog>
  )
}
