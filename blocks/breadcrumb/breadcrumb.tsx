import type { BreadcrumbListLeaf, ListItemLeaf, WithContext } from 'schema-dts'
import { Breadcrumb as Crumbs } from '#components/ui/breadcrumb.tsx'
import { Section } from '#components/ui/section.tsx'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { toAnchor } from '#lib/content/links.ts'
import { withLocale } from '#lib/content/paths.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { thing } from '#lib/seo/thing.ts'
import { editAttributes } from '../editable.ts'
import type { BlockProps } from '../props.ts'
import type { breadcrumbSchema } from './breadcrumb.schema.ts'

/** Breadcrumb: home, the editor's levels, this page; also as structured data. */
export function Breadcrumb({ block, context }: BlockProps<typeof breadcrumbSchema>) {
  const t = getTranslator(context.locale, 'common')
  const crumbs = [
    { label: t('home'), anchor: { href: withLocale('', context.locale) } },
    ...block.items.map((item) => ({
      label: item.label,
      anchor: toAnchor(item.link, context.locale),
      edit: editAttributes(item),
    })),
  ]
  const levels = [
    ...crumbs.map(({ label, anchor }) => ({ label, href: anchor?.href })),
    { label: block.current, href: context.path },
  ]
  return (
    <Section spacing="tight" edit={editAttributes(block)}>
      <Crumbs label={t('breadcrumb')} crumbs={crumbs} current={block.current} />
      <JsonLd data={breadcrumbList(levels)} />
    </Section>
  )
}

/** https://schema.org/BreadcrumbList. A level without an address keeps its position and its name. */
const breadcrumbList = (levels: readonly { label: string; href: string | undefined }[]) =>
  thing<WithContext<BreadcrumbListLeaf>>({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    'itemListElement': levels.map(({ label, href }, index) =>
      thing<ListItemLeaf>({
        '@type': 'ListItem',
        'position': index + 1,
        'name': label,
        'item': href === undefined ? undefined : absoluteUrl(href),
      }),
    ),
  })
