import type { Alternates } from '#components/site/nav-link.ts'
import { SiteFooter } from '#components/site/site-footer.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { editAttributes } from '../editable.ts'
import { navAction, navLinks } from '../header/nav-links.ts'
import type { BlockProps } from '../props.ts'
import type { footerSchema } from './footer.schema.ts'

interface FooterProps extends BlockProps<typeof footerSchema> {
  /** Addresses of the page in each language. */
  readonly alternates?: Alternates
}

/** The site's footer, from its story. Columns without a valid link are left out. */
export function Footer({ block, context, alternates }: FooterProps) {
  const columns = block.columns
    .map((column) => ({ title: column.title, links: navLinks(column.links, context), edit: editAttributes(column) }))
    .filter((column) => column.links.length > 0)
  const social = block.social.flatMap(({ label, icon, link, editable }) => {
    const anchor = toAnchor(link, context.locale)
    return anchor ? [{ label, icon, anchor, edit: editAttributes({ editable }) }] : []
  })
  return (
    <SiteFooter
      locale={context.locale}
      title={block.title}
      text={block.text}
      action={navAction(block.action_label, block.action, context)}
      columns={columns}
      social={social}
      legal={navLinks(block.legal, context)}
      alternates={alternates}
      edit={editAttributes(block)}
    />
  )
}
