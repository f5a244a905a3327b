import { CasinoAdvantages } from '#components/member/offers/casino-advantages.tsx'
import { getTranslator, messagesOf } from '#lib/i18n/translate.ts'
import { knownFacts } from '../practical/practical-facts.ts'
import { PracticalSection } from '../practical/practical-section.tsx'
import type { BlockProps } from '../props.ts'
import type { casinoInfoSchema } from './casino-info.schema.ts'

/** Casino information before a visit: minimum age, papers, entry, dress, payment, address, routes. */
export function CasinoInfo({ block, context }: BlockProps<typeof casinoInfoSchema>) {
  const t = getTranslator(context.locale, 'blocks.practical')
  const papers = block.papers.map((paper) => t(`papers.${paper}`))
  const facts = knownFacts(
    ['age', t('age'), t('minimumAge', { age: block.minimum_age })],
    ['identity', t('identity'), papers.length > 0 ? t('oneOf', { papers: papers.join(', ') }) : t('photoId')],
    ['entry', t('entry'), block.entry],
    ['dress', t('dress'), block.dress],
    ['payment', t('payment'), block.payment],
  )
  return (
    <PracticalSection block={block} context={context} facts={facts}>
      <CasinoAdvantages locale={context.locale} labels={messagesOf(context.locale).casino} />
    </PracticalSection>
  )
}
