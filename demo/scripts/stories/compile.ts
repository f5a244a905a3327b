import type { FolderSource, StorySource } from '../../source/kit/story.ts'
import { type Words } from '../../source/kit/words.ts'
import { type EncodeContext, encodeBlock } from './encode.ts'
import { typesetEnglish, typesetFrench } from './typeset.ts'
import { numberOf, uuidOf } from './uuid.ts'

/** A story or folder as the official command line tool stores it. */
export interface StoryFile {
  readonly file: string
  readonly story: Readonly<Record<string, unknown>>
}

interface SpaceSource {
  /** Slug of the root folder of the site. */
  readonly root: string
  readonly folders: readonly FolderSource[]
  readonly stories: readonly StorySource[]
}

type References = Omit<EncodeContext, 'resolve'>

/** Constant, so that a file changes only with its content. */
const WRITTEN = { created: '2026-03-02T09:00:00.000Z', published: '2026-04-02T09:00:00.000Z' } as const

/** The whole space as files. Throws if a path is used twice or has no folder, or if a referenced path is missing. */
export function compileSpace({ root, folders, stories }: SpaceSource, references: References): StoryFile[] {
  const full = (path: string): string => (path === '' ? root : `${root}/${path}`)
  const known = new Map(stories.map((one) => [one.path, one]))
  const folderPaths = new Set(folders.map(({ path }) => path))
  const numbers = new Map<number, string>()
  const numbered = (name: string): number => {
    const number = numberOf(name)
    const other = numbers.get(number)
    if (other !== undefined && other !== name) throw new Error(`“${name}” and “${other}” have the same number.`)
    numbers.set(number, name)
    return number
  }
  if (known.size < stories.length)
    throw new Error(`Two stories have the path “${firstTwice(stories.map(({ path }) => path))}”.`)
  const context: EncodeContext = {
    ...references,
    resolve(path) {
      const target = known.get(path)
      if (!target) throw new Error(`No story “${path}”.`)
      return { uuid: uuidOf(`story:${path}`), fullSlug: target.startpage ? `${full(path)}/` : full(path) }
    },
  }
  const file = (one: FolderSource | StorySource, index: number): StoryFile => {
    const isFolder = !('content' in one)
    const startpage = !isFolder && one.startpage
    const path = one.path
    const slug = full(path).split('/').at(-1) ?? root
    const parentPath = startpage ? path : path.split('/').slice(0, -1).join('/')
    const hasParent = startpage || path !== ''
    if (hasParent && !folderPaths.has(parentPath)) throw new Error(`“${path}” lies in no folder.`)
    const key = `${isFolder ? 'folder' : 'story'}:${path}`
    const uuid = uuidOf(key)
    const name = typesetWords(one.name)
    return {
      file: `${slug}_${uuid}.json`,
      story: {
        id: numbered(key),
        uuid,
        name: name.fr,
        slug,
        full_slug: startpage ? `${full(path)}/` : full(path),
        parent_id: hasParent ? numbered(`folder:${parentPath}`) : null,
        is_folder: isFolder,
        is_startpage: startpage,
        position: index * 10,
        group_id: uuidOf(`group:${key}`),
        tag_list: [],
        published: !isFolder,
        unpublished_changes: false,
        created_at: WRITTEN.created,
        updated_at: WRITTEN.published,
        first_published_at: isFolder ? null : WRITTEN.published,
        published_at: isFolder ? null : WRITTEN.published,
        alternates: [],
        translated_slugs:
          one.slugEn !== undefined || name.en !== name.fr
            ? [{ lang: 'en', slug: one.slugEn ?? slug, name: name.en, published: true }]
            : [],
        content: isFolder ? {} : encode(one, key, context),
      },
    }
  }
  return [...folders, ...stories].map(file)
}

function encode(one: StorySource, key: string, context: EncodeContext): Readonly<Record<string, unknown>> {
  try {
    return encodeBlock(one.content, `${key}/content`, context)
  } catch (error) {
    throw new Error(`Story “${one.path}”: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

const typesetWords = ({ fr, en }: Words): Words => ({ fr: typesetFrench(fr), en: typesetEnglish(en) })

const firstTwice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index)
