import type { NavLink } from '#components/site/nav-link.ts'
import { Heading, below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { menuGroups } from './menu-groups.ts'
import styles from './site-menu.module.css'
import type { siteMenuSchema } from './site-menu.schema.ts'

/** All links of the header and the footer on one page, without panels or scripts. */
export async function SiteMenu({ block, context }: BlockProps<typeof siteMenuSchema>) {
  const t = getTranslator(context.locale, 'blocks.siteMenu')
  const groups = await menuGroups(context, { pages: t('pages'), legal: t('legal') })
  const own = titleLevel(context)
  const level = block.title ? below(own) : own
  return (
    <Section
      tone={block.tone}
      eyebrow={block.eyebrow}
      title={block.title}
      level={own}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <nav aria-label={block.title ?? t('label')} className={styles.groups}>
        {groups.map(({ title, all, columns }, index) => (
          <div key={index} className={styles.group}>
            {title && (
              <div>
                <Heading level={level} className={styles.name}>
                  {title}
                </Heading>
                {all && <Links links={[all]} />}
              </div>
            )}
            <div className={styles.columns}>
              {columns.map((column, at) => (
                <div key={at}>
                  <Heading level={title ? below(level) : level} className={styles.title}>
                    {column.title}
                  </Heading>
                  <Links links={column.links} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </nav>
    </Section>
  )
}

const Links = ({ links }: { links: readonly NavLink[] }) => (
  <ul>
    {links.map(({ label, anchor, current }, index) => (
      <li key={index}>
        <a {...anchor} aria-current={current === 'page' ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
