// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Component, ListedStory, Story } from '@barriere/shared/stories/types.ts'
import { allReferences, checkStory } from '@barriere/shared/stories/checks/check-story.ts'
import { LEVELS } from '@barriere/shared/stories/checks/faults.ts'

const CONTENT = join(import.meta.dirname, '../../content')

const read = (path: string): unknown => JSON.parse(readFileSync(join(CONTENT, path), 'utf8'))

const components = new Map(
  (read('components/1/components.json') as readonly Component[]).map((component) => [component.name, component]),
)

const stories = readdirSync(join(CONTENT, 'stories/1'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => read(`stories/1/${name}`) as Story)

const listed = new Map(stories.map((story) => [story.uuid, story as unknown as ListedStory]))

const context = { components, languages: ['en'], listed, now: Date.parse('2026-06-12T12:00:00Z'), bands: {} }

test('nothing is at fault in the demonstration but dates that are over', () => {
  const pages = stories.filter(({ is_folder: isFolder }) => !isFolder)
  const found = pages.flatMap(({ content, full_slug: slug }) =>
    checkStory(content, context).map((fault) => ({ slug, ...fault })),
  )
  expect(found.filter(({ rule }) => rule !== 'past')).toEqual([])
  expect(found.filter(({ rule }) => LEVELS[rule] === 'block')).toEqual([])
  expect(pages.flatMap(({ content }) => allReferences(content, context)).length).toBeGreaterThan(500)
})
