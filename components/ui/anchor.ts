/** Attributes of a checked link, ready to be spread on an `<a>`. */
export interface AnchorAttributes {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
}

/** Marks of the visual editor, ready to be spread on an element; empty on published pages. */
export type EditAttributes = Readonly<Record<string, string>>
