import { describe, expect, it } from 'vitest'
import { readComponents, toComponents } from '#scripts/content/component-file.ts'
import { findBadAddresses, findBadRedirects, findEmptyLists, findLost, findLostAnchors, findLostAssets } from './checks/references.ts'
import { findFaults, findUnknown, findUnknownFormatting } from './checks/schemas.ts'
import { findBadNames, findDoubles, findMisplaced, findUnpublished } from './checks/structure.ts'
import {
  findAlteredWarning, findBadSeo, findBadTypography, findBanned, findRepeated, findTooLong, findUntranslated,
} from './checks/wording.ts'
import { type Space, type SpaceStory, readSpace } from './space.ts'

const space = readSpace()

const storyOf = (slug: string): SpaceStory => {
  const story = space.stories.find((one) => one.full_slug === `website-hotels/${slug}`)
  if (!story) throw new Error(`No story ${slug}.`)
  return story
}

/** The space with one text of a story's file replaced, as an editor's slip would. */
function slip(slug: string, before: string | RegExp, after: string): Space {
  const story = storyOf(slug)
  const text = JSON.stringify(story)
  const changed = text.replace(before, after)
  if (changed === text) throw new Error(`${slug} does not hold ${before}.`)
  return { ...space, stories: space.stories.map((one) => one === story ? JSON.parse(changed) as SpaceStory : one) }
}

const HOTEL = 'hotels/les-colombages/'
const ROOM = 'hotels/les-colombages/chambres/deluxe-balcon'
const uuidOf = (slug: string): string => storyOf(slug).uuid

