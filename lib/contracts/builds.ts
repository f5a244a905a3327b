/** The build that the site runs now, as `/api/builds/latest.json` tells it. */
export interface LatestBuild {
  readonly id: string
  /** When it was built, in milliseconds since the epoch. */
  readonly timestamp: number
}

/** A build of which the site serves files, as `/api/builds/meta/{id}.json` tells it. */
export interface BuildMeta extends LatestBuild {
  /** Address of the enhancers' module. */
  readonly enhancers: string
  /** Version of its page styles, the first part of each sheet's name; null where the style was not divided. */
  readonly styles: string | null
}

export const BUILDS_PATH = '/api/builds/'

/** Cache busting: requested with the time as its query, so that no cache on the way answers. */
export const LATEST_BUILD_PATH = `${BUILDS_PATH}latest.json`

export const buildMetaPath = (id: string): string => `${BUILDS_PATH}meta/${id}.json`
