import { getTranslator } from '#lib/i18n/translate.ts'
import { knownFacts } from '../practical/practical-facts.ts'
import { PracticalSection } from '../practical/practical-section.tsx'
import type { BlockProps } from '../props.ts'
import type { spaInfoSchema } from './spa-info.schema.ts'

/** Spa information before a treatment: age, lent items, cancellation, payment, address, directions. */
export function SpaInfo({ block, context }: BlockProps<typeof spaInfoSchema>) {
  const t = getTranslator(context.locale, 'blocks.practical')
  const facts = knownFacts(
    ['age', t('age'), block.age_from === undefined ? undefined : t('ageFrom', { age: block.age_from })],
    ['lent', t('lent'), block.lent],
    ['cancellation', t('cancellation'), block.cancellation],
    ['payment', t('payment'), block.payment],
  )
  return <PracticalSection block={block} context={context} facts={facts} />
}
