import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Source files of the site and its services, without tests. */
export const SOURCES: readonly string[] = globSync(
  ['{app,blocks,components,editor,lib,packages/shared,services}/**/*.{ts,tsx}', 'middleware.ts', 'next-env.d.ts'],
  { exclude: (path) => path.includes('node_modules') },
).filter((path) => !/\.(test|fixtures)\.tsx?$|(^|\/)(test-support|fixture)/.test(path))

/** Virtual files, which replace or add to those on disk: path from the repository's root → text. */
export type Changes = Readonly<Record<string, string>>

/** A file on disk with texts replaced; throws where one is missing. */
export function edited(path: string, ...edits: readonly (readonly [from: string | RegExp, to: string])[]): Changes {
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of edits) {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${path} has no ${String(from)}.`)
    text = changed
  }
  return { [path]: text }
}

/**
 * Document registry: files that no test changes are parsed and bound once for all programs, which share their options.
 */
const unchanged = new Map<string, ts.SourceFile | undefined>()

/** Type-checks the sources with virtual files in memory: errors as `path: message`, sorted. */
export function typeErrors(changes: Changes, sources: readonly string[]): readonly string[] {
  const root = process.cwd()
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as { config: unknown }
  const parsed = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
  const options = { ...parsed.options, incremental: false, types: ['node', 'geojson'] }
  const host = ts.createCompilerHost(options)
  const texts = new Map(Object.entries(changes).map(([path, text]) => [join(root, path), text]))
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = texts.get(path)
    if (text !== undefined) return ts.createSourceFile(path, text, languageVersion, true)
    if (!unchanged.has(path)) unchanged.set(path, getSourceFile(path, languageVersion, ...rest))
    return unchanged.get(path)
  }
  const program = ts.createProgram({ rootNames: sources.map((path) => join(root, path)), options, host })
  return program
    .getSemanticDiagnostics()
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(root.length + 1) ?? ''}: ` +
        `${ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ')}`,
    )
    .sort()
}
