import { mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

interface LockedPackage {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Packages that an image leaves out (`deploy/container/Dockerfile`). */
const LEFT_OUT = /^node_modules\/(?:@next\/swc-|@sentry\/cli|node-bin-)/

type Locked = Readonly<Record<string, LockedPackage>>

/** Node's resolution in a lock file: the nearest `node_modules` above the package. */
function resolved(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? dirname(folder) : '') {
    const path = join(folder, 'node_modules', name)
    if (locked[path]) return path
    if (folder === '') return undefined
  }
}

/**
 * Puts links to the packages that a workspace runs with into `<folder>/node_modules`, without development tools and
 * packages of the other workspaces: those that `npm ci --omit=dev` installs for it.
 * @param workspace folder of its manifest; '' is the root
 */
export function linkPackages(folder: string, workspace: string): void {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Locked }
  const found = new Set<string>()
  const waiting = [workspace]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = locked[path] ?? {}
    for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      const needed = resolved(locked, path, name)
      // An optional peer may be absent. A package for another platform is in the lock file, but not installed.
      if (needed === undefined || found.has(needed) || LEFT_OUT.test(needed) || !exists(needed)) continue
      found.add(needed)
      waiting.push(locked[needed]?.link ? (locked[needed]?.resolved ?? '') : needed)
    }
  }
  // A nested package lies in the folder of its parent.
  for (const path of [...found].filter((one) => one.lastIndexOf('node_modules') === 0)) {
    const target = locked[path]?.link ? join(folder, locked[path]?.resolved ?? '') : resolve(path)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(target, join(folder, path))
  }
}

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined
