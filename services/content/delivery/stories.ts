import { findStory } from './find-story.ts'
import { knownLanguage, splitLanguage } from './language.ts'
import { listOf, pageOf, pageSlice, textOf } from '../query/params.ts'
import type { Answer, DeliveryRequest } from './request.ts'
import { resolveReferences } from './resolve.ts'
import { selectStories } from './select-stories.ts'
import { toStory, type View } from './story-view.ts'

const MOST_STORIES = 100

/** `cdn/stories`. */
export function storiesAnswer(request: DeliveryRequest): Answer {
  const { query, snapshot, limits, library } = request
  const { language, startsWith } = folderOf(request)
  const view = viewOf(request, knownLanguage(snapshot, textOf(query, 'language')) ?? language)
  const found = selectStories(query, view, startsWith)
  const page = pageOf(query, MOST_STORIES)
  const records = pageSlice(found, page)
  return {
    body: {
      stories: records.map((record) => toStory(record, view)),
      cv: snapshot.cv,
      ...resolveReferences(query, records, view, limits, library),
    },
    total: found.length,
    perPage: page.perPage,
  }
}

/** `cdn/stories/{slug|id|uuid}`. */
export function storyAnswer(request: DeliveryRequest): Answer {
  const { path, query, snapshot, index, limits, library } = request
  if (path === '') return storiesAnswer(request)
  const asked = knownLanguage(snapshot, textOf(query, 'language'))
  const found = findStory(path, textOf(query, 'find_by') === 'uuid', asked, snapshot, index)
  if (!found) return { body: undefined }
  const view = viewOf(request, asked ?? found.language)
  return {
    body: {
      story: toStory(found.record, view),
      cv: snapshot.cv,
      ...resolveReferences(query, [found.record], view, limits, library),
    },
  }
}

/** `starts_with=en/blog` selects a language by its prefix; `[default]/en/…` is a folder of that name. */
function folderOf({ query, snapshot }: DeliveryRequest): { language: string | null; startsWith: string | undefined } {
  const text = textOf(query, 'starts_with')
  if (text === undefined) return { language: null, startsWith: undefined }
  if (text.startsWith('[default]/')) return { language: null, startsWith: text.slice('[default]/'.length) }
  const { language, rest } = text.includes('/') ? splitLanguage(snapshot, text) : { language: null, rest: text }
  return { language, startsWith: rest === '*' ? '' : rest.replace(/\*$/, '') }
}

function viewOf({ query, snapshot, index, draft, assetOrigin }: DeliveryRequest, language: string | null): View {
  return {
    snapshot,
    index,
    draft,
    localization: { language, fallback: knownLanguage(snapshot, textOf(query, 'fallback_lang')), assetOrigin },
    excludedFields: new Set(listOf(query, 'excluding_fields') ?? []),
    excludedProperties: new Set(listOf(query, 'excluding_story_fields') ?? []),
  }
}
