import { describe, expect, it } from 'vitest'
import { readComponents, toComponents } from '#scripts/content/component-file.ts'
import { findLateShorts, findMiscounted, findMispriced, findSharedNumbers } from './checks/contradictions.ts'
import {
  findBadAddresses,
  findBadRedirects,
  findEmptyLists,
  findLost,
  findLostAnchors,
  findLostAssets,
} from './checks/references.ts'
import { findFaults, findInvalid, findUnknown, findUnknownFormatting } from './checks/schemas.ts'
import { findBadNames, findDoubles, findMisplaced, findUnpublished } from './checks/structure.ts'
import { ARTICLE, HOTEL, ROOM, type Slip, slip, space, storyOf } from './slip.ts'

const uuidOf = (slug: string): string => storyOf(slug).uuid

/** Each check with a space in which it must find a fault. */
const SLIPS: readonly Slip[] = [
  [findDoubles, 'a number used twice', slip(ROOM, `"id":${storyOf(ROOM).id}`, `"id":${storyOf(HOTEL).id}`)],
  [
    findDoubles,
    'a block copied with its _uid',
    { ...space, stories: space.stories.map((one) => ({ ...one, content: storyOf(ROOM).content })) },
  ],
  [findBadNames, 'a slug changed without its file', slip(ROOM, '"slug":"deluxe-rocher"', '"slug":"deluxe"')],
  [findBadNames, 'a block without a uuid', slip(ROOM, /"_uid":"[^"]+"/, '"_uid":"hero-1"')],
  [findMisplaced, 'an address that is not its folder’s', slip(ROOM, '/chambres/deluxe-rocher', '/deluxe-rocher')],
  [findMisplaced, 'a folder that does not exist', slip(ROOM, /"parent_id":\d+/, '"parent_id":1')],
  [findUnpublished, 'a draft', slip(ROOM, '"published":true,"unpublished', '"published":false,"unpublished')],
  [findFaults, 'a hero without its picture', slip(ROOM, /("component":"hero".*?"filename":)"[^"]+"/, '$1""')],
  [findFaults, 'a choice that is none', slip(HOTEL, '"band":"basque"', '"band":"rouge"')],
  [findFaults, 'a room without a number', slip(ROOM, /"area":"\d+"/, '"area":"grande"')],
  [findFaults, 'a block that no page takes', slip(HOTEL, '"component":"faq"', '"component":"crumb"')],
  [findUnknown, 'a field misspelt', slip(HOTEL, '"eyebrow":', '"eyebrows":')],
  [findUnknown, 'a translation of what has none', slip(HOTEL, '"stars":"5"', '"stars__i18n__en":"5"')],
  [findInvalid, 'a heading without its alignment', slip('confidentialite', ',"textAlign":null', '')],
  [findInvalid, 'a field of another kind', slip(HOTEL, '"band":"basque"', '"band":["basque"]')],
  [findUnknownFormatting, 'a node misspelt', slip(ROOM, '"type":"bullet_list"', '"type":"bulletList"')],
  [findUnknownFormatting, 'a mark that the site drops', slip('jeu-responsable', '"type":"bold"', '"type":"shadow"')],
  [
    findLost,
    'a relation to nothing',
    slip(HOTEL, uuidOf('restaurants/la-rhune'), '00000000-0000-4000-8000-000000000000'),
  ],
  [
    findLost,
    'a relation of the wrong type',
    slip(HOTEL, `"local_header":["${uuidOf('headers/local/l-eperon')}"]`, `"local_header":["${uuidOf(ROOM)}"]`),
  ],
  [
    findLost,
    'a link to an old address',
    slip(HOTEL, '"cached_url":"website-hotels/hotels/"', '"cached_url":"website-hotels/nos-hotels/"'),
  ],
  [findLost, 'an old address in a text', slip(ARTICLE, '"href":"website-hotels/', '"href":"website-hotels/ancien/')],
  [
    findLostAnchors,
    'a link to a heading renamed',
    slip('confidentialite', '"anchor":"cookies"', '"anchor":"traceurs"'),
  ],
  [
    findLostAnchors,
    'an anchor lost in the translation',
    slip('confidentialite', /("text__i18n__en":.*)"id":"cookies"/, '$1"id":"biscuits"'),
  ],
  [
    findBadAddresses,
    'an unsafe address',
    slip('jeu-responsable', '"href":"https://anj.fr/"', '"href":"javascript:alert(1)"'),
  ],
  [
    findBadAddresses,
    'a mailbox that may be somebody’s',
    slip('mentions-legales', '"href":"contact@barriere.example"', '"href":"contact@barriere.com"'),
  ],
  [findLostAssets, 'a file that is not there', slip(HOTEL, 'hotel-l-eperon.avif', 'hotel-l-eperon-2.avif')],
  [findLostAssets, 'a picture that says nothing', slip(HOTEL, /"alt__i18n__en":"[^"]+"/, '"alt__i18n__en":""')],
  [
    findEmptyLists,
    'a list of a folder renamed',
    slip(HOTEL, '"list_folder":"hotels/l-eperon/chambres"', '"list_folder":"hotels/l-eperon/suites"'),
  ],
  [
    findEmptyLists,
    'a list of a town without any',
    slip(
      'casinos/biarritz',
      '"list_folder":"spectacles","town":"Biarritz"',
      '"list_folder":"spectacles","town":"Bayonne"',
    ),
  ],
  [
    findMiscounted,
    'an answer that counts other rooms for wheelchairs',
    slip(HOTEL, 'Quatre chambres sont adaptées', 'Six chambres sont adaptées'),
  ],
  [
    findMiscounted,
    'rooms for wheelchairs in a house that has none',
    slip('hotels/villa-estelle/', '42 marches', 'Deux chambres pour fauteuil'),
  ],
  [findMispriced, 'another price for members', slip('infiniment-barriere/', '10\u00a0% de moins', '5\u00a0% de moins')],
  [
    findLateShorts,
    'shorts until another hour than the dress code says',
    slip('casinos/deauville', /pas de short après\s19\sh/, 'pas de short après 20\u00a0h'),
  ],
  [
    findSharedNumbers,
    'the number of a casino on another page',
    slip('receptions', /"phone":"[^"]+"/, `"phone":"${String(storyOf('casinos/deauville').content.phone)}"`),
  ],
  [
    findBadRedirects,
    'a redirect of a page that exists',
    { ...space, redirects: [{ name: '/hotels', value: '/jeu-responsable' }] },
  ],
  [findBadRedirects, 'a redirect to no page', { ...space, redirects: [{ name: '/ancien', value: '/nulle-part' }] }],
]

describe('every check', () => {
  it.each(SLIPS.map(([check, what, broken]) => [check.name, what, check, broken] as const))(
    '%s finds %s',
    (_name, _what, check, broken) => {
      expect(check(space)).toEqual([])
      expect(check(broken)).not.toEqual([])
    },
  )

  it('stands on components that change with their schemas', () => {
    const [first] = toComponents([])
    expect(first).toMatchObject({ id: 1, is_nestable: expect.any(Boolean), component_group_uuid: null })
    const known = readComponents(JSON.stringify([{ id: 7, name: 'hero' }]))
    const components = toComponents(known)
    expect(components.find(({ name }) => name === 'hero')?.id).toBe(7)
    expect(new Set(components.map(({ id }) => id)).size).toBe(components.length)
  })

  it('gives one of two components another id where branches gave both the same', () => {
    const known = readComponents(
      JSON.stringify([
        { id: 7, name: 'hero' },
        { id: 7, name: 'quote' },
      ]),
    )
    const ids = new Map(toComponents(known).map(({ name, id }) => [name, id]))
    expect([ids.get('hero'), new Set(ids.values()).size]).toEqual([7, ids.size])
  })
})
