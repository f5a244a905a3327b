import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { openReleases, storyAddress } from './releases.ts'
import { useStoryContext } from './use-draft.ts'

const words = defineWords({
  fr: { label: 'Version', draft: 'Brouillon', release: (name: string) => `Mise en ligne\u00a0: ${name}` },
  en: { label: 'Version', draft: 'Draft', release: (name: string) => `Release: ${name}` },
})

/** Selects the version that is shown and edited: the draft, or that of a release. Hidden without releases. */
export function VersionPicker() {
  const say = useWords(words)
  const { draft, release } = useStoryContext()
  const [, go] = useLocation()
  const { data = [] } = useQuery({ queryKey: ['releases', 'open'], queryFn: ({ signal }) => openReleases(signal) })
  if (data.length === 0 && !release) return null
  const choose = async (id: string): Promise<void> => {
    // In a release without the story, editing starts from the draft.
    await draft.save()
    go(
      storyAddress(
        draft.get().story.id,
        data.find((one) => String(one.id) === id),
      ),
    )
  }
  return (
    <select
      className={ui.input}
      aria-label={say.label}
      value={release?.id ?? ''}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{say.draft}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {say.release(name)}
        </option>
      ))}
    </select>
  )
}
