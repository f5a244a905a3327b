import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql as query } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../kit/database.ts'
import type { AssetIndex } from '../images/assets.ts'
import { definitions } from '../definitions/schema.ts'
import { spaces } from '../schema.ts'
import { raiseSequence } from '../seed/raise-sequence.ts'
import { SeedError } from '../seed/seed-error.ts'
import { mergeTexts } from './texts.ts'
import { assetFiles, assetFolders, assets } from './schema.ts'
import { assetTags } from './tags.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A sidecar of the official command line. */
const Sidecar = z.object({
  id: z.number().int().positive(),
  filename: z.url(),
  short_filename: z.string().optional(),
  asset_folder_id: z.number().int().nullish(),
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  meta_data: z.record(z.string(), z.unknown()).nullish(),
  ext_id: z.string().nullish(),
  internal_tags_list: z.array(z.object({ name: z.string().min(1) })).nullish(),
})

const Folder = z.object({
  id: z.number().int().positive(),
  uuid: z.uuid(),
  name: z.string().min(1),
  parent_id: z.number().int().nullish(),
})

export interface AssetSeed {
  sql: Sql
  /** `assets/<space>` of the content folder. */
  directory: string
  index: AssetIndex
  now: Date
}

/**
 * Fills the media library from the sidecars of the content folder, but only if it has never held an asset. Race: if
 * several instances start together, only one of them does it.
 */
export async function seedAssets({ sql, directory, index, now }: AssetSeed): Promise<void> {
  await sql.transaction(async (transaction) => {
    await transaction.select().from(spaces).for('update')
    if (await hasHeldAssets(transaction)) return
    await fillFolders(transaction, await readAll(join(directory, 'folders'), Folder), now)
    const sidecars = await readAll(directory, Sidecar)
    const tags = await fillTags(transaction, sidecars, now)
    for (const sidecar of sidecars) await fillAsset(transaction, sidecar, { index, tags, now })
    for (const table of [assets, assetFolders]) await raiseSequence(transaction, table)
  })
}

async function fillFolders(sql: Sql, folders: readonly z.output<typeof Folder>[], now: Date): Promise<void> {
  const ids = new Set(folders.map(({ id }) => id))
  const lost = folders.find(({ parent_id: parent }) => parent && !ids.has(parent))
  if (lost) throw new SeedError(`Bad content: asset folder “${lost.name}” lies in one that does not exist.`)
  const made = new Set<number>()
  for (let left = folders; left.length > 0; ) {
    const next = left.filter(({ parent_id: parent }) => !parent || made.has(parent))
    if (next.length === 0) throw new SeedError('Bad content: an asset folder lies in itself.')
    for (const { id, uuid, name, parent_id: parent } of next) {
      await sql
        .insert(assetFolders)
        .values({ id, uuid, name, parentId: parent || null, createdAt: now, updatedAt: now })
      made.add(id)
    }
    left = left.filter(({ id }) => !made.has(id))
  }
}

const SIZE = /^\/f\/[^/]+\/(\d+)x(\d+)\//

type SeedAsset = z.output<typeof Sidecar>

/** Whether there are or were assets: assets that editors have deleted must not come back. */
async function hasHeldAssets(sql: Sql): Promise<boolean> {
  const [sequence] = await sql
    .select({ isCalled: query<boolean>`(select last_value > 1 or is_called from content.assets_id_seq)` })
    .from(spaces)
    .limit(1)
  return sequence?.isCalled === true
}

/** Adds the internal tags of the sidecars that do not exist yet. Returns ids by name. */
async function fillTags(sql: Sql, sidecars: readonly SeedAsset[], now: Date): Promise<ReadonlyMap<string, number>> {
  const ids = new Map([...(await assetTags({ sql }))].map(([id, name]) => [name, id]))
  const names = new Set(sidecars.flatMap(({ internal_tags_list: tags }) => (tags ?? []).map(({ name }) => name)))
  for (const name of names) {
    if (ids.has(name)) continue
    const definition = { object_type: 'asset' }
    const [made] = await sql
      .insert(definitions)
      .values({ kind: 'internal_tag', name, definition, createdAt: now, updatedAt: now })
      .returning({ id: definitions.id })
    if (made) ids.set(name, made.id)
  }
  return ids
}

interface Library {
  readonly index: AssetIndex
  readonly tags: ReadonlyMap<string, number>
  readonly now: Date
}

async function fillAsset(sql: Sql, sidecar: SeedAsset, { index, tags, now }: Library): Promise<void> {
  const address = decodeURIComponent(new URL(sidecar.filename).pathname)
  const original = await index.find(address)
  // A sidecar without its file is skipped.
  if (!original) return
  const { size, contentType, digest } = original
  const [, width, height] = SIZE.exec(address) ?? []
  const file = {
    size,
    contentType,
    digest,
    received: digest,
    width: Number(width) || null,
    height: Number(height) || null,
  }
  const { alt, title, copyright, source, focus } = sidecar
  const texts = { alt, title, copyright, source, focus, metaData: sidecar.meta_data ?? {} }
  await sql
    .insert(assets)
    .values({
      id: sidecar.id,
      folderId: sidecar.asset_folder_id || null,
      address,
      shortFilename: sidecar.short_filename ?? address.slice(address.lastIndexOf('/') + 1),
      contentType,
      contentLength: size,
      width: file.width,
      height: file.height,
      texts: mergeTexts(texts, texts),
      tagIds: (sidecar.internal_tags_list ?? []).flatMap(({ name }) => tags.get(name) ?? []),
      extId: sidecar.ext_id ?? null,
      createdAt: now,
      updatedAt: now,
    })
  await sql.insert(assetFiles).values({ address, assetId: sidecar.id, file, seeded: true })
}

/** The JSON files of a folder, in the order of their names; none if the folder does not exist. Throws a SeedError. */
async function readAll<S extends z.ZodType>(folder: string, schema: S): Promise<z.output<S>[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (name) => {
      const path = join(folder, name)
      try {
        return schema.parse(JSON.parse(await readFile(path, 'utf8')))
      } catch (error) {
        throw new SeedError(`Bad content file ${path}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }),
  )
}
