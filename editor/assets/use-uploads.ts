import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { faultOf, type faultWords } from './fault-words.ts'
import type { Asset } from '@barriere/shared/stories/assets.ts'
import { uploadFile } from './upload.ts'

export interface UploadState {
  readonly id: string
  readonly name: string
  /** Share of the bytes that have been sent: 0 to 1. */
  readonly progress: number
  readonly asset?: Asset
  readonly fault?: keyof (typeof faultWords)['fr']
}

/** Number of concurrent uploads; the others wait. */
const AT_ONCE = 3

/** Uploads of a screen. `add` starts uploads, `clear` removes finished ones. */
export function useUploads(folder: number | null) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly UploadState[]>([])

  const add = useCallback(
    async (files: readonly File[]): Promise<readonly Asset[]> => {
      const entries = files.map((file) => ({ file, id: crypto.randomUUID() }))
      const change = (id: string, changes: Partial<UploadState>): void =>
        setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
      setUploads((all) => [...all, ...entries.map(({ file, id }) => ({ id, name: file.name, progress: 0 }))])
      const waiting = [...entries]
      const done: Asset[] = []
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { file, id } = next
          try {
            const asset = await uploadFile(file, { folder, onProgress: (progress) => change(id, { progress }) })
            done.push(asset)
            change(id, { progress: 1, asset })
          } catch (error) {
            change(id, { fault: faultOf(error) })
          }
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      await client.invalidateQueries({ queryKey: ['assets'] })
      return done
    },
    [client, folder],
  )
  const clear = (): void => setUploads((all) => all.filter(({ asset, fault }) => !asset && !fault))
  return { uploads, add, clear }
}
