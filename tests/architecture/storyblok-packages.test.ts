import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>
}

// Two copies of the client would have two caches of versions and two rate limits.
test.each(['storyblok-js-client', '@storyblok/js', '@storyblok/richtext', '@storyblok/preview-bridge'])(
  'there is one copy of %s',
  (name) => {
    const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`))
    expect(copies).toHaveLength(1)
  },
)

test('the site names the React package and the client, and takes the rest from them', () => {
  const named = Object.keys(lock.packages['']?.dependencies ?? {}).filter((name) => name.includes('storyblok'))
  expect(named.toSorted()).toEqual(['@storyblok/react', 'storyblok-js-client'])
})
