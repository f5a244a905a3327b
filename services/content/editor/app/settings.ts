import { ENFORCEABLE_CHECKS, type EnforceableCheck } from '@barriere/shared/domain/content/publishing-checks.ts'

/** What the document says of the installation. */
export interface Settings {
  readonly spaceId: number
  /** Origin of the site. */
  readonly site: string
  /** What the delivery API writes for `https://a.storyblok.com`, under which files are stored: the site knows it. */
  readonly files: string
  /** Checks that the service holds each publication to. */
  readonly enforced: readonly EnforceableCheck[]
}

export const ROOT = document.querySelector<HTMLElement>('#editor')

const { space = '', site = '', files = '', enforced = '' } = ROOT?.dataset ?? {}

export const settings: Settings = {
  spaceId: Number(space),
  site,
  files,
  enforced: ENFORCEABLE_CHECKS.filter((rule) => enforced.split(' ').includes(rule)),
}

/** Path of the editor's document, below which its own addresses lie. */
export const BASE = '/content/editor'
