import { useState } from 'react'
import { Link } from 'wouter'
import type { Space } from '@barriere/shared/stories/types.ts'
import { Button } from '../ui/button.tsx'
import { defineWords, useLanguage, useWords } from '../words.ts'
import type { StoryState } from './filters.ts'
import { UsedBy } from './remove-dialog.tsx'
import type { TreeNode } from './tree.ts'
import { CoverageMark, State } from './tree-row.tsx'
import styles from './tree-screen.module.css'

const words = defineWords({
  fr: {
    title: 'État de la page',
    original: 'Français',
    addresses: 'Adresses',
    translations: 'Traductions',
    missing: (count: number) => `${count} manquant${count > 1 ? 's' : ''}`,
    outdated: (count: number) => `${count} plus ancien${count > 1 ? 's' : ''} que l’original`,
    complete: 'complet',
    fields: (count: number) => `sur ${count} champ${count > 1 ? 's' : ''}`,
    sideBySide: 'Traduire côte à côte',
    published: 'En ligne depuis',
    first: 'Première publication',
    changed: 'Dernière modification',
    by: 'par',
    publishAt: 'Publication prévue',
    expireAt: 'Retrait du site prévu',
    usedBy: 'Chercher les pages qui y mènent',
  },
  en: {
    title: 'State of the page',
    original: 'French',
    addresses: 'Addresses',
    translations: 'Translations',
    missing: (count: number) => `${count} missing`,
    outdated: (count: number) => `${count} older than the original`,
    complete: 'complete',
    fields: (count: number) => `of ${count} field${count === 1 ? '' : 's'}`,
    sideBySide: 'Translate side by side',
    published: 'Live since',
    first: 'First publication',
    changed: 'Last change',
    by: 'by',
    publishAt: 'To be published',
    expireAt: 'To be taken off',
    usedBy: 'Search for pages that lead here',
  },
})

interface StateProps {
  node: TreeNode
  state: StoryState | undefined
  languages: Space['languages']
}

/** State of a page at a glance. */
export function PageState({ node: { story }, state, languages }: StateProps) {
  const say = useWords(words)
  const language = useLanguage()
  const [isSearching, setSearching] = useState(false)
  const when = (moment: string): string =>
    new Date(moment).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    })
  const moments = [
    { label: say.changed, at: story.updated_at, by: story.last_author?.friendly_name },
    { label: say.published, at: story.published_at },
    { label: say.first, at: story.first_published_at },
    { label: say.publishAt, at: story.publish_at },
    { label: say.expireAt, at: story.expire_at },
  ]
  return (
    <aside aria-label={say.title} className={styles.aside}>
      <h2>{story.name}</h2>
      <p className={styles.badges}>
        <State story={story} faults={state?.faults ?? 0} />
      </p>
      <h3>{say.addresses}</h3>
      <ul className={styles.plain}>
        {[{ lang: say.original, path: story.full_slug }, ...story.localized_paths.map(named(languages))].map(
          ({ lang, path }) => (
            <li key={lang}>
              <span className={styles.label}>{lang}</span> <span className={styles.path}>/{path}</span>
            </li>
          ),
        )}
      </ul>
      {state && (
        <>
          <h3>{say.translations}</h3>
          <ul className={styles.plain}>
            {state.translations.map((coverage) => (
              <li key={coverage.lang}>
                <CoverageMark coverage={coverage} languages={languages} />{' '}
                {[
                  coverage.missing > 0 && say.missing(coverage.missing),
                  coverage.outdated > 0 && say.outdated(coverage.outdated),
                  coverage.missing + coverage.outdated === 0 && say.complete,
                ]
                  .filter(Boolean)
                  .join(', ')}{' '}
                {say.fields(coverage.fields)}
              </li>
            ))}
          </ul>
          <Link href={`/translations/${story.id}`}>{say.sideBySide}</Link>
        </>
      )}
      <dl className={styles.moments}>
        {moments.map(({ label, at, by }) =>
          at ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {when(at)}
                {by && ` ${say.by} ${by}`}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {isSearching ? (
        <UsedBy stories={[story]} />
      ) : (
        <Button icon="link" onClick={() => setSearching(true)}>
          {say.usedBy}
        </Button>
      )}
    </aside>
  )
}

const named =
  (languages: Space['languages']) =>
  ({ lang, path }: { lang: string; path: string }) => ({
    lang: languages.find(({ code }) => code === lang)?.name ?? lang,
    path,
  })
