/** What the document says of the installation. */
export interface Settings {
  readonly spaceId: number
  /** Origin of the site. */
  readonly site: string
  /** Where `https://a.storyblok.com` is answered: files are stored under that name. */
  readonly files: string
}

export const ROOT = document.querySelector<HTMLElement>('#editor')

const { space = '', site = '', files = '' } = ROOT?.dataset ?? {}

export const settings: Settings = { spaceId: Number(space), site, files }

/** Path of the editor's document, below which its own addresses lie. */
export const BASE = '/content/editor'
