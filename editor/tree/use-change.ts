import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../api.ts'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import { STORIES } from './use-stories.ts'

const words = defineWords({
  fr: {
    offline: 'Le service de contenu ne répond pas.',
    refused: 'Vos droits ne le permettent pas.',
    gone: 'Cette page n’existe plus.',
    taken: 'Cette adresse est déjà prise dans ce dossier.',
    other: 'Le service l’a refusé.',
    partly: (done: number, all: number, why: string) => `${done} sur ${all}. ${why}`,
  },
  en: {
    offline: 'The content service does not answer.',
    refused: 'Your rights do not allow it.',
    gone: 'This page no longer exists.',
    taken: 'This address is already taken in this folder.',
    other: 'The service refused it.',
    partly: (done: number, all: number, why: string) => `${done} of ${all}. ${why}`,
  },
})

/** Message for a refusal of the service. All other errors are bugs and are rethrown. */
function useRefusal(): (error: unknown) => string {
  const say = useWords(words)
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) throw error
      if (error.fields.slug?.some((text) => text.includes('taken'))) return say.taken
      if (error.status === 422) return [say.other, ...Object.values(error.fields).flat()].join(' ')
      return { 0: say.offline, 401: say.refused, 403: say.refused, 404: say.gone }[error.status] ?? say.other
    },
    [say],
  )
}

/**
 * Applies a change to several targets one after the other, reports the result, and reloads the lists. Resolves to true
 * if all succeeded. The first refusal ends it.
 * @param lists query key of the lists to reload
 */
export function useChange(lists: QueryKey = STORIES) {
  const refusal = useRefusal()
  const client = useQueryClient()
  const say = useWords(words)
  return useCallback(
    async <T>(targets: readonly T[], change: (target: T) => Promise<unknown>, done: string): Promise<boolean> => {
      let count = 0
      try {
        for (const target of targets) {
          await change(target)
          count += 1
        }
        toast(done)
      } catch (error) {
        const why = refusal(error)
        toast(targets.length > 1 ? say.partly(count, targets.length, why) : why)
      }
      await client.invalidateQueries({ queryKey: lists })
      return count === targets.length
    },
    [refusal, client, lists, say],
  )
}
