import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Facts of a Next build about its pages. */
export interface BuildOutput {
  /** Paths of the CSS files that the route of all stories links, inside the build's folder, in cascade order. */
  readonly sheets: readonly string[]
  /** Client components: id in React's data → path from the project's root. */
  readonly clients: ReadonlyMap<string, string>
}

/** The route that renders every story. */
const ROUTE = 'app/[locale]/[[...slug]]/page'

interface ClientManifest {
  readonly clientModules: Readonly<Record<string, { readonly id: number }>>
  readonly entryCSSFiles: Readonly<Record<string, readonly { readonly path: string }[]>>
}

/** Reads the manifests that Next writes for React's server renderer. Throws where they do not have Next 16's form. */
export function readBuildOutput(folder: string): BuildOutput {
  const manifests = globSync(join(folder, 'server/app/**/page_client-reference-manifest.js')).map(
    (file) => JSON.parse(/\] = (\{.*\});?\s*$/.exec(readFileSync(file, 'utf8'))?.[1] ?? '{}') as ClientManifest,
  )
  const clients = new Map(
    manifests.flatMap(({ clientModules = {} }) =>
      Object.entries(clientModules).map(([path, { id }]) => [String(id), path.replace('[project]/', '')] as const),
    ),
  )
  const sheets = manifests
    .map(({ entryCSSFiles = {} }) => entryCSSFiles[`[project]/${ROUTE}`])
    .find((files) => files !== undefined)
  if (!sheets?.length || clients.size === 0) throw new Error(`The build in ${folder} names no sheets or no components.`)
  return { sheets: sheets.map(({ path }) => path), clients }
}
