import { ENFORCEABLE_CHECKS, type EnforceableCheck } from '@barriere/shared/domain/content/publishing-checks.ts'

/** Settings of the installation, from the HTML document. */
export interface Settings {
  readonly spaceId: number
  /** Origin of the site. */
  readonly site: string
  /** Origin of files in the delivery API, instead of `https://a.storyblok.com`, as the site knows it. */
  readonly files: string
  /** Checks that the service enforces on each publication. */
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

/** Path of the editor. Its own routes are below. */
export const BASE = '/content/editor'
