import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { seeded } from '#tests/load/seeded.ts'

export const SHUFFLED = '.cache/shuffled'

/**
 * Test order randomisation: writes a folder whose files import the test files in an order that a seed decides. The
 * runner goes by name, and has no option for it. Returns the folder.
 */
export function shuffledFiles(seed: number): string {
  const random = seeded(seed)
  const files = globSync('e2e/*.spec.ts')
    .toSorted()
    .map((file) => ({ file, place: random() }))
    .toSorted((one, other) => one.place - other.place)
  rmSync(SHUFFLED, { recursive: true, force: true })
  mkdirSync(SHUFFLED, { recursive: true })
  for (const [index, { file }] of files.entries())
    writeFileSync(
      `${SHUFFLED}/${String(index).padStart(3, '0')}-${basename(file)}`,
      `import ${JSON.stringify(resolve(file))}\n`,
    )
  return SHUFFLED
}
