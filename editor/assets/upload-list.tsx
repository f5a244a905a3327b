import { Link } from 'wouter'
import { IconButton } from '../ui/button.tsx'
import { Badge } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './assets.module.css'
import { faultWords } from './fault-words.ts'
import type { UploadState } from './use-uploads.ts'

const words = defineWords({
  fr: {
    title: 'Envois',
    done: 'Envoyé',
    still: 'Animée\u00a0: première vue seulement',
    clear: 'Masquer les envois terminés',
    state: (done: number, all: number) => `${done} sur ${all} fichiers traités`,
    progress: (name: string) => `Envoi de ${name}`,
  },
  en: {
    title: 'Uploads',
    done: 'Uploaded',
    still: 'Animated: first frame only',
    clear: 'Hide finished uploads',
    state: (done: number, all: number) => `${done} of ${all} files done`,
    progress: (name: string) => `Upload of ${name}`,
  },
})

/** Uploads with their progress and result. */
export function UploadList({ uploads, onClear }: { uploads: readonly UploadState[]; onClear: () => void }) {
  const say = useWords(words)
  const faults = useWords(faultWords)
  if (uploads.length === 0) return null
  const over = uploads.filter(({ asset, fault }) => asset !== undefined || fault !== undefined).length
  return (
    <section className={styles.uploads} aria-label={say.title}>
      <div className={styles.bar}>
        <p role="status">{say.state(over, uploads.length)}</p>
        <IconButton icon="close" label={say.clear} disabled={over === 0} onClick={onClear} />
      </div>
      <ul>
        {uploads.map(({ id, name, progress, asset, fault }) => (
          <li key={id} className={styles.upload}>
            {asset ? <Link href={`/assets/${asset.id}`}>{name}</Link> : <span>{name}</span>}
            {asset && <Badge kind="good">{say.done}</Badge>}
            {asset?.frames && <Badge kind="warn">{say.still}</Badge>}
            {fault && <Badge kind="bad">{faults[fault]}</Badge>}
            {!asset && !fault && <progress value={progress} aria-label={say.progress(name)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
