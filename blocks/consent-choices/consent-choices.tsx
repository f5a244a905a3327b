import { ConsentChoices as Choices, ConsentHistory, StorageTable } from '#components/consent/consent-choices.tsx'
import { Section } from '#components/ui/section.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { consentPurposes } from '#lib/process/consent-purposes.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { consentChoicesSchema } from './consent-choices.schema.ts'

/** Cookie page: the choices, the data that the site stores in a browser, and receipts of earlier choices. */
export function ConsentChoices({ block, context }: BlockProps<typeof consentChoicesSchema>) {
  const { locale } = context
  const t = getTranslator(locale, 'consent')
  const purposes = consentPurposes()
  return (
    <>
      <Section title={block.title} level={titleLevel(context)} intro={block.intro} edit={editAttributes(block)}>
        <Choices locale={locale} purposes={purposes} />
      </Section>
      <Section tone="alternate" title={t('storageTitle')} level={2} intro={t('storageIntro')}>
        <StorageTable locale={locale} purposes={[...purposes.keys()]} />
      </Section>
      <Section title={t('history.title')} level={2} intro={t('history.intro')}>
        <ConsentHistory locale={locale} />
      </Section>
    </>
  )
}
