/**
 * Writes the stories of the demonstration space from their source, and removes stories without a source.
 *
 *   node demo/scripts/stories.ts            writes the files that differ
 *   node demo/scripts/stories.ts --check    writes nothing; exits with 1 if a file is out of date
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CATALOGUE } from '../illustrations/catalogue.ts'
import { FILMS } from '../illustrations/films.ts'
import { FOLDERS, STORIES } from '../source/space.ts'
import { compileSpace } from './stories/compile.ts'

const CONTENT = join(import.meta.dirname, '..', '..', 'content')
const FOLDER = join(CONTENT, 'stories', '1')

const space = JSON.parse(await readFile(join(CONTENT, 'space.json'), 'utf8')) as { written_for: string }
const pictures = new Map([...CATALOGUE, ...FILMS].map((file) => [file.name, file]))

const files = compileSpace(
  { root: 'website-hotels', folders: FOLDERS, stories: STORIES },
  {
    writtenFor: space.written_for,
    picture(name) {
      const picture = pictures.get(name)
      if (!picture) throw new Error(`No picture “${name}”.`)
      return picture
    },
  },
)

const check = process.argv.includes('--check')
await mkdir(FOLDER, { recursive: true })
const wanted = new Map(files.map(({ file, story }) => [file, `${JSON.stringify(story, null, 2)}\n`]))
const present = (await readdir(FOLDER)).filter((name) => name.endsWith('.json'))
const outdated = (
  await Promise.all(
    [...wanted].map(async ([name, text]) =>
      present.includes(name) && (await readFile(join(FOLDER, name), 'utf8')) === text ? [] : [name],
    ),
  )
).flat()
const orphaned = present.filter((name) => !wanted.has(name))

if (check && outdated.length + orphaned.length > 0) {
  console.error(
    `content/stories/1: ${outdated.length} out of date, ${orphaned.length} without source: run \`npm run tool -- demo-generate\`.`,
  )
  process.exitCode = 1
} else if (!check) {
  for (const name of outdated) await writeFile(join(FOLDER, name), wanted.get(name) ?? '')
  for (const name of orphaned) await rm(join(FOLDER, name))
  console.log(`content/stories/1: ${files.length} stories, ${outdated.length} written, ${orphaned.length} removed`)
}
