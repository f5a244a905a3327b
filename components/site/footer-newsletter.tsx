import { Button } from '../ui/button.tsx'
import type { NavAction } from './nav-link.ts'
import styles from './footer-newsletter.module.css'

interface FooterNewsletterProps {
  /** The newsletter's page: the form leads there without scripts. */
  action: NavAction
  /** Label of the field. */
  email: string
}

/**
 * Subscription to the newsletter on every page, with minimal markup and no further script before the form's first
 * focus. Privacy: the field has no name, so that the input never becomes part of an address.
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
