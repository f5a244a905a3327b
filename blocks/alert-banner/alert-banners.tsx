import { AlertBanners as Banners } from '#components/site/alert-banner.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { navAction } from '../header/nav-links.ts'
import type { alertBannerSchema } from './alert-banner.schema.ts'

interface AlertBannersProps {
  readonly alerts: readonly ViewOf<typeof alertBannerSchema>[]
  readonly context: BlockContext
}

/** The alerts of a header, without expired ones. In a cached page, the browser hides an alert when it expires. */
export function AlertBanners({ alerts, context }: AlertBannersProps) {
  const now = systemClock.now()
  return (
    <Banners
      locale={context.locale}
      alerts={alerts
        .filter(({ until }) => until === undefined || until.getTime() > now)
        .map((block) => ({
          message: block.message,
          kind: block.kind,
          action: navAction(block.action_label, block.action, context),
          until: block.until,
          memory: block.permanent ? undefined : `alert:${block.uid}:${block.version ?? ''}`,
          edit: editAttributes(block),
        }))}
    />
  )
}
