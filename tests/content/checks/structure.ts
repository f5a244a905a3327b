import { type Space, at, isBlock, walk } from '../space.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const twice = (values: readonly (string | number)[]): (string | number)[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/** Uniqueness: ids, uuids and addresses of stories; `_uid` of blocks in the whole space. */
export function findDoubles({ stories }: Space): string[] {
  const uids = stories.flatMap(({ content }) =>
    [...walk(content)].flatMap(({ node }) => (isBlock(node) ? [node._uid] : [])),
  )
  return [
    ...twice(stories.map(({ id }) => id)).map((id) => `id ${id}`),
    ...twice(stories.map(({ uuid }) => uuid)).map((uuid) => `uuid ${uuid}`),
    ...twice(stories.map(({ full_slug }) => full_slug)).map((slug) => `full slug ${slug}`),
    ...twice(uids).map((uid) => `_uid ${uid}`),
  ]
}

/** Uuids are valid, every block has one, and files are named `<slug>_<uuid>.json`, as the official CLI does. */
export const findBadNames = ({ stories }: Space): string[] =>
  stories.flatMap((story) => [
    ...(UUID.test(story.uuid) ? [] : [`${story.file}: uuid`]),
    ...(story.file === `${story.slug}_${story.uuid}.json` ? [] : [`${story.file}: file name`]),
    ...[...walk(story.content)]
      .filter(({ node }) => isBlock(node) && !UUID.test(String(node._uid)))
      .map(({ path }) => at(story, `${path}._uid`)),
  ])

/** A story's full slug follows from its folders; a start page has the folder's, with a trailing slash. */
export function findMisplaced({ stories }: Space): string[] {
  const byId = new Map(stories.map((story) => [story.id, story]))
  return stories
    .filter((story) => {
      const folder = story.parent_id === null ? undefined : byId.get(story.parent_id)
      if (story.parent_id !== null && !folder?.is_folder) return true
      const expected =
        folder && story.is_startpage
          ? `${folder.full_slug}/`
          : folder
            ? `${folder.full_slug}/${story.slug}`
            : story.slug
      return story.full_slug !== expected
    })
    .map((story) => `${story.file}: ${story.full_slug}`)
}

/** Folders have no content; everything else is published and names its content type. */
export const findUnpublished = ({ stories }: Space): string[] =>
  stories
    .filter((story) =>
      story.is_folder
        ? Object.keys(story.content).length > 0
        : !story.published || typeof story.content.component !== 'string',
    )
    .map(({ file }) => file)