/** Each check, and a space in which it must find fault. */
const SLIPS: readonly (readonly [check: (space: Space) => string[], what: string, broken: Space])[] = [
  [findDoubles, 'a number used twice', slip(ROOM, `"id":${storyOf(ROOM).id}`, `"id":${storyOf(HOTEL).id}`)],
  [findDoubles, 'a block copied with its _uid', { ...space, stories: space.stories.map((one) => ({ ...one, content: storyOf(ROOM).content })) }],
  [findBadNames, 'a slug changed without its file', slip(ROOM, '"slug":"deluxe-balcon"', '"slug":"deluxe"')],
  [findBadNames, 'a block without a uuid', slip(ROOM, /"_uid":"[^"]+"/, '"_uid":"hero-1"')],
  [findMisplaced, 'an address that is not its folder’s', slip(ROOM, '/chambres/deluxe-balcon', '/deluxe-balcon')],
  [findMisplaced, 'a folder that does not exist', slip(ROOM, /"parent_id":\d+/, '"parent_id":1')],
  [findUnpublished, 'a draft', slip(ROOM, '"published":true,"unpublished', '"published":false,"unpublished')],
  [findFaults, 'a hero without its picture', slip(HOTEL, /("id":1041,"filename":)"[^"]+"/, '$1""')],
  [findFaults, 'a choice that is none', slip(HOTEL, '"band":"vermillon"', '"band":"rouge"')],
  [findFaults, 'a room without a number', slip(ROOM, '"area":"31"', '"area":"grande"')],
  [findFaults, 'a block that no page takes', slip(HOTEL, '"component":"faq"', '"component":"crumb"')],
  [findUnknown, 'a field misspelt', slip(HOTEL, '"eyebrow":', '"eyebrows":')],
  [findUnknown, 'a translation of what has none', slip(HOTEL, '"stars":"5"', '"stars__i18n__en":"5"')],
  [findUnknownFormatting, 'a node misspelt', slip(HOTEL, '"type":"bullet_list"', '"type":"bulletList"')],
  [findUnknownFormatting, 'a mark that the site drops', slip(HOTEL, '"type":"styled"', '"type":"shadow"')],
  [findLost, 'a relation to nothing', slip(HOTEL, uuidOf(ROOM), '00000000-0000-4000-8000-000000000000')],
  [findLost, 'a relation of the wrong type', slip(HOTEL, `"local_header":["${uuidOf('headers/local/les-colombages')}"]`, `"local_header":["${uuidOf(ROOM)}"]`)],
  [findLost, 'a link to an old address', slip(HOTEL, '"cached_url":"website-hotels/hotels/"', '"cached_url":"website-hotels/nos-hotels/"')],
  [findLost, 'an old address in a text', slip('journal/une-journee-aux-planches', '"href":"website-hotels/restaurants/la-criee"', '"href":"website-hotels/la-criee"')],
  [findLostAnchors, 'a link to a heading renamed', slip('headers/local/les-colombages', '"anchor":"spa"', '"anchor":"bassin"')],
  [findLostAnchors, 'an anchor lost in the translation', slip(HOTEL, /("text__i18n__en":.*)"id":"infos"/, '$1"id":"practical"')],
  [findBadAddresses, 'an unsafe address', slip('jeu-responsable', '"href":"https://anj.fr/"', '"href":"javascript:alert(1)"')],
  [findBadAddresses, 'a mailbox that may be somebody’s', slip('mentions-legales', '"href":"contact@barriere.example"', '"href":"contact@barriere.com"')],
  [findLostAssets, 'a file that is not there', slip(HOTEL, 'les-colombages.avif', 'les-colombages-2.avif')],
  [findLostAssets, 'a picture that says nothing', slip(HOTEL, /"alt__i18n__en":"[^"]+"/, '"alt__i18n__en":""')],
  [findLostAssets, 'a picture in a text that is not there', slip('journal/une-journee-aux-planches', /"src":"[^"]+"/, '"src":"https://a.storyblok.com/f/1/1x1/0/x.avif"')],
  [findEmptyLists, 'a list of a folder renamed', slip('hotels/les-colombages/chambres/', '"list_folder":"hotels/les-colombages/chambres"', '"list_folder":"hotels/les-colombages/suites"')],
  [findBadRedirects, 'a redirect of a page that exists', { ...space, redirects: [{ name: '/hotels', value: '/jeu-responsable' }] }],
  [findBadRedirects, 'a redirect to no page', { ...space, redirects: [{ name: '/ancien', value: '/nulle-part' }] }],
  [findUntranslated, 'a title without English', slip(HOTEL, '"title__i18n__en":"Frequent questions",', '')],
  [findUntranslated, 'a text without French', slip(HOTEL, '"title":"Questions fréquentes",', '')],
  [findBadTypography, 'a plain space before a question mark', slip(HOTEL, 'puis-je arriver\u00a0?', 'puis-je arriver ?')],
  [findBadTypography, 'no space before a colon', slip(HOTEL, 'la cour\u00a0: la maison', 'la cour: la maison')],
  [findBadTypography, 'a plain space before a unit', slip(HOTEL, '28\u00a0°C.', '28 °C.')],
  [findBadTypography, 'French spacing in English', slip(HOTEL, 'When can I check in?', 'When can I check in\u00a0?')],
  [findBadTypography, 'a plain space in an alternative text', slip(HOTEL, '"meta_data":{"alt":"Façade', '"meta_data":{"alt":"Vue : façade')],
  [findRepeated, 'a paragraph of another page', slip(HOTEL, /"lead":"[^"]+"/, `"lead":${JSON.stringify(storyOf(ROOM).content.seo_description)}`)],
  [findTooLong, 'a title that search engines cut', slip(HOTEL, /"seo_title__i18n__en":"/, `"seo_title__i18n__en":"${'Deauville '.repeat(6)}`)],
  [findBadSeo, 'a page that search engines know nothing of', slip(HOTEL, /"seo_description":"[^"]+",/, '')],
  [findBadSeo, 'two pages of one title', slip(HOTEL, /"seo_title":"[^"]+"/, `"seo_title":${JSON.stringify(storyOf(ROOM).content.seo_title)}`)],
  [findBanned, 'a word that says nothing', slip(HOTEL, 'Un manoir anglo-normand', 'Un manoir unique')],
  [findAlteredWarning, 'a warning with words changed', slip('jeu-responsable', 'peuvent être dangereux', 'peuvent être risqués')],
]

describe('every check', () => {
  it.each(SLIPS.map(([check, what, broken]) => [check.name, what, check, broken] as const))('%s finds %s', (_name, _what, check, broken) => {
    expect(check(space)).toEqual([])
    expect(check(broken)).not.toEqual([])
  })

  it('stands on components that change with their schemas', () => {
    const [first] = toComponents([])
    expect(first).toMatchObject({ id: 1, is_nestable: expect.any(Boolean), component_group_uuid: null })
    const known = readComponents(JSON.stringify([{ id: 7, name: 'hero' }]))
    const components = toComponents(known)
    expect(components.find(({ name }) => name === 'hero')?.id).toBe(7)
    expect(new Set(components.map(({ id }) => id)).size).toBe(components.length)
  })
})
