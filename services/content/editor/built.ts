import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Output of `npm run build` (`scripts/run/editor.ts`). */
const FOLDER = join(import.meta.dirname, '../../../.editor')

const Manifest = z.object({ script: z.string(), styles: z.array(z.string()), icon: z.string() })

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/**
 * The entry files of the editor's build; undefined before the first build. Read each time, because it may be rebuilt.
 */
export function builtEditor(): z.output<typeof Manifest> | undefined {
  const manifest = join(FOLDER, 'manifest.json')
  return existsSync(manifest) ? Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : undefined
}

/** A file of the build. Path traversal: a name has no slashes, and contains a hash of its content. */
export function builtFile(name: string): { readonly body: Buffer; readonly contentType: string } | undefined {
  const [, extension = ''] = /^[\w-]+\.[A-Z\d]{8}\.(js|css|woff2|svg)$/.exec(name) ?? []
  const contentType = CONTENT_TYPES[extension]
  const file = join(FOLDER, name)
  return contentType !== undefined && existsSync(file) ? { body: readFileSync(file), contentType } : undefined
}
