import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Folder of the source maps of a build, which are not served. */
export const SOURCE_MAPS = '.next/source-maps'

const COMMENT = /\n?(?:\/\/# sourceMappingURL=[^\n]*|\/\*# sourceMappingURL=[^*]*\*\/)\s*$/

/** Moves source maps out of the served files, and removes the comments that name them. */
export function keepSourceMaps(served: string, folder: string): void {
  for (const map of globSync(`${served}/**/*.map`)) {
    const target = join(folder, relative(served, map))
    mkdirSync(dirname(target), { recursive: true })
    renameSync(map, target)
  }
  for (const file of globSync(`${served}/**/*.{js,css,mjs}`)) {
    const text = readFileSync(file, 'utf8')
    if (COMMENT.test(text)) writeFileSync(file, text.replace(COMMENT, ''))
  }
}
