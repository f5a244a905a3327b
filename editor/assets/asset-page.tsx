import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { ApiError, call, fileUrl, get } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useLanguage, useWords } from '../words.ts'
import { AssetForm } from './asset-form.tsx'
import styles from './assets.module.css'
import { faultWords } from './fault-words.ts'
import { Replace } from './replace.tsx'
import { kindOf, sizeOf } from '@barriere/shared/stories/file-name.ts'
import type { Asset, AssetUse } from '@barriere/shared/stories/assets.ts'
import { useMayEdit } from './use-may-edit.ts'

const words = defineWords({
  fr: {
    back: 'Médiathèque',
    loading: 'Chargement…',
    missing: 'Ce fichier n’existe pas.',
    open: 'Ouvrir le fichier',
    uses: 'Utilisé dans',
    unused: 'Ce fichier n’est utilisé dans aucune page.',
    draft: 'brouillon',
    remove: 'Mettre à la corbeille',
    removed: 'Fichier mis à la corbeille.',
    removeAnyway: 'Mettre à la corbeille quand même',
    used: 'Des pages utilisent ce fichier\u00a0: il y manquera.',
    restore: 'Restaurer',
    restored: 'Fichier restauré.',
    trashed: 'Ce fichier est dans la corbeille.',
    still:
      'Cette image est animée\u00a0; le site n’en montre que la première vue. Pour un mouvement, choisissez un film.',
    failed: 'L’opération a échoué.',
    pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  },
  en: {
    back: 'Media library',
    loading: 'Loading…',
    missing: 'This file does not exist.',
    open: 'Open the file',
    uses: 'Used in',
    unused: 'No page uses this file.',
    draft: 'draft',
    remove: 'Move to the trash',
    removed: 'File moved to the trash.',
    removeAnyway: 'Move to the trash anyway',
    used: 'Pages use this file: it will be missing there.',
    restore: 'Restore',
    restored: 'File restored.',
    trashed: 'This file is in the trash.',
    still: 'This picture is animated; the site shows its first frame alone. For movement, choose a film.',
    failed: 'The operation failed.',
    pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  },
})

const formatBytes = (bytes: number, language: string): string => {
  const [unit, value] = bytes < 1_000_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000]
  const style = { style: 'unit', unit: String(unit), maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, style).format(Number(value))
}

/** One asset: file, texts, focal point and crops, and the pages that use it. */
export function AssetPage() {
  const { id = '' } = useParams()
  const say = useWords(words)
  const { data: asset, error } = useQuery({
    queryKey: ['assets', 'one', id],
    queryFn: () => get<Asset>(`assets/${id}`),
  })
  if (error)
    return (
      <main className={styles.page}>
        <Note kind="bad">{error instanceof ApiError && error.status === 404 ? say.missing : say.failed}</Note>
      </main>
    )
  if (!asset) return <p className={styles.page}>{say.loading}</p>
  return <Loaded key={`${asset.id} ${asset.filename}`} asset={asset} />
}

function Loaded({ asset }: { asset: Asset }) {
  const say = useWords(words)
  const language = useLanguage()
  const size = sizeOf(asset.filename)
  const mayEdit = useMayEdit()
  return (
    <main className={styles.page}>
      <Link href="/assets">{say.back}</Link>
      <div className={styles.bar}>
        <h1>{asset.short_filename}</h1>
        <p className={styles.hint}>
          {[
            asset.content_type,
            formatBytes(asset.content_length, language),
            size && say.pixels(size.width, size.height),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <a href={fileUrl(asset.filename)} target="_blank" rel="noreferrer">
          {say.open}
        </a>
        {mayEdit && (
          <>
            <Replace asset={asset} />
            <Trash asset={asset} />
          </>
        )}
      </div>
      {asset.deleted_at !== null && <Note kind="warn">{say.trashed}</Note>}
      {asset.frames !== null && <Note kind="warn">{say.still}</Note>}
      {kindOf(asset.filename) === 'video' && (
        <video className={styles.film} src={fileUrl(asset.filename)} controls preload="metadata" muted />
      )}
      <AssetForm asset={asset} />
      <Uses id={asset.id} />
    </main>
  )
}

function Uses({ id }: { id: number }) {
  const say = useWords(words)
  const { data } = useQuery({
    queryKey: ['assets', 'uses', id],
    queryFn: () => get<{ uses: readonly AssetUse[] }>(`assets/${id}/uses`),
  })
  if (!data) return null
  return (
    <section aria-label={say.uses}>
      <h2>{say.uses}</h2>
      {data.uses.length === 0 && <p>{say.unused}</p>}
      <ul>
        {data.uses.map(({ story_id: story, name, full_slug: slug, published, fields }) => (
          <li key={story}>
            <Link href={`/stories/${story}`}>{name}</Link>{' '}
            <span className={styles.hint}>
              {slug}
              {published ? '' : ` (${say.draft})`} :{' '}
              {[...new Set(fields.map(({ component, field }) => `${component}.${field}`))].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Trash({ asset }: { asset: Asset }) {
  const say = useWords(words)
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [uses, setUses] = useState<readonly AssetUse[]>()
  const faults = useWords(faultWords)
  const [fault, setFault] = useState<string>()
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work()
      await client.invalidateQueries({ queryKey: ['assets'] })
      toast(done)
      if (done === say.removed) navigate('/assets')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const used = error.status === 409 ? (error.body as { uses: readonly AssetUse[] }).uses : undefined
      if (used) setUses(used)
      else setFault(error.status === 403 ? faults.forbidden : say.failed)
    }
  }
  const remove = (force: boolean) =>
    void run(() => call('DELETE', `assets/${asset.id}`, { query: force ? { force: 1 } : {} }), say.removed)
  const restore = () => void run(() => call('POST', 'assets/bulk_restore', { body: { ids: [asset.id] } }), say.restored)
  return (
    <>
      {asset.deleted_at === null ? (
        <Button kind="danger" icon="trash" onClick={() => remove(false)}>
          {say.remove}
        </Button>
      ) : (
        <Button onClick={restore}>{say.restore}</Button>
      )}
      {fault && !uses && <Note kind="bad">{fault}</Note>}
      {uses && (
        <Dialog title={say.remove} onClose={() => setUses(undefined)}>
          <Note kind="warn">{say.used}</Note>
          {fault && <Note kind="bad">{fault}</Note>}
          <ul>
            {uses.map(({ story_id: story, name }) => (
              <li key={story}>{name}</li>
            ))}
          </ul>
          <Button kind="danger" onClick={() => remove(true)}>
            {say.removeAnyway}
          </Button>
        </Dialog>
      )}
    </>
  )
}
