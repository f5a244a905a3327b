import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { translatedKey } from '@barriere/shared/stories/types.ts'
import { translatableFields } from '@barriere/shared/stories/translations.ts'
import { ApiError, call, get } from '../api.ts'
import { titleOf } from '@barriere/shared/stories/summary.ts'
import { StoryBar } from '../story/story-bar.tsx'
import { StoryGuards } from '../story/story-guards.tsx'
import { storyAddress } from '../story/releases.ts'
import { PlanNote } from '../story/plan-note.tsx'
import { OpenStory } from '../story/story-screen.tsx'
import { type Block, DEFAULT_LANGUAGE } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import { TranslatedField } from './translated-field.tsx'
import styles from './translate-screen.module.css'

const words = defineWords({
  fr: {
    page: 'Page',
    original: 'Français',
    left: (count: number, all: number) =>
      count === 0
        ? `Tout est traduit (${all} champs).`
        : `${count} champ${count > 1 ? 's' : ''} sur ${all} à traduire.`,
    only: 'Seulement ce qui reste à traduire',
    next: 'Champ suivant à traduire',
    nothing: 'Cette page n’a aucun texte à traduire.',
    monolingual: 'L’espace n’a qu’une langue.',
    unconfirmed: 'Le service de contenu n’a pas pu le noter. Réessayez.',
    form: 'Ouvrir le formulaire et l’aperçu',
  },
  en: {
    page: 'Page',
    original: 'French',
    left: (count: number, all: number) =>
      count === 0
        ? `Everything is translated (${all} fields).`
        : `${count} of ${all} field${all === 1 ? '' : 's'} to translate.`,
    only: 'Only what remains to be translated',
    next: 'Next field to translate',
    nothing: 'This page has no text to translate.',
    monolingual: 'The space has one language only.',
    unconfirmed: 'The content service could not note it. Try again.',
    form: 'Open the form and the preview',
  },
})

/** A whole story in two languages side by side: the original on the left, the translation on the right. */
export const TranslateScreen = () => (
  <OpenStory>
    <StoryBar />
    <PlanNote />
    <StoryGuards />
    <Translations />
  </OpenStory>
)

/** State of a saved story's translations. */
interface SavedState {
  readonly outdated: readonly { readonly lang: string; readonly uid: string; readonly field: string }[]
}

function Translations() {
  const say = useWords(words)
  const { id = '' } = useParams()
  const { draft, components, space, release } = useStoryContext()
  const content = useDraft(({ edited }) => edited.content)
  const chosen = useDraft(({ language }) => language)
  const [isNarrowed, setNarrowed] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const language = chosen === DEFAULT_LANGUAGE ? space.languages[0]?.code : chosen
  useEffect(() => {
    if (language !== undefined) draft.setLanguage(language)
  }, [draft, language])

  const { data } = useQuery({
    queryKey: ['stories', 'state', id],
    queryFn: async ({ signal }) =>
      (await get<{ story_state: SavedState }>(`story_states/${id}`, {}, signal)).story_state,
  })
  const client = useQueryClient()
  const [first] = useState(content)
  const fields = useMemo(() => {
    if (language === undefined) return []
    const outdated = new Set(data?.outdated.map(({ lang, uid, field }) => `${uid}.${translatedKey(field, lang)}`))
    const before = new Map(
      translatableFields(first, outdated, components, language).map(({ placed: { block }, key }) => [
        `${String(block._uid)}.${key}`,
        block[key],
      ]),
    )
    return translatableFields(content, outdated, components, language).map((one) => {
      const uid = String(one.placed.block._uid)
      const isNew = before.get(`${uid}.${one.key}`) !== one.placed.block[one.key]
      return { ...one, uid, state: one.state === 'outdated' && isNew ? ('done' as const) : one.state }
    })
  }, [content, first, components, language, data])
  const confirm = async (uid: string, field: string): Promise<void> => {
    try {
      await call('PUT', `story_states/${id}`, {
        body: { story_state: { up_to_date: [{ lang: language, uid, field }] } },
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(say.unconfirmed)
    }
    await client.invalidateQueries({ queryKey: ['stories', 'state'] })
  }
  const left = fields.filter(({ state }) => state !== 'done')
  const sections = Map.groupBy(fields, ({ uid }) => uid)
  // A field stays in the narrowed list while it is translated, even when it is complete.
  const [narrowedTo, setNarrowedTo] = useState<ReadonlySet<string>>(new Set())

  const goToNext = (): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-left]') ?? [])]
    const from = all.find((one) => one.contains(document.activeElement))
    const after = all.filter(
      (one) => from !== one && (!from || from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
    )
    const target = after[0] ?? all[0]
    target?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')?.focus()
    target?.scrollIntoView({ block: 'center' })
  }

  if (language === undefined) return <Note>{say.monolingual}</Note>
  const label = space.languages.find(({ code }) => code === language)?.name ?? language
  return (
    <div className={styles.screen} ref={list}>
      <div className={styles.bar}>
        <p role="status">{say.left(left.length, fields.length)}</p>
        <CheckField
          label={say.only}
          checked={isNarrowed}
          onChange={({ target }) => {
            setNarrowed(target.checked)
            setNarrowedTo(new Set(left.map(({ uid, key }) => `${uid}.${key}`)))
          }}
        />
        <Button icon="down" disabled={left.length === 0} onClick={goToNext}>
          {say.next}
        </Button>
        <Link href={storyAddress(id, release)}>{say.form}</Link>
      </div>
      <div className={styles.columns} aria-hidden="true">
        <p>{say.original}</p>
        <p>{label}</p>
      </div>
      {fields.length === 0 && <Note>{say.nothing}</Note>}
      {[...sections].map(([uid, inBlock]) => {
        const shown = isNarrowed ? inBlock.filter(({ key }) => narrowedTo.has(`${uid}.${key}`)) : inBlock
        const [one] = shown
        if (!one) return null
        const { block, around } = one.placed
        const path = [...around.slice(1), block].map(({ component }) => titleOf(String(component), components))
        return (
          <section key={uid} className={styles.block}>
            <h2>{around.length === 0 ? say.page : path.join(' / ')}</h2>
            {shown.map(({ field, rules, key, state }) => (
              <TranslatedField
                key={key}
                block={block as Block}
                field={rules}
                name={field}
                translatedName={key}
                state={state}
                language={language}
                onConfirm={() => void confirm(uid, field)}
              />
            ))}
          </section>
        )
      })}
    </div>
  )
}
