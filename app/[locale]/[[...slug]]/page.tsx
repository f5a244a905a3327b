// Every page of the site: loads the story of the address and passes it to the block registry (blocks/block-list.tsx).
// The HTTP server has already decided that this address is a page; middleware.ts passes that decision on.
// Next renders it for the page cache, without a visitor's cookies, and for drafts. lib/page-cache/finished-page.ts
// finishes the page: own style, deferred scripts, policy. It is stored until a publish changes one of its tags.

import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { FragmentPage } from '#app/page/fragment-view.tsx'
import { freshMetadata, pageMetadata } from '#app/page/metadata.ts'
import { themeColor } from '#app/page/theme-color.ts'
import { PageView } from '#app/page/page-view.tsx'
import { isFragmentAddress, loadPage, loadStory } from '#lib/content/page.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { storyTags } from '#lib/content/story.ts'
import { type Locale, isLocale } from '@barriere/shared/domain/locale.ts'
import { listPageOf } from '#lib/routing/addresses.ts'
import { DRAFT_COOKIE, readDraftCookie } from '#lib/routing/draft-cookie.ts'
import { currentRoute } from '#lib/routing/route.ts'
import { currentRendering, tagPage } from '#lib/process/rendering.ts'

/** Next renders dynamically, because the site's own page store caches shared pages. */
export const dynamic = 'force-dynamic'

interface RouteProps {
  readonly params: Promise<{ locale: string; slug?: string[] }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Whether to show the draft: as the HTTP server decided, or by the cookie if Next runs without that server. */
async function isDraft(): Promise<boolean> {
  if (currentRendering()) return false
  return currentRoute()?.request.draft ?? readDraftCookie((await cookies()).get(DRAFT_COOKIE)?.value) !== undefined
}

async function addressOf(params: RouteProps['params']) {
  const { locale, slug = [] } = await params
  if (!isLocale(locale)) notFound()
  const draft = await isDraft()
  const { listPage, segments } = listPageOf(slug)
  return { locale, inside: segments.map(decodeURIComponent).join('/'), draft, listPage }
}

/** Gives a 404 if the story was removed between the routing decision and the rendering. */
async function found<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isContentError(error) && error.notFound) notFound()
    throw error
  }
}

/** Request memoization: metadata, viewport and page share one load. Primitive arguments are compared by value. */
const pageAt = cache((locale: Locale, inside: string, draft: boolean) => found(loadPage({ locale, inside, draft })))

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { listPage, locale, inside, draft } = await addressOf(params)
  if (isFragmentAddress(inside)) return { robots: { index: false } }
  const page = await pageAt(locale, inside, draft)
  const metadata = listPage === undefined ? pageMetadata(page, locale) : freshMetadata(page, locale, listPage)
  // The address of a shared draft grants access to it, so a search engine that finds it must not list it.
  return draft ? { ...metadata, robots: { index: false, follow: false } } : metadata
}

export async function generateViewport({ params }: Pick<RouteProps, 'params'>): Promise<Viewport> {
  const { locale, inside, draft } = await addressOf(params)
  if (isFragmentAddress(inside)) return {}
  return { themeColor: themeColor((await pageAt(locale, inside, draft)).view.theme) }
}

export default async function StoryPage({ params, searchParams }: RouteProps) {
  const { listPage, ...address } = await addressOf(params)
  if (isFragmentAddress(address.inside)) {
    const story = await found(loadStory(address))
    await tagPage(storyTags(story))
    return <FragmentPage story={story} address={address} />
  }
  const page = await pageAt(address.locale, address.inside, address.draft)
  await tagPage(page.tags)
  const asked = listPage === undefined ? { listPage: 1 } : { listPage, parameters: await searchParams }
  return <PageView page={page} locale={address.locale} draft={address.draft} {...asked} />
}
