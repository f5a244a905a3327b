'use client'

import { useEffect } from 'react'
import { noteFault } from '#lib/client/faults.ts'
import { DEFAULT_LOCALE, isLocale, localizedPath } from '@barriere/shared/domain/locale.ts'

/** Read when the page's scripts start: an error of the layout takes the element away. */
const lang = typeof document === 'undefined' ? '' : document.documentElement.lang

const locale = isLocale(lang) ? lang : DEFAULT_LOCALE

/** Language of the page that failed. */
export const failedLang = (): string => locale

/**
 * What stands in the place of a page that threw in the browser, outside of its islands: the site's own page for 500,
 * of which every page would carry words, drawing and style if it were part of the scripts. Where the network fails too,
 * a plain line stays.
 */
export function ErrorView({ error }: { readonly error: unknown }) {
  useEffect(() => {
    noteFault(error)
    showServerError().catch(noteFault)
  }, [error])
  return (
    <main id="content">
      <h1>Internal Server Error</h1>
      <p>
        <a href={localizedPath('', locale)}>Barrière</a>
      </p>
    </main>
  )
}

async function showServerError(): Promise<void> {
  const response = await fetch(localizedPath('server-error', locale), { headers: { accept: 'text/html' } })
  const { documentElement } = new DOMParser().parseFromString(await response.text(), 'text/html')
  document.documentElement.replaceWith(document.adoptNode(documentElement))
  scrollTo(0, 0)
}
