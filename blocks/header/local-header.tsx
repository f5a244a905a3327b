import { LocalHeader as PropertyHeader } from '#components/site/local-header.tsx'
import { AlertBanners } from '../alert-banner/alert-banners.tsx'
import { editAttributes } from '../editable.ts'
import type { BlockProps } from '../props.ts'
import type { headerSchema } from './header.schema.ts'
import { navAction, navLinks } from './nav-links.ts'

/** Local header of a property, from its story, with its alerts above it. It has no menus. */
export function LocalHeader({ block, context }: BlockProps<typeof headerSchema>) {
  return (
    <>
      <AlertBanners alerts={block.alerts} context={context} />
      <PropertyHeader
        locale={context.locale}
        name={block.title}
        links={navLinks(
          block.links.filter((item) => item.component === 'nav-link'),
          context,
        )}
        action={navAction(block.action_label, block.action, context)}
        edit={editAttributes(block)}
      />
    </>
  )
}
