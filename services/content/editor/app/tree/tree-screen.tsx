import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { get } from '../api.ts'
import type { ListedStory } from '../story/types.ts'
import { defineWords, useWords } from '../words.ts'
import styles from './tree-screen.module.css'

const words = defineWords({ fr: { title: 'Contenu' }, en: { title: 'Content' } })

/** All stories, in their folders. */
export function TreeScreen() {
  const { title } = useWords(words)
  const { data = [] } = useQuery({
    queryKey: ['stories'],
    queryFn: async () =>
      (await get<{ stories: readonly ListedStory[] }>('stories', { per_page: 100, story_only: 1 })).stories,
  })
  return (
    <main className={styles.screen}>
      <h1>{title}</h1>
      <ul>
        {data.map(({ id, name, full_slug: slug }) => (
          <li key={id}>
            <Link href={`/stories/${id}`}>{name}</Link> {slug}
          </li>
        ))}
      </ul>
    </main>
  )
}
