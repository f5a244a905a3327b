import { isBlock } from '@barriere/shared/stories/blocks.ts'
import {
  type Component,
  type ComponentField,
  DEFAULT_LANGUAGE,
  type ListedStory,
} from '@barriere/shared/stories/types.ts'
import { type Language, defineWords } from '../words.ts'
import { formatMoment } from '../ui/moment.tsx'
import { type AssetText, assetText, filenameOf } from '@barriere/shared/stories/asset-value.ts'
import { isRelation, textOf } from './control.ts'
import { isLinkComplete, readMultilink } from '@barriere/shared/stories/link-value.ts'
import { isEmptyValue } from '@barriere/shared/stories/field-rules.ts'
import { parseStored } from '@barriere/shared/stories/stored-moment.ts'
import { plainText, titleOf } from '@barriere/shared/stories/summary.ts'
import { readTable } from './table-value.ts'

const words = defineWords({
  fr: {
    nothing: 'Vide',
    yes: 'Oui',
    no: 'Non',
    newTab: 'nouvel onglet',
    quoted: (text: string) => `«\u00a0${text}\u00a0»`,
    focus: 'point d’intérêt',
    texts: { alt: 'texte alternatif', title: 'titre', copyright: 'droits', source: 'source' },
  },
  en: {
    nothing: 'Empty',
    yes: 'Yes',
    no: 'No',
    newTab: 'new tab',
    quoted: (text: string) => `“${text}”`,
    focus: 'focal point',
    texts: { alt: 'alternative text', title: 'title', copyright: 'copyright', source: 'source' },
  },
})

interface Names {
  readonly language: Language
  readonly components: ReadonlyMap<string, Component>
  /** By uuid; undefined while they are loading. */
  readonly stories: ReadonlyMap<string, ListedStory> | undefined
}

const ASSET_TEXTS: readonly AssetText[] = ['alt', 'title', 'copyright', 'source']

/** Types of fields with text: their differences are shown word by word. */
const TEXTS = ['text', 'textarea', 'markdown', 'richtext']

export const isTextField = (field: ComponentField | undefined): boolean =>
  field === undefined || TEXTS.includes(field.type)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Uuids of the stories that a value refers to: by a relation, or by a link to a page. */
export function uuidsIn(field: ComponentField | undefined, value: unknown): readonly string[] {
  if (isEmptyValue(value)) return []
  if (field && isRelation(field)) return listOf(value).map(textOf)
  const { uuid } = readMultilink(value)
  return uuid === '' ? [] : [uuid]
}

/** A readable value: a choice by its label, a page or a file by its name, a moment in Paris. */
export function valueText(field: ComponentField | undefined, value: unknown, names: Names): string {
  const say = words[names.language]
  if (isEmptyValue(value)) return say.nothing
  if (typeof value === 'boolean' || field?.type === 'boolean')
    return value === true || value === 'true' ? say.yes : say.no
  if (field && isRelation(field))
    return listOf(value)
      .map((uuid) => names.stories?.get(textOf(uuid))?.name ?? textOf(uuid))
      .join(', ')
  if (field?.options)
    return listOf(value)
      .map((one) => field.options?.find((option) => option.value === one)?.name ?? textOf(one))
      .join(', ')
  const moment = field?.type === 'datetime' ? parseStored(value) : undefined
  if (moment) return formatMoment(moment, names.language)
  if (typeof value !== 'object') return String(value)
  return objectText(value as object, names)
}

function objectText(value: object, names: Names): string {
  const { language, components, stories } = names
  const say = words[language]
  if (Array.isArray(value)) {
    if (value.every(isBlock)) return value.map(({ component }) => titleOf(component, components)).join(', ')
    return value.map((one) => valueText(undefined, one, names)).join(', ')
  }
  const { fieldtype, type, lang, slug } = value as Readonly<Record<string, unknown>>
  if (fieldtype === 'asset' || filenameOf(value) !== '') return assetLine(value, language)
  if (isLinkComplete(readMultilink(value))) {
    const { uuid, address, anchor, newTab } = readMultilink(value)
    const target = `${stories?.get(uuid)?.name ?? address}${anchor === '' ? '' : `#${anchor}`}`
    return newTab ? `${target} (${say.newTab})` : target
  }
  if (fieldtype === 'table') {
    const { head, rows } = readTable(value)
    return [head, ...rows].map((row) => row.join(' | ')).join(' / ')
  }
  if (type === 'doc') return plainText(value).replace(/\s+/g, ' ').trim() || say.nothing
  if (typeof lang === 'string' && typeof slug === 'string') return `${lang}: ${slug}`
  return JSON.stringify(value)
}

/** A file by its name, with the field's own texts and focal point. */
function assetLine(asset: object, language: Language): string {
  const say = words[language]
  const file = filenameOf(asset)
  const { focus } = asset as { readonly focus?: unknown }
  const texts = ASSET_TEXTS.flatMap((name) => {
    const text = assetText(asset, name, DEFAULT_LANGUAGE)
    return text === '' ? [] : [`${say.texts[name]} ${say.quoted(text)}`]
  })
  const parts = [...texts, ...(isEmptyValue(focus) ? [] : [`${say.focus} ${textOf(focus)}`])]
  const name = file.slice(file.lastIndexOf('/') + 1)
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`
}
