'use client'

import { useEffect } from 'react'
import { noteFault } from '#lib/client/faults.ts'
import { DEFAULT_LOCALE, isLocale, localizedPath } from '@barriere/shared/domain/locale.ts'

/** Read when the page's scripts start, because an error of the layout removes the `<html>` element. */
const lang = typeof document === 'undefined' ? '' : document.documentElement.lang

const locale = isLocale(lang) ? lang : DEFAULT_LOCALE

/** Language of the page that failed. */
export const failedLang = (): string => locale

/**
 * Replaces a page that threw in the browser, outside its islands, with the site's own page for 500. That page is
 * fetched, because its words, drawing and style would burden the scripts of every page. If the network fails too, a
 * heading and a link home remain.
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
