import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { get } from '../api.ts'
import type { Block, Component, Space } from '@barriere/shared/stories/types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, SelectField } from '../ui/field.tsx'
import { defineWords, useCollator, useWords } from '../words.ts'
import { AddressFields, draftOf, faultsOf, placingOf } from './address-fields.tsx'
import { createStory, namesOf, readStory } from './changes.ts'
import { type Names, contentFrom, contentOfPreset, emptyContent } from './copies.ts'
import styles from './dialogs.module.css'
import { FolderField } from './folder-field.tsx'
import { RequiredFields, type Values, areFilled, requiredFields } from './required-fields.tsx'
import { examplesOf, usualType } from './templates.ts'
import type { Tree, TreeNode } from './tree.ts'
import { useChange } from './use-change.ts'
import { treeWords } from './words.ts'

const words = defineWords({
  fr: {
    page: 'Nouvelle page',
    folder: 'Nouveau dossier',
    place: 'Dans le dossier',
    type: 'Type de page',
    template: 'Modèle',
    empty: 'Page vide',
    presets: 'Modèles enregistrés',
    examples: 'D’après une page existante',
    templateHint: 'Les textes et les images du modèle sont repris\u00a0: remplacez-les avant de publier.',
    startpage: 'C’est la page du dossier',
    submit: 'Créer',
    done: 'Créé.',
  },
  en: {
    page: 'New page',
    folder: 'New folder',
    place: 'In the folder',
    type: 'Type of page',
    template: 'Template',
    empty: 'Empty page',
    presets: 'Saved templates',
    examples: 'From an existing page',
    templateHint: 'Texts and pictures of the template are taken over: replace them before you publish.',
    startpage: 'It is the page of the folder',
    submit: 'Create',
    done: 'Created.',
  },
})

/** A stored template, as the cloud's API has it. */
interface Preset {
  readonly id: number
  readonly name: string
  readonly component_id: number
  readonly preset: Block
}

interface DialogProps {
  kind: 'page' | 'folder'
  /** Preselected folder. */
  parent: TreeNode | undefined
  tree: Tree
  components: readonly Component[]
  languages: Space['languages']
  onClose: () => void
  onDone: (id: number, folder: TreeNode | undefined) => void
}

const EMPTY = 'empty'

const UNNAMED: Names = { name: '', translated: {} }

const displayedName = ({ display_name: displayed, name }: Component): string => displayed ?? name

/** Creates a page, empty or from a template, or a folder. */
export function NewDialog({ kind, parent: first, tree, components, languages, onClose, onDone }: DialogProps) {
  const say = useWords(words)
  const { cancel } = useWords(treeWords)
  const change = useChange()
  const collator = useCollator()
  const types = components
    .filter((component) => component.is_root)
    .toSorted((left, right) => collator.compare(displayedName(left), displayedName(right)))
  const [parent, setParent] = useState(first)
  const [type, setType] = useState(() => usualType(first, tree) ?? types[0]?.name ?? '')
  const [template, setTemplate] = useState(EMPTY)
  const [isStartpage, setStartpage] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(undefined, languages))
  // Typed values are kept when another type or template is selected.
  const [values, setValues] = useState<Values>({})
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { data: presets = [] } = useQuery({
    queryKey: ['presets'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await get<{ presets: readonly Preset[] }>('presets', {}, signal)).presets,
  })
  const component = kind === 'page' ? types.find(({ name }) => name === type) : undefined
  const stored = presets.filter(({ component_id: id }) => id === component?.id)
  const examples = examplesOf(type, parent, tree, collator)
  const [from, chosen] = template.split(':')
  const preset = from === 'preset' ? stored.find(({ id }) => id === Number(chosen)) : undefined
  const beginning = (of: Component, names: Names): Block =>
    preset ? contentOfPreset(preset.preset, of, names) : emptyContent(of, names)
  const required = component && from !== 'story' ? requiredFields(component, beginning(component, UNNAMED)) : []
  const canBeStartpage = parent !== undefined && parent.children.every(({ story }) => !story.is_startpage)
  const place = { tree, parent, isStartpage: isStartpage && canBeStartpage }

  const changeType = (next: string): void => {
    setType(next)
    setTemplate(EMPTY)
  }
  const changeParent = (folder: TreeNode | undefined): void => {
    setParent(folder)
    const usual = usualType(folder, tree)
    if (usual !== undefined && usual !== type) changeType(usual)
  }
  const contentOf = async (of: Component): Promise<{ content: Block; example?: string }> => {
    const { name, translated_slugs_attributes: slugs } = placingOf(draft)
    const names = namesOf({ name, translated_slugs: slugs })
    if (from === 'story') {
      const example = await readStory(Number(chosen))
      return { content: contentFrom(example.content, namesOf(example), names), example: example.uuid }
    }
    const filled = Object.fromEntries(required.map(([field]) => [field, values[field]]))
    return { content: { ...beginning(of, names), ...filled } }
  }
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    flushSync(() => setTouched(true))
    if (faultsOf(draft, place).size > 0 || !areFilled(required, values)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    setBusy(true)
    let made: number | undefined
    await change(
      [draft],
      async () => {
        const { content, example } = component ? await contentOf(component) : {}
        const story = await createStory(
          {
            ...placingOf(draft),
            ...(place.isStartpage ? { is_startpage: true, slug: parent?.story.slug ?? '' } : {}),
            parent_id: parent?.story.id ?? 0,
            ...(kind === 'folder' ? { is_folder: true } : { content }),
          },
          example,
        )
        made = story.id
      },
      say.done,
    )
    setBusy(false)
    if (made === undefined) return
    onClose()
    onDone(made, parent)
  }
  return (
    <Dialog title={say[kind]} onClose={onClose} width={42}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <FolderField label={say.place} tree={tree} value={parent} onChange={changeParent} />
        {kind === 'page' && (
          <div className={styles.pair}>
            <SelectField label={say.type} value={type} onChange={({ target }) => changeType(target.value)}>
              {types.map((one) => (
                <option key={one.name} value={one.name}>
                  {displayedName(one)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={say.template}
              hint={template === EMPTY ? undefined : say.templateHint}
              value={template}
              onChange={({ target }) => setTemplate(target.value)}
            >
              <option value={EMPTY}>{say.empty}</option>
              {stored.length > 0 && (
                <optgroup label={say.presets}>
                  {stored.map(({ id, name }) => (
                    <option key={id} value={`preset:${id}`}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
              {examples.length > 0 && (
                <optgroup label={say.examples}>
                  {examples.map(({ node: { story }, label }) => (
                    <option key={story.id} value={`story:${story.id}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              )}
            </SelectField>
          </div>
        )}
        <AddressFields draft={draft} languages={languages} isTouched={isTouched} onChange={setDraft} {...place} />
        <RequiredFields fields={required} values={values} isTouched={isTouched} onChange={setValues} />
        {kind === 'page' && canBeStartpage && (
          <CheckField
            label={say.startpage}
            checked={isStartpage}
            onChange={({ target }) => setStartpage(target.checked)}
          />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="main" type="submit" disabled={isBusy}>
            {say.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
