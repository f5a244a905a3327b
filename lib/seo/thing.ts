/** What may stand in JSON-LD: no null, no Date. A member that is undefined is left out of the text. */
export type Value = string | number | boolean | undefined | Thing | readonly Value[]

/** A thing of https://schema.org. */
export interface Thing {
  readonly '@type': string | readonly string[]
  readonly [property: string]: Value
}

/** Structured data of a page: one thing, or several that stand beside one another. Undefined where there is nothing to say. */
export function inContext(things: readonly Thing[]): object | undefined {
  const [first] = things
  if (first === undefined) return undefined
  return { '@context': 'https://schema.org', ...(things.length === 1 ? first : { '@graph': things }) }
}

/** What every page says of the thing it is about. Addresses are whole, with scheme and host. */
export interface Described {
  readonly name: string
  readonly url: string
  readonly description?: string | undefined
  readonly image?: string | undefined
}

export const described = ({ name, url, description, image }: Described) => ({ name, url, description, image })
