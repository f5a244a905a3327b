import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the build below the working directory. */
export const BUILD_FOLDER = '.next'

const fromBuild = (file: string): string => readFileSync(join(process.cwd(), BUILD_FOLDER, file), 'utf8')

/** Folder of the build's files for browsers, below the working directory. */
export const STATIC_FOLDER = `${BUILD_FOLDER}/static`

/** Path of these files for browsers. Their names are content hashes, so a file never changes. */
export const STATIC_PATH = '/_next/static'

/** Path of everything that Next serves besides pages. Below it the site uses the static files alone. */
export const INTERNAL_PATH = '/_next/'

/** Path ending of requests of Next's client for a page's data, which this site does not use. */
export const DATA_ENDING = '.rsc'

/** Identifies the build. @throws where nothing has been built. */
export const buildId = (): string => fromBuild('BUILD_ID').trim()
