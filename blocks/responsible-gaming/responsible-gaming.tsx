import { GamblingHelp } from '#components/site/gambling-help.tsx'
import { below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { responsibleGamingSchema } from './responsible-gaming.schema.ts'

/**
 * Contacts for help. It contains no legal warning, because it does not promote gambling. Every page has the warning
 * above the footer.
 */
export function ResponsibleGaming({ block, context }: BlockProps<typeof responsibleGamingSchema>) {
  const { locale } = context
  const level = titleLevel(context)
  return (
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      title={block.title ?? getTranslator(locale, 'blocks.responsibleGaming')('title')}
      level={level}
      intro={block.intro}
    >
      <GamblingHelp locale={locale} level={below(level)} />
    </Section>
  )
}
