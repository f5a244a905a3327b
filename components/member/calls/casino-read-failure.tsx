import type { SendFailure } from '#lib/client/send-call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from './read-failure.tsx'

interface CasinoReadFailureProps {
  failure: SendFailure<CasinoErrorCode>
  locale: Locale
  labels: Messages['casino']['limits']['refused']
  frame: Messages['member']['frame']
  retry: () => void
}

/**
 * Shows why a page of the casino programme could not be read. A limit and a missing card are not errors: the page
 * explains them and links to the next step.
 */
export function CasinoReadFailure({ failure, locale, labels, frame, retry }: CasinoReadFailureProps) {
  if (failure.code === 'limited') return <LimitedNotice locale={locale} labels={labels} />
  if (failure.code === 'cardNeeded')
    return (
      <div className={panel.failure}>
        <Banner kind="info">{failure.message ?? frame.failed}</Banner>
        <ButtonLink variant="line" anchor={{ href: casinoLink('card', locale) }}>
          {labels.card}
        </ButtonLink>
      </div>
    )
  return <ReadFailure failure={failure} labels={frame} retry={retry} />
}

/** Replaces content that promotes gambling, for a member who has limited their access. */
export const LimitedNotice = ({ locale, labels }: Pick<CasinoReadFailureProps, 'locale' | 'labels'>) => (
  <div className={panel.failure}>
    <Banner kind="info" title={labels.title}>
      {labels.text}
    </Banner>
    <ButtonLink variant="line" anchor={{ href: casinoLink('limits', locale) }}>
      {labels.link}
    </ButtonLink>
  </div>
)
