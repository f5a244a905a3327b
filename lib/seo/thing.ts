import type { ThingLeaf } from 'schema-dts'

/** Members as a builder writes them: unknown ones are undefined. */
type Written<T> = { readonly [Member in keyof T]: T[Member] | undefined }

/**
 * Creates a thing of https://schema.org and drops undefined members. With its type, such as `thing<HotelLeaf>({ … })`,
 * an unknown member or a value of the wrong type does not compile.
 */
export const thing = <T extends object = never>(members: Written<NoInfer<T>>): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T

/** Common properties of the thing that a page is about. URLs are absolute. */
export interface Described {
  readonly name: string
  readonly url: string
  readonly description?: string | undefined
  readonly image?: string | undefined
}

export const described = ({ name, url, description, image }: Described) =>
  thing<Pick<ThingLeaf, 'name' | 'url' | 'description' | 'image'>>({ name, url, description, image })
