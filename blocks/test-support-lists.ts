import type { StoryList } from '#lib/content/gateway.ts'
import type { ListOptions } from '#lib/content/queries.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'

type Asked = Pick<ListOptions, 'where' | 'sort' | 'page' | 'size'>

/** Mocks a list of the content service: filters, sorts and paginates the stories. */
export const listOf =
  (stories: readonly (StoryReference | undefined)[], tags: readonly string[] = []) =>
  async ({ where = {}, sort, page = 1, size = 100 }: Asked): Promise<StoryList> => {
    const dateOf = (one: StoryReference): string => String(one.content[sort?.field ?? ''])
    const matching = stories
      .filter((story) => story !== undefined)
      .filter(({ content }) => Object.entries(where).every(([field, value]) => content[field] === value))
      .toSorted((a, b) => (sort?.order === 'desc' ? dateOf(b).localeCompare(dateOf(a)) : 0))
    return { stories: matching.slice((page - 1) * size, page * size), total: matching.length, tags }
  }
