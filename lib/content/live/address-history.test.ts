import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { log } from '#lib/process/log.ts'
import { AddressHistory } from './address-history.ts'
import { toDirectory } from './directory.ts'
import { setUp } from './test-support.ts'

vi.mock('#lib/process/log.ts', () => ({ log: { warn: vi.fn() } }))

const page = (uuid: string, french: string, english = french, former: object[] = []) => ({
  id: 1,
  uuid,
  slug: `website-hotels/${french}`,
  published: true,
  is_folder: false,
  alternates: [{ lang: 'en', path: `website-hotels/${english}` }],
  former_slugs: former,
})

const directory = (...links: object[]) => toDirectory(links, 'website-hotels')

describe('former addresses', () => {
  test('of a renamed story and of a translated slug lead to where it is now, over several renames', async () => {
    const { live, publish } = setUp()
    publish(page('a', 'offres/ete', 'offers/summer'))
    await live.sync()
    publish(page('a', 'offres/bel-ete', 'offers/summer'))
    await live.sync()
    publish(page('a', 'promos/bel-ete', 'deals/fine-summer'))
    await live.sync()
    for (const path of ['/offres/ete', '/offres/bel-ete'])
      expect([path, live.movedTo(path, 'fr')]).toEqual([path, '/promos/bel-ete'])
    expect(live.movedTo('/en/offers/summer', 'en')).toBe('/en/deals/fine-summer')
    expect([live.movedTo('/promos/bel-ete', 'fr'), live.movedTo('/nope', 'fr')]).toEqual([undefined, undefined])
  })

  test('lead nowhere once the story is gone, or while another story is there', async () => {
    const { live, publish } = setUp()
    publish(page('a', 'ancien'))
    await live.sync()
    publish(page('a', 'nouveau'), page('b', 'ancien'))
    await live.sync()
    expect(live.movedTo('/ancien', 'fr')).toBeUndefined()
    publish(page('a', 'nouveau'))
    await live.sync()
    // The last story at that address is gone.
    expect(live.movedTo('/ancien', 'fr')).toBeUndefined()
    publish(page('a', 'ancien'))
    await live.sync()
    publish(page('a', 'nouveau'))
    await live.sync()
    expect(live.movedTo('/ancien', 'fr')).toBe('/nouveau')
    publish()
    await live.sync()
    expect(live.movedTo('/ancien', 'fr')).toBeUndefined()
  })

  test('are known from the service too, to a site that saw nothing', async () => {
    const { live, publish } = setUp()
    const former = [
      { lang: null, path: 'website-hotels/ancien' },
      { lang: 'en', path: 'website-hotels/old' },
    ]
    publish(page('a', 'nouveau', 'new', former))
    await live.sync()
    expect([live.movedTo('/ancien', 'fr'), live.movedTo('/en/old', 'en')]).toEqual(['/nouveau', '/en/new'])
  })

  test('outlive the process, also of a rename while it was down', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'addresses-')), 'below', 'addresses.json')
    const before = new AddressHistory(file)
    before.observe(directory(page('a', 'un', 'one'), page('b', 'x')))
    before.observe(directory(page('a', 'deux', 'one'), page('b', 'x')))
    await before.written
    const after = new AddressHistory(file)
    expect([after.storyAt('/un', 'fr'), after.storyAt('/en/one', 'en')]).toEqual(['a', undefined])
    after.observe(directory(page('a', 'deux', 'one'), page('b', 'y')))
    expect([after.storyAt('/un', 'fr'), after.storyAt('/x', 'fr'), after.storyAt('/en/x', 'en')]).toEqual([
      'a',
      'b',
      'b',
    ])
  })

  test('in a file that nobody can read or write are a warning', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'addresses-')), 'addresses.json')
    writeFileSync(file, '{"current": 7}')
    expect(new AddressHistory(file).storyAt('/un', 'fr')).toBeUndefined()
    const history = new AddressHistory(join(file, 'below'))
    history.observe(directory(page('a', 'un')))
    await history.written
    expect(vi.mocked(log.warn).mock.calls.map(([line]) => (line as { event: string }).event)).toEqual([
      'file.unreadable',
      'file.unreadable',
      'file.not-written',
    ])
    expect(readFileSync(file, 'utf8')).toBe('{"current": 7}')
  })
})
