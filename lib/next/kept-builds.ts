import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { enhancersHref } from '#lib/process/enhancers.ts'
import { log } from '#lib/process/log.ts'
import { BUILD_FOLDER, buildId } from './build-files.ts'
import { MANIFEST, pageStyles } from './page-styles.ts'

const Meta = z.object({
  id: z.string().regex(/^[\w-]+$/),
  timestamp: z.number().int(),
  enhancers: z.string(),
  styles: z.string().nullable(),
})

/** A build with the folder of its files for browsers: `static/` and the manifest of its page styles. */
export interface Build extends z.output<typeof Meta> {
  readonly folder: string
}

/** Description of a kept build, written last: a folder without one is not complete. */
const META = 'build.json'

/** Prefix of a folder that is being written; a rename completes it. */
const UNFINISHED = '.'

/** Milliseconds after which an unfinished folder counts as abandoned. */
const ABANDONED = 3_600_000

/** The build in the working directory. @throws where nothing has been built. */
const runningBuild = (): Build => ({
  id: buildId(),
  timestamp: Math.round(statSync(join(BUILD_FOLDER, 'BUILD_ID')).mtimeMs),
  enhancers: enhancersHref(),
  styles: pageStyles()?.version ?? null,
  folder: BUILD_FOLDER,
})

/** Copies a build's files under its id. Atomic: another process sees all of them or none. */
function copyBuild(build: Build, root: string): Build {
  const folder = join(root, build.id)
  const { folder: source, ...meta } = build
  const unfinished = join(root, `${UNFINISHED}${build.id}.${process.pid}`)
  cpSync(join(source, 'static'), join(unfinished, 'static'), { recursive: true })
  if (build.styles !== null) cpSync(join(source, MANIFEST), join(unfinished, MANIFEST))
  writeFileSync(join(unfinished, META), JSON.stringify(meta))
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return { ...build, folder }
}

/** A kept build and its last start; undefined, with a line in the log, where its folder is incomplete. */
function readBuild(folder: string): { readonly build: Build; readonly startedAt: number } | undefined {
  try {
    const build = { ...Meta.parse(JSON.parse(readFileSync(join(folder, META), 'utf8'))), folder }
    if (build.id !== basename(folder)) throw new Error(`It describes the build ${build.id}.`)
    if (!statSync(join(folder, 'static')).isDirectory()) throw new Error('It has no files.')
    if (build.styles !== null) statSync(join(folder, MANIFEST))
    return { build, startedAt: statSync(join(folder, META)).mtimeMs }
  } catch (error) {
    log.warn({ event: 'build.ignored', file: folder, err: error }, 'a kept build is not whole')
    return undefined
  }
}

/** The running build's copy; where it cannot be written, the build itself. */
function keepRunning(root: string, running: Build): Build {
  try {
    mkdirSync(root, { recursive: true })
    const isKept = readdirSync(root).includes(running.id) && readBuild(join(root, running.id)) !== undefined
    const copy = isKept ? { ...running, folder: join(root, running.id) } : copyBuild(running, root)
    const now = new Date()
    utimesSync(join(copy.folder, META), now, now)
    return copy
  } catch (error) {
    log.warn({ event: 'build.not-kept', file: root, err: error }, 'the files of this build cannot be kept')
    return running
  }
}

function prune(root: string, builds: readonly Build[]): void {
  const kept = new Set(builds.map(({ id }) => id))
  for (const name of readdirSync(root)) {
    const path = join(root, name)
    if (kept.has(name) || (name.startsWith(UNFINISHED) && Date.now() - statSync(path).mtimeMs < ABANDONED)) continue
    rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Keeps the files of the running build for later ones, and deletes the oldest. Called once at the start: a build that
 * was never started has no tabs.
 * @param root folder of all kept builds.
 * @param earlier how many builds besides the running one are kept.
 * @returns the running build, then the earlier ones, the one last started first.
 */
export function keepBuilds(root: string, earlier: number, build: Build = runningBuild()): readonly [Build, ...Build[]] {
  const running = keepRunning(root, build)
  try {
    const others = readdirSync(root)
      .filter((name) => name !== running.id && !name.startsWith(UNFINISHED))
      .flatMap((name) => readBuild(join(root, name)) ?? [])
      .sort((a, b) => b.startedAt - a.startedAt)
      .slice(0, earlier)
      .map(({ build }) => build)
    prune(root, [running, ...others])
    return [running, ...others]
  } catch (error) {
    log.warn({ event: 'builds.unreadable', file: root, err: error }, 'earlier builds cannot be served')
    return [running]
  }
}
