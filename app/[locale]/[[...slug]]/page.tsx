import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { FragmentPage } from '#app/page/fragment-page.tsx'
import { pageMetadata } from '#app/page/metadata.ts'
import { PageView } from '#app/page/page-view.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import { loadFragment, loadPage } from '#lib/content/page.ts'
import { storyTags } from '#lib/content/story.ts'
import { generationTag } from '#lib/content/tags.ts'
import { isLocale } from '#lib/domain/locale.ts'
import { isFragmentAddress } from '#lib/http/entry/services.ts'
import { tagPage } from '#lib/http/page-cache/tag-page.ts'

/** Seconds. A page is kept until one of its tags changes; the page store decides that. */
export const revalidate = 31_536_000

/** Nothing is rendered by the build, which has no content service: pages are kept from their first visit on. */
export const generateStaticParams = () => []

interface RouteProps {
  readonly params: Promise<{ locale: string; slug?: string[] }>
}

async function addressOf(params: RouteProps['params']) {
  const { locale, slug = [] } = await params
  if (!isLocale(locale)) notFound()
  const { isEnabled: draft } = await draftMode()
  return { locale, inside: slug.map(decodeURIComponent).join('/'), draft }
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const address = await addressOf(params)
  if (isFragmentAddress(address.inside)) return { robots: { index: false } }
  return pageMetadata(await loadPage(address), address.locale)
}

export default async function StoryPage({ params }: RouteProps) {
  const address = await addressOf(params)
  // Read before the content, so that a change in between is noticed when the page is stored.
  await tagPage([generationTag(contentGateway().generation)])
  if (isFragmentAddress(address.inside)) {
    const story = await loadFragment(address)
    await tagPage(storyTags(story))
    return <FragmentPage story={story} address={address} />
  }
  const page = await loadPage(address)
  await tagPage(page.tags)
  return <PageView page={page} locale={address.locale} draft={address.draft} listPage={1} />
}
