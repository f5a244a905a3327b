import type { ReactNode } from 'react'
import { type Address, homePath } from '#lib/content/page.ts'
import { localeChoicePath, withLocale } from '#lib/content/paths.ts'
import type { Story } from '#lib/content/story.ts'
import { mapLocales } from '#lib/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import { blockContext } from './block-context.ts'
import { FragmentView } from './fragment-view.tsx'

/** Folder of the local headers of properties. */
const LOCAL_HEADERS = 'headers/local/'

/** A header or footer alone at its own address, for whoever frames something else with it. */
export function FragmentPage({ story, address }: { readonly story: Story; readonly address: Address }): ReactNode {
  const { locale, draft, inside } = address
  return (
    <FragmentView
      story={story}
      context={blockContext({ locale, draft, path: withLocale(inside, locale) })}
      // It frames no page here, so a change of language leads home.
      alternates={mapLocales((language) => localeChoicePath(homePath(language), language))}
      local={inside.startsWith(`${env.rootFolder}/${LOCAL_HEADERS}`)}
    />
  )
}
