import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { ApiError, call, get } from '../api.ts'
import { SidePanel } from '../history/side-panel.tsx'
import { FormPanel } from '../form/form-panel.tsx'
import { useSchemaText } from '../form/schema-text.ts'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { StoryBar } from './story-bar.tsx'
import { openDraft } from './kept-draft.ts'
import { PlanNote } from './plan-note.tsx'
import { Presence } from './presence.ts'
import { RELEASE_PARAMETER, openReleases } from './releases.ts'
import { StoryGuards } from './story-guards.tsx'
import styles from './story-screen.module.css'
import type { Component, Space, Story } from '@barriere/shared/stories/types.ts'
import { StoryContext } from './use-draft.ts'

const words = defineWords({
  fr: {
    loading: 'Chargement…',
    missing: 'Cette page n’existe pas.',
    failed: 'Cette page ne peut pas être lue.',
    views: 'Vues',
    form: 'Champs',
    preview: 'Aperçu',
  },
  en: {
    loading: 'Loading…',
    missing: 'This page does not exist.',
    failed: 'This page cannot be read.',
    views: 'Views',
    form: 'Fields',
    preview: 'Preview',
  },
})

/** One story: bar, form, preview. */
export const StoryScreen = () => (
  <OpenStory>
    <StoryBar />
    <PlanNote />
    <StoryGuards />
    <Panels />
  </OpenStory>
)

/** Form and preview: side by side if there is enough space, else one at a time. */
const VIEWS = ['form', 'preview'] as const

type View = (typeof VIEWS)[number]

function Panels() {
  const say = useWords(words)
  const [view, setView] = useState<View>('form')
  return (
    <>
      <nav className={styles.views} aria-label={say.views}>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
            {say[one]}
          </button>
        ))}
      </nav>
      <div className={styles.panels} data-view={view}>
        <FormPanel />
        <PreviewPanel onEdit={() => setView('form')} />
        <SidePanel />
      </div>
    </>
  )
}

/** Loads the story of the URL (`?release=`: its version in a release), and provides its draft to the children. */
export function OpenStory({ children }: { children: ReactNode }) {
  const { id = '' } = useParams()
  const asked = useSearchParams()[0].get(RELEASE_PARAMETER)
  const { loading, missing, failed } = useWords(words)
  const { data, error } = useQuery({
    queryKey: ['story', id, asked],
    // Loaded once per visit, so that a reload does not overwrite the draft.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      // A published or deleted release is ignored: its stories are edited as drafts.
      const release = asked === null ? undefined : (await openReleases()).find((one) => String(one.id) === asked)
      const [story, { components }, { space }] = await Promise.all([
        call<{ story: Story }>('GET', `stories/${id}`, { query: { release_id: release?.id } }),
        get<{ components: readonly Component[] }>('components'),
        get<{ space: Space }>(''),
      ])
      const draft = openDraft(story.data.story, story.etag, release?.id)
      return { draft, presence: new Presence(draft, crypto.randomUUID()), components, space, release }
    },
  })
  if (error)
    return (
      <main className={styles.alone}>
        <Note kind="bad">{error instanceof ApiError && error.status === 404 ? missing : failed}</Note>
      </main>
    )
  if (!data) return <p className={styles.alone}>{loading}</p>
  return (
    <Loaded key={`${id} ${asked}`} value={data}>
      {children}
    </Loaded>
  )
}

type Context = NonNullable<Parameters<typeof StoryContext>[0]['value']>

/** The context before translation: components in English, in the order of the service. */
type Loaded = Omit<Context, 'components'> & { readonly components: readonly Component[] }

function Loaded({ value, children }: { value: Loaded; children: ReactNode }) {
  const schemaText = useSchemaText()
  const context = useMemo(
    () => ({ ...value, components: new Map(value.components.map((one) => [one.name, schemaText(one)])) }),
    [value, schemaText],
  )
  return (
    <StoryContext value={context}>
      <main className={styles.screen}>{children}</main>
    </StoryContext>
  )
}
