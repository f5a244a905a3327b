import { rm } from 'node:fs/promises'
import { and, eq, isNull, lt, lte, sql as query } from 'drizzle-orm'
import { sameSecret } from '@barriere/shared/secrets/same-secret.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { Logger } from '../../kit/log.ts'
import { hashOf, newSecret } from '../../kit/secret.ts'
import { notFound } from '../management/context.ts'
import { invalid } from '../management/input.ts'
import { recorded } from '../people/acting.ts'
import type { Principal } from '../people/principal.ts'
import { spaces } from '../schema.ts'
import type { Store, Work } from '../store/store.ts'
import { fileNameOf, promisedAddress, urlOf } from './address.ts'
import { addAddress, createAsset, replaceAsset, requireAsset, requireFolder, textsOf } from './asset-changes.ts'
import type { FileStore } from './file-store.ts'
import { requireTags } from './tags.ts'
import type { UploadRequest } from './input.ts'
import { inspectFile, type FileFault, type UploadLimits } from './inspect.ts'
import { namedType } from './kinds.ts'
import { receiveForm } from './receive.ts'
import type { Scanner } from './scan.ts'
import { assetFiles, assets, assetUploads } from './schema.ts'

type UploadRow = typeof assetUploads.$inferSelect

/** Milliseconds after which an unfinished upload is deleted. */
const LIFETIME = 24 * 60 * 60 * 1000

const DAY = 86_400_000

const MESSAGES: Readonly<Record<FileFault, string>> = {
  type: 'Files of this kind are not taken',
  name: 'The name says another kind than the content',
  size: 'The file is too large',
  pixels: 'The picture has too many pixels',
  unreadable: 'The file is damaged',
}

export interface UploadOptions {
  readonly store: Store
  readonly files: FileStore
  readonly limits: UploadLimits
  /** Undefined: files are not scanned. */
  readonly scanner?: Scanner | undefined
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/** Everything that a client needs to post a file: the form's fields, named as in the cloud, and its URL. */
export interface SignedUpload {
  readonly id: number
  readonly fields: Readonly<Record<string, string>>
  readonly post_url: string
  readonly pretty_url: string
  readonly public_url: string
  readonly locked: false
  readonly meta_data: Readonly<Record<string, unknown>>
}

/**
 * Uploads in the three steps of the cloud: a signature (`POST /assets`), the form with the file, and `finish_upload`,
 * which creates the asset. The form needs no other authentication, because its signature is a secret.
 */
export class Uploads {
  readonly #store: Store
  readonly #files: FileStore
  readonly #limits: UploadLimits
  readonly #scanner: Scanner | undefined
  readonly #log: UploadOptions['log']

  constructor({ store, files, limits, scanner, log }: UploadOptions) {
    this.#store = store
    this.#files = files
    this.#limits = limits
    this.#scanner = scanner
    this.#log = log
  }

