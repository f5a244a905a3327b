import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, lazy, useContext, useEffect, useState } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { ApiError } from '../api.ts'
import { Invitation } from '../session/invitation.tsx'
import { Login, LoginAgain } from '../session/login.tsx'
import { Recovery } from '../session/recovery.tsx'
import { type User, useSession } from '../session/session.ts'
import { BASE } from '../settings.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Toasts } from '../ui/toasts.tsx'
import {
  ChooseLanguageContext,
  type Language,
  LanguageContext,
  defineWords,
  keepLanguage,
  readLanguage,
  useWords,
} from '../words.ts'
import { SECTIONS } from './sections.ts'
import { Shell } from './shell.tsx'
import styles from './shell.module.css'

const StoryScreen = lazy(async () => ({ default: (await import('../story/story-screen.tsx')).StoryScreen }))
const TranslateScreen = lazy(async () => ({
  default: (await import('../translate/translate-screen.tsx')).TranslateScreen,
}))

const words = defineWords({
  fr: {
    title: 'Barrière, éditeur du site',
    loading: 'Chargement…',
    failed: 'Le service de contenu ne répond pas.',
    again: 'Réessayer',
    missing: 'Cette page de l’éditeur n’existe pas.',
  },
  en: {
    title: 'Barrière, website editor',
    loading: 'Loading…',
    failed: 'The content service does not answer.',
    again: 'Try again',
    missing: 'This page of the editor does not exist.',
  },
})

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      // Refused requests are not repeated; if the service is down, they are repeated twice.
      retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
    },
  },
})

/** The visual editor. */
export function EditorApp() {
  const [language, setLanguage] = useState<Language>(readLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    document.title = words[language].title
    keepLanguage(language)
  }, [language])
  return (
    <LanguageContext value={language}>
      <ChooseLanguageContext value={setLanguage}>
        <QueryClientProvider client={client}>
          <div data-theme="auto" className={styles.root}>
            <Router base={BASE}>
              <Switch>
                <Route path="/invitation" component={Invitation} />
                <Route path="/recovery" component={Recovery} />
                <Route component={Gate} />
              </Switch>
            </Router>
            <Toasts />
          </div>
        </QueryClientProvider>
      </ChooseLanguageContext>
    </LanguageContext>
  )
}

/**
 * Authentication: without a session, every address shows the login. If a session ends, the login appears over the
 * current screen, so that unsaved text is not lost.
 */
function Gate() {
  const { loading, failed, again, missing } = useWords(words)
  const [location] = useLocation()
  const { user, error, refresh, begin } = useSession()
  const chooseLanguage = useContext(ChooseLanguageContext)
  const [last, setLast] = useState<User>()
  if (user && user !== last) setLast(user)
  const language = user?.lang
  useEffect(() => {
    if (language) chooseLanguage(language)
  }, [language, chooseLanguage])
  const shown = user ?? last
  if (error && !shown)
    return (
      <main className={styles.alone}>
        <Note kind="bad">{failed}</Note>
        <Button onClick={refresh}>{again}</Button>
      </main>
    )
  if (user === undefined) return <p className={styles.alone}>{loading}</p>
  if (!shown) return <Login onDone={begin} />
  return (
    <Shell user={shown}>
      <Boundary place={location}>
        <Suspense fallback={<p className={styles.alone}>{loading}</p>}>
          <Switch>
            <Route path="/stories/:id" component={StoryScreen} />
            <Route path="/translations/:id" component={TranslateScreen} />
            {SECTIONS.map(({ path, screen }) => (
              <Route key={path} path={path === '/' ? path : `${path}/*?`} component={screen} />
            ))}
            <Route>
              <main className={styles.alone}>
                <Note>{missing}</Note>
              </main>
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
      {user === null && <LoginAgain onDone={begin} />}
    </Shell>
  )
}
