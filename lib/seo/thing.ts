import type { ThingLeaf } from 'schema-dts'

/** The members of a thing as a builder writes them down: what it does not know is undefined. */
type Written<T> = { readonly [Member in keyof T]: T[Member] | undefined }

/**
 * A thing of https://schema.org without the members that are undefined. Name its type, such as `thing<HotelLeaf>({ …
 * })`: a member that schema.org does not give to that type, or a value of the wrong kind, then does not compile.
 */
export const thing = <T extends object = never>(members: Written<NoInfer<T>>): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T

/** What every page says of the thing it is about. Addresses are whole, with scheme and host. */
export interface Described {
  readonly name: string
  readonly url: string
  readonly description?: string | undefined
  readonly image?: string | undefined
}

export const described = ({ name, url, description, image }: Described) =>
  thing<Pick<ThingLeaf, 'name' | 'url' | 'description' | 'image'>>({ name, url, description, image })
