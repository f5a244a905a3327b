import { readFileSync } from 'node:fs'
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser'

/** A branch of a message catalogue. */
export interface Branch {
  readonly [key: string]: string | Branch
}

/** A message catalogue by its BCP 47 tag. */
export const readCatalogue = (tag: string): Branch => JSON.parse(readFileSync(`messages/${tag}.json`, 'utf8')) as Branch

/** Every message of a catalogue by its path: `blocks.hero.stars`. */
export function messagesByPath(branch: Branch, above = ''): Map<string, string> {
  return new Map(
    Object.entries(branch).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[above + key, value]] : [...messagesByPath(value, `${above}${key}.`)],
    ),
  )
}

/**
 * Arguments of an ICU message with their kind, sorted: `count:plural`, `name`, `<b>`; a `select` with its options,
 * which are values in the code. Plural categories are not compared: they depend on the language. Throws a SyntaxError
 * for a malformed message.
 */
export const argumentsOf = (message: string): string[] => [...new Set(namesIn(parse(message)))].sort()

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
        return [element.value]
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`${element.value}:${TYPE[element.type]}`]
      case TYPE.select:
        return [
          `${element.value}:select(${Object.keys(element.options).sort().join('|')})`,
          ...Object.values(element.options).flatMap(({ value }) => namesIn(value)),
        ]
      case TYPE.plural:
        return [`${element.value}:plural`, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))]
      case TYPE.tag:
        return [`<${element.value}>`, ...namesIn(element.children)]
      case TYPE.literal:
      case TYPE.pound:
        return []
    }
  })
}
