import { defineWords, useWords } from '../words.ts'
import type { RuleFault } from '@barriere/shared/stories/field-rules.ts'

const words = defineWords({
  fr: {
    required: () => 'Ce champ est obligatoire.',
    length: ({ over }: { over: number }) => `${over} caractère${over > 1 ? 's' : ''} de trop.`,
    number: () => 'Ceci n’est pas un nombre.',
    least: ({ bound }: { bound: number }) => `Au moins ${bound}.`,
    most: ({ bound }: { bound: number }) => `Au plus ${bound}.`,
    count: ({ most }: { most: number }) => `${most} au plus.`,
    unknown: ({ value }: { value: string }) => `«\u00a0${value}\u00a0» n’est plus un choix.`,
  },
  en: {
    required: () => 'This field is required.',
    length: ({ over }: { over: number }) => `${over} character${over === 1 ? '' : 's'} too many.`,
    number: () => 'This is not a number.',
    least: ({ bound }: { bound: number }) => `At least ${bound}.`,
    most: ({ bound }: { bound: number }) => `At most ${bound}.`,
    count: ({ most }: { most: number }) => `${most} at most.`,
    unknown: ({ value }: { value: string }) => `“${value}” is no longer a choice.`,
  },
})

/** Message for a broken rule of the schema, in the editor's language. */
export function useFaultText(): (fault: RuleFault) => string {
  const say = useWords(words)
  return (fault) => (say[fault.rule] as (given: RuleFault) => string)(fault)
}
