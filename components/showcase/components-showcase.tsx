import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Section } from '../ui/section.tsx'
import { ShowcaseActions, ShowcaseChips } from './showcase-actions.tsx'
import { ShowcaseCards, ShowcaseRow } from './showcase-cards.tsx'
import { ShowcaseData, ShowcaseTabs } from './showcase-data.tsx'
import { ShowcaseForm } from './showcase-form.tsx'
import { ShowcaseLayers } from './showcase-layers.tsx'
import { ShowcaseMemberForm } from './showcase-member-form.tsx'
import { ShowcaseNotices } from './showcase-notices.tsx'

const PARTS = [
  ['buttons', ShowcaseActions],
  ['chips', ShowcaseChips],
  ['cards', ShowcaseCards],
  ['row', ShowcaseRow],
  ['layers', ShowcaseLayers],
  ['tabs', ShowcaseTabs],
  ['data', ShowcaseData],
  ['form', ShowcaseForm],
  ['memberForm', ShowcaseMemberForm],
  ['notices', ShowcaseNotices],
] as const

/** Every UI primitive in every static state. The page's theme sets light or dark. */
export function ComponentsShowcase({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  return PARTS.map(([name, Part], index) => (
    <Section key={name} id={name} title={t(name)} tone={index % 2 === 1 ? 'alternate' : 'page'}>
      <Part locale={locale} />
    </Section>
  ))
}
