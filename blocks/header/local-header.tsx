import { LocalHeader as PropertyHeader } from '#components/site/local-header.tsx'
import { editAttributes } from '../editable.ts'
import type { BlockProps } from '../props.ts'
import type { headerSchema } from './header.schema.ts'
import { navAction, navLinks } from './nav-links.ts'

/** Local header of a property, from its story. It has no menus. */
export function LocalHeader({ block, context }: BlockProps<typeof headerSchema>) {
  return (
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
  )
}
