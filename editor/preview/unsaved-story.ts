import { withEditable } from '@barriere/shared/stories/editable.ts'
import { localize } from '@barriere/shared/stories/localize.ts'
import type { DraftState } from '../story/story-draft.ts'
import { DEFAULT_LANGUAGE, type Space } from '@barriere/shared/stories/types.ts'

/**
 * The edited story in the form of the delivery API: in one language, with file URLs of this installation, and with the
 * marks that make blocks clickable. Relations stay uuids.
 */
export function unsavedStory({ story, edited, language }: DraftState, space: Space, files: string): object {
  const code = language === DEFAULT_LANGUAGE ? null : language
  const content = localize(edited.content, { language: code, fallback: null, assetOrigin: files })
  const place = story.localized_paths.find(({ lang }) => lang === code)
  return {
    ...story,
    preview_token: undefined,
    name: place?.name ?? edited.name,
    full_slug: place ? `${place.lang}/${place.path}` : story.full_slug,
    lang: language,
    content: withEditable(content as typeof edited.content, space.id, story.id),
  }
}
