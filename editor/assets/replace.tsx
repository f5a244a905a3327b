import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './assets.module.css'
import { faultOf, faultWords } from './fault-words.ts'
import { FileButton } from './file-button.tsx'
import { FocalPoint } from './focal-point.tsx'
import { kindOf } from '@barriere/shared/stories/file-name.ts'
import { ACCEPTED } from './rendering.ts'
import type { Asset } from '@barriere/shared/stories/assets.ts'
import { uploadFile } from './upload.ts'

const words = defineWords({
  fr: {
    replace: 'Remplacer le fichier',
    confirm: 'Remplacer partout',
    effect: 'Toutes les pages qui montrent ce fichier, en ligne et en brouillon, montreront le nouveau aussitôt.',
    progress: 'Envoi du fichier',
    done: 'Fichier remplacé.',
  },
  en: {
    replace: 'Replace the file',
    confirm: 'Replace everywhere',
    effect: 'All pages that show this file, live and drafts, will show the new one at once.',
    progress: 'Upload of the file',
    done: 'File replaced.',
  },
})

/** Replaces the file of an asset: choose a file, set its focal point, replace it on every page. */
export function Replace({ asset }: { asset: Asset }) {
  const { replace } = useWords(words)
  const [file, setFile] = useState<File>()
  return (
    <>
      <FileButton
        label={replace}
        icon="redo"
        accept={ACCEPTED[kindOf(asset.filename)]}
        onFiles={([chosen]) => setFile(chosen)}
      />
      {file && <ReplaceDialog asset={asset} file={file} onClose={() => setFile(undefined)} />}
    </>
  )
}

function ReplaceDialog({ asset, file, onClose }: { asset: Asset; file: File; onClose: () => void }) {
  const say = useWords(words)
  const faults = useWords(faultWords)
  const client = useQueryClient()
  const picture = useLocalPicture(file)
  const [focus, setFocus] = useState('')
  const [progress, setProgress] = useState<number>()
  const [fault, setFault] = useState<keyof typeof faults>()

  const send = async (): Promise<void> => {
    setFault(undefined)
    setProgress(0)
    try {
      await uploadFile(file, { replaces: asset.id, focus, onProgress: setProgress })
      await client.invalidateQueries({ queryKey: ['assets'] })
      toast(say.done)
      onClose()
    } catch (error) {
      setFault(faultOf(error))
      setProgress(undefined)
    }
  }
  return (
    <Dialog title={say.replace} onClose={onClose} width={48}>
      {picture && <FocalPoint {...picture} focus={focus} onChange={setFocus} />}
      {!picture && <p>{file.name}</p>}
      <Note>{say.effect}</Note>
      {fault && <Note kind="bad">{faults[fault]}</Note>}
      {progress !== undefined && <progress value={progress} aria-label={say.progress} />}
      <div className={styles.bar}>
        <Button kind="main" disabled={progress !== undefined} onClick={() => void send()}>
          {say.confirm}
        </Button>
      </div>
    </Dialog>
  )
}

interface LocalPicture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A chosen picture before its upload; undefined if the browser cannot show the file as a picture. */
function useLocalPicture(file: File): LocalPicture | undefined {
  const [picture, setPicture] = useState<LocalPicture>()
  useEffect(() => {
    const src = URL.createObjectURL(file)
    const image = new Image()
    image.onload = () => setPicture({ src, width: image.naturalWidth, height: image.naturalHeight })
    image.src = src
    return () => {
      image.onload = null
      URL.revokeObjectURL(src)
    }
  }, [file])
  return picture
}
