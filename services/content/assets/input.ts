import { z } from 'zod'

/** Integers arrive as numbers or as text, depending on the client. */
const id = z
  .union([z.number(), z.string().regex(/^\d+$/)])
  .transform(Number)
  .pipe(z.int().min(0))
const folder = id.nullable().transform((value) => (value === 0 ? null : value))
const text = z
  .string()
  .max(5_000, 'is too long')
  .nullish()
  .transform((value) => value ?? '')
const no = (message: string) =>
  z
    .unknown()
    .refine(
      (value) => value === undefined || value === null || value === '' || value === false || value === 'false',
      message,
    )

const fields = {
  asset_folder_id: folder,
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  meta_data: z
    .record(z.string().max(100), z.unknown())
    .nullish()
    .transform((value) => value ?? {}),
  ext_id: z.string().max(255).nullable(),
  is_private: no('private assets are not supported'),
  publish_at: no('scheduled assets are not supported'),
  expire_at: no('scheduled assets are not supported'),
  internal_tag_ids: z.array(id).max(100),
}

/** Fields of an asset that editors may change. The other fields of an answer are accepted and ignored. */
export const AssetChanges = z.object(fields).partial()
export type AssetChanges = z.output<typeof AssetChanges>

/** Request for an upload: the query or the body of `POST /assets`. */
export const UploadRequest = AssetChanges.extend({
  filename: z.string().min(1, "can't be blank").max(255, 'is too long'),
  /** `<width>x<height>` in pixels. */
  size: z.union([z.string().max(20), z.number().transform(() => '')]).nullish(),
  /** Asset whose file is replaced. */
  id: id.nullish(),
})
export type UploadRequest = z.output<typeof UploadRequest>

const folderName = z.string().trim().min(1, "can't be blank").max(255, 'is too long')
export const FolderChanges = z.object({ name: folderName, parent_id: folder }).partial()
export const NewFolder = FolderChanges.extend({ name: folderName })
export type FolderChanges = z.output<typeof FolderChanges>

export const Ids = z.array(id.pipe(z.int().positive())).min(1).max(100)
