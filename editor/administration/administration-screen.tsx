import { Link, Redirect, Route, Switch, useRoute } from 'wouter'
import { defineWords, useWords } from '../words.ts'
import { Activities } from './activities.tsx'
import styles from './administration.module.css'
import { People } from './people.tsx'
import { Tokens } from './tokens.tsx'
import { Webhooks } from './webhooks.tsx'

const words = defineWords({
  fr: { parts: 'Administration', people: 'Personnes', tokens: 'Jetons', webhooks: 'Webhooks', activities: 'Journal' },
  en: { parts: 'Administration', people: 'People', tokens: 'Tokens', webhooks: 'Webhooks', activities: 'Activities' },
})

const PARTS = { people: People, tokens: Tokens, webhooks: Webhooks, activities: Activities } as const

const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[]

/** The screen of administrators: people, tokens, webhooks, and the audit trail. */
export function AdministrationScreen() {
  const { parts } = useWords(words)
  return (
    <main className={styles.screen}>
      <nav aria-label={parts} className={styles.parts}>
        {NAMES.map((name) => (
          <PartLink key={name} name={name} />
        ))}
      </nav>
      <Switch>
        {NAMES.map((name) => (
          <Route key={name} path={`/administration/${name}`} component={PARTS[name]} />
        ))}
        <Route>
          <Redirect to="/administration/people" replace />
        </Route>
      </Switch>
    </main>
  )
}

function PartLink({ name }: { name: keyof typeof PARTS }) {
  const text = useWords(words)[name]
  const path = `/administration/${name}`
  const [isHere] = useRoute(path)
  return (
    <Link href={path} className={styles.part} aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
  )
}
