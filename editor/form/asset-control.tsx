import { useState } from 'react'
import { AssetPicker } from '../assets/asset-picker.tsx'
import { ASSET_KINDS, type AssetKind } from '@barriere/shared/stories/assets.ts'
import { type ComponentField, DEFAULT_LANGUAGE } from '@barriere/shared/stories/types.ts'
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
  wholeAsset,
  withAssetText,
} from '@barriere/shared/stories/asset-value.ts'
import type { ControlProps } from './control.ts'
import styles from './form.module.css'

const words = defineWords({
  fr: {
    texts: 'Textes du fichier',
    alt: 'Texte alternatif',
    altMissing: 'Sans texte alternatif, l’image n’existe pas pour qui ne la voit pas.',
    title: 'Titre',
    copyright: 'Crédit',
    source: 'Source',
    french: 'français',
    add: 'Ajouter un fichier',
    nth: (index: number) => `Fichier ${index}`,
    up: 'Monter',
    down: 'Descendre',
  },
  en: {
    texts: 'Texts of the file',
    alt: 'Alternative text',
    altMissing: 'Without an alternative text the picture does not exist for those who cannot see it.',
    title: 'Title',
    copyright: 'Credit',
    source: 'Source',
    french: 'French',
    add: 'Add a file',
    nth: (index: number) => `File ${index}`,
    up: 'Move up',
    down: 'Move down',
  },
})

/** Maps the schema's file types to kinds of files. */
const kindsOf = ({ filetypes = [] }: ComponentField): readonly AssetKind[] =>
  filetypes.length === 0
    ? ASSET_KINDS
    : filetypes.map((type) => (type === 'images' ? 'picture' : type === 'videos' ? 'video' : 'document'))

/** One file of the library, with the texts of this field. */
export const AssetControl = ({ field, value, onChange, attributes, label }: ControlProps) => (
  <div {...attributes} className={styles.stack}>
    <OneAsset label={label} kinds={kindsOf(field)} value={value} onChange={onChange} />
  </div>
)

/** Several files of the library, in the editor's order. */
export function MultiAssetControl({ field, value, onChange, attributes }: ControlProps) {
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
        // The index is the identity: the same file may occur twice.
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
          <OneAsset
            label={say.nth(index + 1)}
            kinds={kindsOf(field)}
            value={asset}
            onChange={(next) => (next === undefined ? set(index) : set(index, next))}
          />
        </div>
      ))}
      <div className={ui.row}>
        <Button icon="add" onClick={() => onChange([...assets, wholeAsset({})])}>
          {say.add}
        </Button>
      </div>
    </div>
  )
}

interface OneAssetProps {
  value: unknown
  onChange: (value: unknown) => void
  label: string
  kinds?: readonly AssetKind[]
}

/** A file of the library, with the texts of this field. */
export function OneAsset({ value, onChange, label, kinds = ASSET_KINDS }: OneAssetProps) {
  const say = useWords(words)
  const { space } = useStoryContext()
  const [isOpen, setOpen] = useState(false)
  const isFilled = filenameOf(value) !== ''
  const languages = [{ code: DEFAULT_LANGUAGE, name: say.french }, ...space.languages]
  const field = (name: AssetText, language: string, text: string, fault?: string) => (
    <TextField
      key={`${name}-${language}`}
      label={text}
      fault={fault}
      value={assetText(value, name, language)}
      onChange={({ target }) => onChange(withAssetText(value, name, language, target.value))}
    />
  )
  return (
    <>
      <AssetPicker label={label} kinds={kinds} value={isFilled ? wholeAsset(value) : undefined} onChange={onChange} />
      {isPicture(value) &&
        languages.map(({ code, name }) =>
          field('alt', code, `${say.alt} (${name})`, assetText(value, 'alt', code) === '' ? say.altMissing : undefined),
        )}
      {isFilled && (
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
