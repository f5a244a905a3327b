import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { get } from '../api.ts'
import type { Block, Component, Space } from '../story/types.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, SelectField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import { AddressFields, draftOf, faultsOf, placingOf } from './address-fields.tsx'
import { createStory, namesOf, readStory } from './changes.ts'
import { contentFrom, emptyContent } from './copies.ts'
import styles from './dialogs.module.css'
import { FolderField } from './folder-field.tsx'
import { type Tree, type TreeNode, foldersAbove } from './tree.ts'
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
  /** Folder that it is to lie in, unless another is chosen. */
  parent: TreeNode | undefined
  tree: Tree
  components: readonly Component[]
  languages: Space['languages']
  onClose: () => void
  onDone: (id: number, folder: TreeNode | undefined) => void
}

const EMPTY = 'empty'

/** A new page from a template, or a new folder. */
export function NewDialog({ kind, parent: first, tree, components, languages, onClose, onDone }: DialogProps) {
  const say = useWords(words)
  const { cancel } = useWords(treeWords)
  const change = useChange()
  const types = components.filter((component) => component.is_root)
  const [parent, setParent] = useState(first)
  const [type, setType] = useState(() => usualType(first) ?? types[0]?.name ?? '')
  const [chosen, setChosen] = useState<string>()
  const [isStartpage, setStartpage] = useState(false)
  const [draft, setDraft] = useState(() => draftOf(undefined, languages))
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { data: presets = [] } = useQuery({
    queryKey: ['presets'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await get<{ presets: readonly Preset[] }>('presets', {}, signal)).presets,
  })
  const component = types.find(({ name }) => name === type)
  const stored = presets.filter(({ component_id: id }) => id === component?.id)
  const examples = examplesOf(type, parent, tree)
  const template = chosen ?? (examples[0] ? `story:${examples[0].story.id}` : EMPTY)
  const canBeStartpage = parent !== undefined && parent.children.every(({ story }) => !story.is_startpage)
  const place = { tree, parent, isStartpage: isStartpage && canBeStartpage }

  const contentOf = async (): Promise<{ content: Block; example?: string } | undefined> => {
    if (kind === 'folder' || !component) return undefined
    const { name, translated_slugs_attributes: slugs } = placingOf(draft)
    const names = namesOf({ name, translated_slugs: slugs })
    const [from, id] = template.split(':')
    if (from === 'story') {
      const example = await readStory(Number(id))
      return { content: contentFrom(example.content, namesOf(example), names), example: example.uuid }
    }
    const preset = from === 'preset' ? stored.find((one) => one.id === Number(id)) : undefined
    const empty = emptyContent(component, names)
    return { content: preset ? contentFrom({ ...preset.preset, ...empty }, names, names) : empty }
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTouched(true)
    if (faultsOf(draft, place).size > 0) return
    setBusy(true)
    let made: number | undefined
    await change(
      [draft],
      async () => {
        const { content, example } = (await contentOf()) ?? {}
        const story = await createStory(
          {
            ...placingOf(draft),
            ...(place.isStartpage ? { is_startpage: true, slug: parent?.story.slug ?? '' } : {}),
            parent_id: parent?.story.id ?? 0,
            ...(content ? { content } : { is_folder: true }),
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
        <FolderField label={say.place} tree={tree} value={parent} onChange={setParent} />
        {kind === 'page' && (
          <div className={styles.pair}>
            <SelectField
              label={say.type}
              value={type}
              onChange={({ target }) => {
                setType(target.value)
                setChosen(undefined)
              }}
            >
              {types.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.display_name ?? one.name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={say.template}
              hint={template === EMPTY ? undefined : say.templateHint}
              value={template}
              onChange={({ target }) => setChosen(target.value)}
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
                  {examples.map((node) => (
                    <option key={node.story.id} value={`story:${node.story.id}`}>
                      {[...foldersAbove(node).slice(-1), node].map(({ story }) => story.name).join(' / ')}
                    </option>
                  ))}
                </optgroup>
              )}
            </SelectField>
          </div>
        )}
        <AddressFields draft={draft} languages={languages} isTouched={isTouched} onChange={setDraft} {...place} />
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

/** The type that most pages of a folder have, its own page apart. */
function usualType(folder: TreeNode | undefined): string | undefined {
  const types = (folder?.children ?? [])
    .filter(({ story }) => !story.is_startpage)
    .flatMap(({ story }) => story.content_type ?? [])
  const counted = [...Map.groupBy(types, (type) => type)].toSorted(([, left], [, right]) => right.length - left.length)
  return counted[0]?.[0]
}

/** Pages of a type as templates: those of the same folder first, the last changed first. */
function examplesOf(type: string, parent: TreeNode | undefined, { byId }: Tree): TreeNode[] {
  return [...byId.values()]
    .filter(({ story }) => story.content_type === type)
    .toSorted(
      (left, right) =>
        Number(right.parent === parent) - Number(left.parent === parent) ||
        right.story.updated_at.localeCompare(left.story.updated_at),
    )
}
