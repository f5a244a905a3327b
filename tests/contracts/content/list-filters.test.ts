import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREVIEW, startContentService, type ContentService } from './service.ts'

// Filters of lists, under the names of the official clients: each works or is refused, so that none is ignored.
let service: ContentService

const GROUP = '11111111-1111-4111-8111-111111111111'

beforeAll(async () => {
  service = await startContentService({
    stories: [
      { slug: 'one', full_slug: 'one', tag_list: ['sea'], content: { _uid: '1', component: 'page', rank: '1' } },
      { slug: 'two', full_slug: 'two', tag_list: ['sea', 'spa'], content: { _uid: '2', component: 'page', rank: '2' } },
    ],
    components: [
      { id: 7, name: 'page', display_name: 'Page', is_root: true, internal_tag_ids: ['4'], schema: {} },
      { id: 8, name: 'hero', display_name: 'Big picture', component_group_uuid: GROUP, schema: {} },
    ],
    datasources: [
      {
        id: 3,
        name: 'Colours',
        slug: 'colours',
        entries: [
          { id: 300, name: 'red', value: 'Rouge' },
          { id: 301, name: 'blue', value: 'Bleu' },
        ],
      },
      { id: 4, name: 'Bays', slug: 'bays', entries: [{ id: 302, name: 'wide', value: 'Large' }] },
    ],
  })
  for (const at of ['2027-01-01T10:00:00Z', '2027-02-01T10:00:00Z'].entries())
    await service.manage('POST', 'spaces/1/story_schedulings', {
      story_scheduling: { story_id: at[0] + 1, publish_at: at[1] },
    })
})
afterAll(() => service.stop())

interface Item {
  readonly name?: string
  readonly id?: number
  readonly story_id?: number
  readonly activity?: { readonly key: string }
}

const labelOf = (item: Item): unknown => item.name ?? item.activity?.key ?? item.story_id ?? item.id

/** Labels of the entries in a list's only array. */
async function listed(path: string): Promise<unknown[]> {
  const { status, body } = await service.manage('GET', path)
  expect(status).toBe(200)
  const list = Object.entries(body).find(([key, value]) => key !== 'component_groups' && Array.isArray(value))
  return (list?.[1] as Item[]).map(labelOf)
}

describe('the management API', () => {
  test.each([
    ['components', ['page', 'hero']],
    [`components?in_group=${GROUP}`, ['hero']],
    ['components?is_root=1', ['page']],
    ['components?is_root=false', ['hero']],
    ['components?search=PICTURE', ['hero']],
    ['components?by_ids=8', ['hero']],
    ['components?with_tags=4,5', ['page']],
    ['components?sort_by=name:asc', ['hero', 'page']],
    ['datasources?sort_by=name:asc', ['Bays', 'Colours']],
    ['datasources?search=colo', ['Colours']],
    ['datasources?by_ids=4', ['Bays']],
    ['datasource_entries?search=ROU', ['red']],
    ['datasource_entries?datasource_slug=bays', ['wide']],
    ['tags', ['sea', 'spa']],
    ['tags?search=SP', ['spa']],
    ['story_schedulings?scheduled_for_story=2', [2]],
    ['story_schedulings?by_status=published_before_schedule', []],
    ['workflow_stages?in_workflow=99', []],
    ['activities?key_like=scheduling', []],
    ['activities?key_like=schedule&created_at_gte=2020-01-01', ['schedule.create', 'schedule.create']],
    ['activities?created_at_lte=2020-01-01', []],
    ['activities?by_trackable_ids=12345', []],
    ['activities?by_owner_ids=12345,abc', []],
    ['collaborators?search=nobody', []],
    ['collaborators?by_ids=12345', []],
  ])('%s', async (path, expected) => {
    expect(await listed(`spaces/1/${path}`)).toEqual(expected)
  })

  test('spaces are searched by name', async () => {
    expect(await listed('spaces?search=fixt')).toEqual(['Fixture'])
    expect(await listed('spaces?search=other')).toEqual([])
  })

  test.each([
    'components?by_metadata_app_slug=a',
    'components?by_metadata_frame_id=a',
    'components?sort_by=name:sideways',
    'datasources?sort_by=:asc',
    'datasource_entries?as_csv=1',
    'stories?scheduled_at_gt=soon',
    'stories?scheduled_by_status=scheduled',
    'stories/1/discussions?by_status=odd',
    'stories/1/discussions?lang=en',
    'releases?branch_id=1',
    'workflows?is_default=true',
    'workflow_stages?search=draft',
    'activities?types=Story',
    'activities?created_at_gte=soon',
    'collaborators?with_act_as_roles=1',
    'webhook_deliveries?state=odd',
    'webhook_deliveries?webhook_endpoint_id=first',
    'assets?created_at_gte=soon',
    'assets?in_folder=first',
  ])('%s is refused', async (path) => {
    expect((await service.manage('GET', `spaces/1/${path}`)).status).toBe(422)
  })
})

describe('the delivery API', () => {
  const deliver = async (path: string) => {
    const answer = await service.deliver(`${path}&version=draft&token=${PREVIEW}`)
    return { status: answer.status, body: (await answer.json()) as Record<string, Item[]> }
  }

  test.each([
    ['datasources?search=bay', 'datasources', ['Bays']],
    ['datasources?by_ids=3', 'datasources', ['Colours']],
    ['tags?filter_query[rank][in]=2', 'tags', ['sea', 'spa']],
    ['tags?filter_query[rank][in]=1', 'tags', ['sea']],
    ['stories?only_variants=true', 'stories', []],
    ['stories?level=one', 'stories', []],
  ])('%s', async (path, name, expected) => {
    expect((await deliver(path)).body[name]?.map(labelOf)).toEqual(expected)
  })

  test.each([
    'stories?sort_by=:asc',
    'stories?sort_by=name:sideways',
    'stories?sort_by=content.rank:asc:decimal',
    'stories?updated_at_gt=soon',
    'stories?filter_query[rank][above]=1',
    'tags?filter_query[rank][above]=1',
    'links?sort_by=name:sideways',
  ])('%s is refused', async (path) => {
    expect((await deliver(path)).status).toBe(422)
  })
})
