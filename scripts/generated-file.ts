import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a generated file where it differs from the existing one. With `--check` it writes nothing, and the process
 * ends with 1 where the file is out of date.
 * @param path from the project's root
 */
export async function writeGenerated(path: string, text: string): Promise<void> {
  const file = join(import.meta.dirname, '..', path)
  const before = existsSync(file) ? await readFile(file, 'utf8') : ''
  if (before === text) {
    console.log(`${path} is up to date`)
  } else if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run \`npm run generate\`.`)
    process.exitCode = 1
  } else {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    console.log(`${path} written`)
  }
}
