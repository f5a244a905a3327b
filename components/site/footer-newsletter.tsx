import { Button } from '../ui/button.tsx'
import type { NavAction } from './nav-link.ts'
import styles from './footer-newsletter.module.css'

interface FooterNewsletterProps {
  /** The newsletter's page, where the form leads without scripts. */
  action: NavAction
  /** Label of the field. */
  email: string
}

/**
 * Subscription to the newsletter on every page: as little markup as there can be, and no script before somebody comes
 * to the field. The field has no name, so that no address holds what was typed.
 */
export const FooterNewsletter = ({ action: { anchor, label }, email }: FooterNewsletterProps) => (
  <site-newsletter className={styles.newsletter}>
    <form action={anchor.href} noValidate>
      <label>
        {email}
        <input type="email" autoComplete="email" required suppressHydrationWarning />
      </label>
      <div dangerouslySetInnerHTML={{ __html: '' }} />
      <Button type="submit" suppressHydrationWarning>
        {label}
      </Button>
    </form>
  </site-newsletter>
)
