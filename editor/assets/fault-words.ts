import { ApiError } from '../api.ts'
import { defineWords } from '../words.ts'

export const faultWords = defineWords({
  fr: {
    type: 'Ce type de fichier n’est pas accepté.',
    name: 'L’extension du nom ne correspond pas au contenu.',
    size: 'Le fichier est trop lourd.',
    pixels: 'L’image a trop de pixels.',
    unreadable: 'Le fichier est endommagé.',
    malware: 'Un logiciel malveillant a été détecté dans ce fichier.',
    unscanned: 'L’antivirus ne répond pas : réessayez dans quelques minutes.',
    forbidden: 'Votre rôle ne le permet pas : une page en ligne montre ce fichier.',
    none: 'Le service de contenu ne répond pas.',
    other: 'Le fichier n’a pas pu être envoyé.',
  },
  en: {
    type: 'Files of this type are not accepted.',
    name: 'The extension of the name does not match the content.',
    size: 'The file is too large.',
    pixels: 'The picture has too many pixels.',
    unreadable: 'The file is damaged.',
    malware: 'Malware was found in this file.',
    unscanned: 'The virus scanner does not answer: try again in a few minutes.',
    forbidden: 'Your role does not allow it: a live page shows this file.',
    none: 'The content service does not answer.',
    other: 'The file could not be uploaded.',
  },
})

type Fault = keyof (typeof faultWords)['fr']

/** Why a file was refused. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return 'none'
  if (error.status === 403) return 'forbidden'
  if ('filename' in error.fields) return 'type'
  const { code } = (error.body ?? {}) as { code?: string }
  const known: readonly Fault[] = ['type', 'name', 'size', 'pixels', 'unreadable', 'malware', 'unscanned']
  return known.find((fault) => fault === code) ?? (error.status === 413 ? 'size' : 'other')
}
