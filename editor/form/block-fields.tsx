import { Suspense, lazy } from 'react'
import { setFields } from '../story/block-changes.ts'
import { type Block, type ComponentField, DEFAULT_LANGUAGE, keyIn } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Field } from '../ui/field.tsx'
import { Badge } from '../ui/note.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useLanguage, useWords } from '../words.ts'
import { AssetControl, MultiAssetControl } from './asset-control.tsx'
import { BlocksControl } from './blocks-control.tsx'
import { type Kind, isRelation, textOf } from './control.ts'
import styles from './form.module.css'
import { LinkControl } from './link-control.tsx'
import { readMultilink } from '@barriere/shared/stories/link-value.ts'
import { RelationControl } from './relation-control.tsx'
import { useFaultText } from './rule-words.ts'
import { fieldFault, isEmptyValue, isTranslated, lengthOf } from '@barriere/shared/stories/field-rules.ts'
import { simpleKindOf } from './simple-controls.tsx'
import { plainText } from '@barriere/shared/stories/summary.ts'
import { TableControl } from './table-control.tsx'

const RichTextControl = lazy(async () => ({
  default: (await import('./rich-text/rich-text-control.tsx')).RichTextControl,
}))

const words = defineWords({
  fr: {
    required: 'obligatoire',
    shared: 'Commun à toutes les langues',
    missing: 'Non traduit',
    original: 'Français\u00a0:',
    readOnly: 'L’éditeur ne sait pas modifier ce genre de champ.',
    loading: 'Chargement…',
    count: (count: number, of: number) => `${count} / ${of}`,
  },
  en: {
    required: 'required',
    shared: 'Shared by all languages',
    missing: 'Not translated',
    original: 'French:',
    readOnly: 'The editor cannot change a field of this kind.',
    loading: 'Loading…',
    count: (count: number, of: number) => `${count} / ${of}`,
  },
})

const KINDS: Readonly<Record<string, Kind>> = {
  multilink: { control: LinkControl, group: true },
  asset: { control: AssetControl, group: true },
  multiasset: { control: MultiAssetControl, group: true },
  bloks: { control: BlocksControl, group: true },
  richtext: { control: RichTextControl, group: true },
  table: { control: TableControl, group: true },
}

const RELATION: Kind = { control: RelationControl, group: true }

/** The control of a field; undefined if the form has none for its type. */
const kindOf = (field: ComponentField): Kind | undefined =>
  isRelation(field) ? RELATION : (simpleKindOf(field) ?? KINDS[field.type])

interface BlockFieldProps {
  block: Block
  name: string
  field: ComponentField
}

/** One field of a block, in the edited language. */
export function BlockField({ block, name, field }: BlockFieldProps) {
  const say = useWords(words)
  const { draft } = useStoryContext()
  const language = useDraft((state) => state.language)
  const own = useLanguage()
  const faultText = useFaultText()
  const kind = kindOf(field)
  const isTranslation = isTranslated(field, language)
  const key = isTranslation ? keyIn(name, language) : name
  const value = block[key]
  const original = isTranslation ? block[name] : undefined
  const fault = fieldFault(block, name, field, language)
  const label = field.display_name ?? name
  const shown = original === undefined ? '' : textShown(field, original)
  const longest = field.max_length
  return (
    <div data-field={key}>
      <Field
        group={kind?.group ?? kind === undefined}
        label={label}
        hint={field.description}
        fault={fault && faultText(fault)}
        beside={
          <>
            {field.required && <span className={ui.hint}>{say.required}</span>}
            {longest !== undefined && <span className={styles.counter}>{say.count(lengthOf(value), longest)}</span>}
            {language !== DEFAULT_LANGUAGE && !field.translatable && <Badge>{say.shared}</Badge>}
            {isTranslation && isEmptyValue(value) && !isEmptyValue(original) && (
              <Badge kind="warn">{say.missing}</Badge>
            )}
          </>
        }
      >
        {(attributes) =>
          kind ? (
            <Boundary>
              <Suspense fallback={<p className={ui.hint}>{say.loading}</p>}>
                <kind.control
                  field={field}
                  uid={block._uid}
                  name={key}
                  value={value}
                  label={label}
                  attributes={attributes}
                  onChange={(next) => setFields(draft, block._uid, { [key]: next })}
                />
              </Suspense>
            </Boundary>
          ) : (
            <p {...attributes} className={ui.hint}>
              {say.readOnly}
            </p>
          )
        }
      </Field>
      {shown !== '' && (
        <p className={styles.original}>
          {say.original} <span lang={own === 'fr' ? undefined : 'fr'}>{shown}</span>
        </p>
      )}
    </div>
  )
}

/** A value as one line of text, for translators. */
const textShown = ({ type }: ComponentField, value: unknown): string =>
  type === 'multilink' ? readMultilink(value).address : plainText(value).trim() || textOf(value)
