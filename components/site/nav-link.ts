import type { AnchorAttributes, EditAttributes } from '../ui/anchor.ts'

/** A link of a header or footer, checked and in the page's language. */
export interface NavLink {
  readonly label: string
  readonly anchor: AnchorAttributes
  /** `page`: it leads to this page; `true`: to a page above this one. */
  readonly current?: 'page' | true | undefined
  readonly edit?: EditAttributes | undefined
}

export interface NavAction {
  readonly label: string
  readonly anchor: AnchorAttributes
}

/** Addresses of the page in each language. */
export interface Alternates {
  readonly fr: string
  readonly en: string
}
