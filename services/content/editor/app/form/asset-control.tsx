import { useState } from 'react'
import { fileUrl } from '../api.ts'
import { DEFAULT_LANGUAGE } from '../story/types.ts'
import { useStoryContext } from '../story/use-draft.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import {
  type AssetText,
  assetText,
  filenameOf,
  isPicture,
  shortName,
  sizeOf,
  withAssetText,
  withFilename,
} from './asset-value.ts'
import type { ControlProps } from './control.ts'
import styles from './form.module.css'

const words = defineWords({
  fr: {
    file: 'Adresse du fichier',
    fileHint: 'L’adresse d’un fichier de la médiathèque, qui commence par https://a.storyblok.com/f/.',
    texts: 'Textes du fichier',
    alt: 'Texte alternatif',
    altMissing: 'Sans texte alternatif, l’image n’existe pas pour qui ne la voit pas.',
    title: 'Titre',
    copyright: 'Crédit',
    source: 'Source',
    french: 'français',
    pixels: 'px',
    remove: 'Retirer le fichier',
    add: 'Ajouter un fichier',
    nth: (index: number) => `Fichier ${index}`,
    up: 'Monter',
    down: 'Descendre',
  },
  en: {
    file: 'Address of the file',
    fileHint: 'The address of a file of the media library, which begins with https://a.storyblok.com/f/.',
    texts: 'Texts of the file',
    alt: 'Alternative text',
    altMissing: 'Without an alternative text the picture does not exist for those who cannot see it.',
    title: 'Title',
    copyright: 'Credit',
    source: 'Source',
    french: 'French',
    pixels: 'px',
    remove: 'Remove the file',
    add: 'Add a file',
    nth: (index: number) => `File ${index}`,
    up: 'Move up',
    down: 'Move down',
  },
})

/** One file of the library, with its texts in this place. */
export const AssetControl = ({ value, onChange, attributes }: ControlProps) => (
  <div {...attributes} className={styles.stack}>
    <OneAsset value={value} onChange={onChange} />
  </div>
)

/** Several files of the library, in the editor's order. */
export function MultiAssetControl({ value, onChange, attributes }: ControlProps) {
  const say = useWords(words)
  const assets: readonly unknown[] = Array.isArray(value) ? value : []
  const set = (index: number, ...by: readonly unknown[]): void =>
    onChange([...assets.slice(0, index), ...by, ...assets.slice(index + 1)])
  const move = (from: number, to: number): void => {
    const next = [...assets]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <div {...attributes} className={styles.stack}>
      {assets.map((asset, index) => (
        // The place is the identity: the same file may be there twice.
        <div key={index} className={styles.member} role="group" aria-label={say.nth(index + 1)}>
          <div className={ui.row}>
            <IconButton icon="up" label={say.up} disabled={index === 0} onClick={() => move(index, index - 1)} />
            <IconButton
              icon="down"
              label={say.down}
              disabled={index === assets.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </div>
          <OneAsset value={asset} onChange={(next) => (next === undefined ? set(index) : set(index, next))} />
        </div>
      ))}
      <div className={ui.row}>
        <Button icon="add" onClick={() => onChange([...assets, withFilename({}, '')])}>
          {say.add}
        </Button>
      </div>
    </div>
  )
}

/** A file with its texts, or the field for its address. */
export function OneAsset({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const say = useWords(words)
  const { space } = useStoryContext()
  const [isOpen, setOpen] = useState(false)
  const filename = filenameOf(value)
  const size = sizeOf(value)
  const languages = [{ code: DEFAULT_LANGUAGE, name: say.french }, ...space.languages]
  const field = (name: AssetText, language: string, label: string, fault?: string) => (
    <TextField
      key={`${name}-${language}`}
      label={label}
      fault={fault}
      value={assetText(value, name, language)}
      onChange={({ target }) => onChange(withAssetText(value, name, language, target.value))}
    />
  )
  return (
    <>
      {filename !== '' && (
        <div className={styles.asset}>
          {isPicture(value) && (
            <img src={`${fileUrl(filename)}${filename.endsWith('.svg') ? '' : '/m/240x0'}`} alt="" width={120} />
          )}
          <div className={styles.rowText}>
            <span>{shortName(value)}</span>
            {size && (
              <span className={ui.hint}>
                {size.width} × {size.height} {say.pixels}
              </span>
            )}
          </div>
          <IconButton icon="close" label={say.remove} onClick={() => onChange(undefined)} />
        </div>
      )}
      <TextField
        label={say.file}
        hint={filename === '' ? say.fileHint : undefined}
        inputMode="url"
        value={filename}
        onChange={({ target }) => onChange(withFilename(value, target.value.trim()))}
      />
      {isPicture(value) &&
        languages.map(({ code, name }) =>
          field('alt', code, `${say.alt} (${name})`, assetText(value, 'alt', code) === '' ? say.altMissing : undefined),
        )}
      {filename !== '' && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{say.texts}</summary>
          {isOpen && (
            <div className={styles.stack}>
              {languages.map(({ code, name }) => field('title', code, `${say.title} (${name})`))}
              {field('copyright', DEFAULT_LANGUAGE, say.copyright)}
              {field('source', DEFAULT_LANGUAGE, say.source)}
            </div>
          )}
        </details>
      )}
    </>
  )
}
