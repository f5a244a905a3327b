import type { Alternates } from '#components/site/nav-link.ts'
import { SiteHeader } from '#components/site/site-header.tsx'
import { withLocale } from '#lib/content/paths.ts'
import { AlertBanners } from '../alert-banner/alert-banners.tsx'
import { editAttributes } from '../editable.ts'
import type { BlockProps } from '../props.ts'
import type { headerSchema } from './header.schema.ts'
import { navAction, navTool } from './nav-links.ts'
import { navEntries } from './nav-menus.ts'

interface HeaderProps extends BlockProps<typeof headerSchema> {
  /** Addresses of the page in each language. */
  readonly alternates: Alternates
}

/** The site's header, from its story, with its alerts above it. */
export function Header({ block, context, alternates }: HeaderProps) {
  return (
    <>
      <AlertBanners alerts={block.alerts} context={context} />
      <SiteHeader
        locale={context.locale}
        homeHref={withLocale('', context.locale)}
        entries={navEntries(block.links, context)}
        tools={[
          ...navTool('search', block.search, context),
          ...navTool('trip', block.trip, context),
          ...navTool('account', block.account, context),
        ]}
        action={navAction(block.action_label, block.action, context)}
        alternates={alternates}
        edit={editAttributes(block)}
      />
    </>
  )
}