  /** Signs the upload of a new asset, or with `id` that of a new file for an existing one. Throws 422 or 404. */
  async sign(input: UploadRequest, postUrl: string): Promise<SignedUpload> {
    const type = namedType(input.filename)
    if (!type) throw invalid({ filename: ['is of a kind that is not taken'] })
    const secret = newSecret()
    const replaces = input.id !== null && input.id !== undefined
    const shortFilename = fileNameOf(input.filename)
    const { id, address } = await recorded(this.#store.sql, async (sql) => {
      const [space] = await sql.select({ id: spaces.id }).from(spaces)
      if (!space) throw notFound()
      if (replaces) await requireAsset({ sql }, input.id as number)
      await requireFolder({ sql }, input.asset_folder_id)
      await requireTags({ sql }, input.internal_tag_ids)
      const row = {
        id: replaces ? (input.id as number) : await nextId({ sql }),
        replaces,
        secret: hashOf(secret),
        address: promisedAddress(space.id, input.filename, input.size ?? ''),
        shortFilename,
        folderId: input.asset_folder_id ?? null,
        texts: textsOf(input),
        tagIds: input.internal_tag_ids ?? [],
        extId: input.ext_id ?? null,
        file: null,
        assetId: null,
        createdAt: new Date(this.#store.now()),
      }
      await sql.insert(assetUploads).values(row).onConflictDoUpdate({ target: assetUploads.id, set: row })
      return row
    })
    return {
      id,
      fields: {
        'key': address.slice(1),
        'acl': 'public-read',
        'Cache-Control': 'public; max-age=31536000',
        'Content-Type': type.contentType,
        'policy': String(id),
        'x-amz-credential': 'content',
        'x-amz-algorithm': 'none',
        'x-amz-date': new Date(this.#store.now()).toISOString(),
        'x-amz-signature': secret,
      },
      post_url: postUrl,
      pretty_url: urlOf(address).replace(/^https:/, ''),
      public_url: urlOf(address),
      locked: false,
      meta_data: {},
    }
  }

  /** Receives the form: the file is streamed, checked, cleaned and stored. Throws 400, 403, 413, 415, 422 or 503. */
  async receive(request: Request): Promise<void> {
    const { path, upload } = await receiveForm(request, (fields) => this.#destination(fields))
    try {
      await this.#scan(path)
      const inspected = await inspectFile(path, upload.shortFilename, this.#limits)
      if (!inspected.ok)
        throw new HttpError(422, { error: MESSAGES[inspected.error], code: inspected.error }, { connection: 'close' })
      await this.#files.put(inspected.value.digest, path)
      const [row] = await this.#store.sql
        .update(assetUploads)
        .set({ file: inspected.value })
        .where(and(eq(assetUploads.id, upload.id), eq(assetUploads.secret, upload.secret)))
        .returning({ id: assetUploads.id })
      if (!row) throw new HttpError(403, { error: 'Forbidden' })
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Fails closed: throws 422 for malware, and 503 without a verdict of the scanner. */
  async #scan(path: string): Promise<void> {
    if (!this.#scanner) return
    let clean: boolean
    try {
      clean = await this.#scanner.isClean(path)
    } catch (error) {
      this.#log.error({ event: 'uploads.unscanned', error }, 'an upload could not be scanned, and is refused')
      throw new HttpError(503, { error: 'Files cannot be checked', code: 'unscanned' }, { connection: 'close' })
    }
    if (clean) return
    this.#log.warn({ event: 'uploads.malware' }, 'malware was found in an upload, which is refused')
    throw new HttpError(422, { error: 'Malware was found', code: 'malware' }, { connection: 'close' })
  }

  async #destination(fields: ReadonlyMap<string, string>) {
    const id = Number(fields.get('policy'))
    const [upload] = Number.isSafeInteger(id)
      ? await this.#store.sql.select().from(assetUploads).where(eq(assetUploads.id, id))
      : []
    const given = hashOf(fields.get('x-amz-signature') ?? '')
    const type = upload && namedType(upload.shortFilename)
    if (!upload || !type || upload.file !== null || !sameSecret(given, upload.secret))
      throw new HttpError(403, { error: 'Forbidden' }, { connection: 'close' })
    return { path: await this.#files.incoming(), bytes: this.#limits.bytes[type.kind], upload }
  }

  /**
   * Creates the asset of an upload, or replaces the file of an asset. Deduplication: if the library has the same bytes
   * under the same name (and in the requested folder), the upload becomes that asset. So a folder can be pushed again
   * without duplicates. Idempotent.
   * @returns the asset's id. Throws 404, 422 if no file was received, or 403.
   */
  finish(id: number, by: Principal): Promise<number> {
    return this.#store.change((work) => this.#finish(work, id, by))
  }

  async #finish(work: Work, id: number, by: Principal): Promise<number> {
    const [upload] = await work.sql.select().from(assetUploads).where(eq(assetUploads.id, id)).for('update')
    if (!upload) return (await requireAsset(work, id)).id
    if (upload.assetId !== null) return upload.assetId
    const { file } = upload
    if (!file || !(await this.#files.has(file.digest))) throw invalid({ base: ['the file has not been uploaded'] })
    const { shortFilename, texts, tagIds, extId } = upload
    const made = { shortFilename, file, texts, tagIds, extId }
    const same = upload.replaces ? undefined : await findSame(work, upload)
    if (upload.replaces) await replaceAsset(work, id, made, by)
    else if (same === undefined) await createAsset(work, id, upload.folderId, made)
    const assetId = same ?? id
    await addAddress(work, assetId, upload.address, file)
    await work.sql.update(assetUploads).set({ assetId }).where(eq(assetUploads.id, id))
    return assetId
  }

  /** The asset of an upload, for clients that only know the upload's id. */
  async assetIdOf(id: number): Promise<number> {
    const [upload] = await this.#store.sql
      .select({ assetId: assetUploads.assetId })
      .from(assetUploads)
      .where(eq(assetUploads.id, id))
    return upload?.assetId ?? id
  }

  /** Retention: deletes unfinished uploads and leftover files. Idempotent. */
  async sweep(): Promise<void> {
    const before = new Date(this.#store.now() - LIFETIME)
    await this.#files.sweep(before.getTime())
    const old = lt(assetUploads.createdAt, before)
    const [any] = await this.#store.sql.select({ id: assetUploads.id }).from(assetUploads).where(old).limit(1)
    if (any)
      await this.#store.change(async ({ sql }) => {
        await sql.delete(assetUploads).where(old)
      })
    await this.#collect()
  }

  /**
   * Deletes assets for good that have been in the trash for longer than the configured days, with files that no other
   * row names. Files in the content folder stay. Idempotent.
   */
  async emptyTrash(): Promise<void> {
    const { sql, settings } = this.#store
    const expired = lte(assets.deletedAt, new Date(this.#store.now() - settings.trashDays * DAY))
    if ((await sql.$count(assets, expired)) === 0) return
    await this.#store.change(async (work) => {
      await work.sql.delete(assets).where(expired)
    })
    await this.#collect()
  }

  /**
   * Garbage collection (mark and sweep) of files that no row names. It runs outside of any change: a rolled back
   * transaction still needs its files, and a crash after a commit must not leave them for ever. Younger files may
   * belong to an upload whose row is not written yet.
   */
  async #collect(): Promise<void> {
    const old = await this.#files.stored(this.#store.now() - LIFETIME)
    if (old.length === 0) return
    const { sql } = this.#store
    const named = [
      ...(await sql.selectDistinct({ digest: digestOf(assetFiles.file) }).from(assetFiles)),
      ...(await sql.selectDistinct({ digest: digestOf(assetUploads.file) }).from(assetUploads)),
    ]
    const needed = new Set(named.map(({ digest }) => digest))
    for (const digest of old) if (!needed.has(digest)) await this.#files.delete(digest)
  }
}

/** The next id of the assets' sequence. `select` works with both drivers, unlike `execute`. */
async function nextId({ sql }: Pick<Work, 'sql'>): Promise<number> {
  const [row] = await sql
    .select({ id: query<string>`nextval(pg_get_serial_sequence('content.assets', 'id'))` })
    .from(spaces)
    .limit(1)
  return Number(row?.id)
}

type FileColumn = typeof assetFiles.file | typeof assetUploads.file

const digestOf = (column: FileColumn) => query<string>`${column}->>'digest'`
const receivedOf = (column: FileColumn) => query<string>`${column}->>'received'`

/** An asset outside of the trash with the same bytes and name, in the folder of the upload. */
async function findSame({ sql }: Work, upload: UploadRow): Promise<number | undefined> {
  const [row] = await sql
    .select({ id: assets.id })
    .from(assets)
    .innerJoin(assetFiles, eq(assetFiles.address, assets.address))
    .where(
      and(
        isNull(assets.deletedAt),
        eq(assets.shortFilename, upload.shortFilename),
        eq(receivedOf(assetFiles.file), upload.file?.received ?? ''),
        ...(upload.folderId === null ? [] : [eq(assets.folderId, upload.folderId)]),
      ),
    )
    .orderBy(assets.id)
    .limit(1)
  return row?.id
}
