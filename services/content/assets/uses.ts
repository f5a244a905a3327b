import type { Snapshot } from '../store/snapshot.ts'
import { mapUrls } from './address.ts'

/** An asset as stories refer to it: by its id, or by any address that it has had. */
export interface NamedAsset {
  readonly id: number
  readonly addresses: ReadonlySet<string>
}

/** A field that contains an asset. */
export interface AssetUse {
  /** Path in the content: `body.0.image`. */
  readonly path: string
  /** Component of the innermost block, and its field with the asset. */
  readonly component: string
  readonly field: string
}

/** Replacement for the copies of an asset in stories. */
export interface Replacement {
  /** Address of the new file. */
  readonly address: string
  readonly url: string
  /** New focal point for a copy, from its former one. */
  focus(before: string): string
}

const isCopy = (value: Record<string, unknown>, { id }: NamedAsset): boolean =>
  value.id === id && typeof value.filename === 'string' && value.filename !== ''

/** Fields of a content that contain an asset: asset fields, links, rich text, and texts with its URL. */
function usesIn(content: unknown, asset: NamedAsset): AssetUse[] {
  const uses = new Map<string, AssetUse>()
  const visit = (value: unknown, at: string, use: AssetUse): void => {
    if (typeof value === 'string') {
      mapUrls(value, (address) => {
        if (asset.addresses.has(address)) uses.set(use.path, use)
        return undefined
      })
    } else if (Array.isArray(value)) value.forEach((member, index) => visit(member, `${at}.${index}`, use))
    else if (typeof value === 'object' && value !== null) visitObject(value as Record<string, unknown>, at, use)
  }
  const visitObject = (value: Record<string, unknown>, at: string, use: AssetUse): void => {
    if (isCopy(value, asset)) uses.set(use.path, use)
    else {
      const { component } = value
      for (const [field, member] of Object.entries(value)) {
        const path = at === '' ? field : `${at}.${field}`
        visit(member, path, typeof component === 'string' ? { path, component, field } : use)
      }
    }
  }
  visit(content, '', { path: '', component: '', field: '' })
  return [...uses.values()]
}

/** Replaces the copies and the URLs of an asset in a content. Returns the same object if there are none. */
export function replaceIn<T>(content: T, asset: NamedAsset, replacement: Replacement): T {
  let changed = false
  const renew = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const next = mapUrls(value, (address) => (asset.addresses.has(address) ? replacement.address : undefined))
      changed ||= next !== value
      return next
    }
    if (Array.isArray(value)) return value.map(renew)
    if (typeof value !== 'object' || value === null) return value
    const fields = value as Record<string, unknown>
    if (isCopy(fields, asset)) {
      changed = true
      const focus = typeof fields.focus === 'string' ? replacement.focus(fields.focus) : fields.focus
      return { ...fields, filename: replacement.url, ...('focus' in fields ? { focus } : {}) }
    }
    return Object.fromEntries(Object.entries(fields).map(([name, member]) => [name, renew(member)]))
  }
  const renewed = renew(content) as T
  return changed ? renewed : content
}

/** A story that contains an asset. */
export interface StoryUse {
  readonly story_id: number
  readonly uuid: string
  readonly name: string
  readonly full_slug: string
  /** The published version contains the asset. */
  readonly published: boolean
  /** The draft contains the asset. */
  readonly draft: boolean
  /** Releases whose version of the story contains the asset. */
  readonly release_ids: readonly number[]
  /** A scheduled version contains the asset. */
  readonly scheduled: boolean
  readonly fields: readonly AssetUse[]
}

/** A story's version in an unpublished release, or the version that a schedule holds. */
export interface PlannedVersion {
  /** Null: the version of a schedule. */
  readonly releaseId: number | null
  readonly storyId: number
  /** Whether it is published by itself at a moment. */
  readonly isScheduled: boolean
  readonly version: { readonly content: unknown }
}

/** Where an asset is used, in the order of the space. */
export function usesOf(snapshot: Snapshot, planned: readonly PlannedVersion[], asset: NamedAsset): StoryUse[] {
  return snapshot.draft.stories.flatMap((record) => {
    const draft = usesIn(record.content, asset)
    const published = usesIn(snapshot.published.byId.get(record.id)?.content, asset)
    const inPlans = planned
      .filter(({ storyId }) => storyId === record.id)
      .map((plan) => ({ ...plan, uses: usesIn(plan.version.content, asset) }))
      .filter(({ uses }) => uses.length > 0)
    const all = [...published, ...draft, ...inPlans.flatMap(({ uses }) => uses)]
    if (all.length === 0) return []
    return [
      {
        story_id: record.id,
        uuid: record.uuid,
        name: record.name,
        full_slug: record.fullSlug,
        published: published.length > 0,
        draft: draft.length > 0,
        release_ids: inPlans.flatMap(({ releaseId }) => releaseId ?? []),
        scheduled: inPlans.some(({ isScheduled }) => isScheduled),
        fields: [...new Map(all.map((use) => [use.path, use])).values()],
      },
    ]
  })
}
