import type { ListedStory, Space } from '@barriere/shared/stories/types.ts'
import { TextField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import { slugify } from '@barriere/shared/stories/slug.ts'
import { type SlugFault, addressOf, slugFault } from './addresses.ts'
import type { Tree, TreeNode } from './tree.ts'
import styles from './dialogs.module.css'

const words = defineWords({
  fr: {
    original: 'Français',
    name: (language: string) => `Nom (${language})`,
    slug: (language: string) => `Adresse (${language})`,
    namePublished: 'Le nouveau nom paraîtra à la prochaine publication.',
    startpage: 'La page du dossier a l’adresse du dossier.',
    nameMissing: 'Donnez un nom.',
    faults: {
      empty: 'Donnez une adresse.',
      characters: 'Lettres sans accent, chiffres et traits d’union seulement, par exemple la-criee.',
      taken: 'Cette adresse est déjà prise dans ce dossier.',
      reserved: 'Le site se réserve cette adresse\u00a0: la page n’y serait pas vue.',
    },
  },
  en: {
    original: 'French',
    name: (language: string) => `Name (${language})`,
    slug: (language: string) => `Address (${language})`,
    namePublished: 'The new name will show with the next publication.',
    startpage: 'The page of the folder has the folder’s address.',
    nameMissing: 'Give a name.',
    faults: {
      empty: 'Give an address.',
      characters: 'Letters without accents, digits and hyphens only, for example la-criee.',
      taken: 'This address is already taken in this folder.',
      reserved: 'The site keeps this address for itself: nobody would see the page.',
    },
  },
})

/** Name and slug in one language. An empty slug follows the name until the editor types one. */
export interface Entry {
  readonly name: string
  readonly slug: string
  readonly isTyped: boolean
}

export interface AddressDraft {
  readonly original: Entry
  /** By language code. */
  readonly translated: Readonly<Record<string, Entry>>
}

const NOTHING: Entry = { name: '', slug: '', isTyped: false }

export const draftOf = (story: ListedStory | undefined, languages: Space['languages']): AddressDraft => ({
  original: story ? { name: story.name, slug: story.slug, isTyped: true } : NOTHING,
  translated: Object.fromEntries(
    languages.map(({ code }) => {
      const own = story?.translated_slugs.find(({ lang }) => lang === code)
      return [code, own ? { name: own.name ?? '', slug: own.slug, isTyped: own.slug !== '' } : NOTHING]
    }),
  ),
})

const slugOf = ({ name, slug, isTyped }: Entry): string => (isTyped ? slug : slugify(name))

/** Converts a draft to the input of the service. */
export const placingOf = ({ original, translated }: AddressDraft) => ({
  name: original.name.trim(),
  slug: slugOf(original),
  translated_slugs_attributes: Object.entries(translated).map(([lang, entry]) => ({
    lang,
    slug: slugOf(entry),
    name: entry.name.trim() || null,
  })),
})

interface Place {
  readonly tree: Tree
  readonly story?: ListedStory
  readonly parent: TreeNode | undefined
  readonly isStartpage: boolean
}

/** Faults by language; `null` is the default language. */
export function faultsOf(draft: AddressDraft, place: Place): Map<string | null, SlugFault | 'name'> {
  const { original, translated } = draft
  const found = new Map<string | null, SlugFault | 'name'>()
  if (original.name.trim() === '') found.set(null, 'name')
  else {
    const fault = slugFault(slugOf(original), null, place, place.tree)
    if (fault) found.set(null, fault)
  }
  for (const [lang, entry] of Object.entries(translated)) {
    const fault = slugFault(slugOf(entry), lang, place, place.tree)
    if (fault) found.set(lang, fault)
  }
  return found
}

interface FieldsProps extends Place {
  draft: AddressDraft
  languages: Space['languages']
  onChange: (draft: AddressDraft) => void
  /** Whether an empty name is reported already. */
  isTouched: boolean
}

/** Name and address in every language, checked while the editor types. */
export function AddressFields({ draft, languages, onChange, isTouched, ...place }: FieldsProps) {
  const say = useWords(words)
  const faults = faultsOf(draft, place)
  const all: readonly { lang: string | null; label: string; entry: Entry }[] = [
    { lang: null, label: say.original, entry: draft.original },
    ...languages.map(({ code, name }) => ({ lang: code, label: name, entry: draft.translated[code] ?? NOTHING })),
  ]
  const change = (lang: string | null, entry: Entry): void =>
    onChange(
      lang === null ? { ...draft, original: entry } : { ...draft, translated: { ...draft.translated, [lang]: entry } },
    )
  return all.map(({ lang, label, entry }) => {
    const fault = faults.get(lang)
    const address = `/${addressOf(slugOf(entry) || slugOf(draft.original), lang, place)}`
    return (
      <div key={label} className={styles.pair}>
        <TextField
          label={say.name(label)}
          value={entry.name}
          required={lang === null}
          data-focus={lang === null || undefined}
          hint={lang === null && place.story?.published && !place.story.is_folder ? say.namePublished : undefined}
          fault={fault === 'name' && isTouched ? say.nameMissing : undefined}
          onChange={({ target }) => change(lang, { ...entry, name: target.value })}
        />
        <TextField
          label={say.slug(label)}
          value={slugOf(entry)}
          placeholder={lang === null ? undefined : slugOf(draft.original)}
          disabled={place.isStartpage && place.parent !== undefined}
          hint={place.isStartpage && place.parent ? say.startpage : address}
          fault={fault && fault !== 'name' && (isTouched || fault !== 'empty') ? say.faults[fault] : undefined}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => change(lang, { ...entry, slug: target.value, isTyped: target.value !== '' })}
        />
      </div>
    )
  })
}
