import { Icon } from '../ui/icon.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { APPS, type App, routeHref } from './route-href.ts'
import styles from './routes.module.css'

interface RoutesProps {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly labels: {
    readonly route: string
    /** Label of the list after an application was chosen. */
    readonly other: string
    readonly newTab: string
    readonly apps: Readonly<Record<App, string>>
    /** `Itinéraire avec {app}`, for each application. */
    readonly with: Readonly<Record<App, string>>
  }
}

/**
 * Links to the route to a place. The visitor's chosen map application comes first (`routes.lazy.enhance.ts` stores the
 * choice in the browser); without scripts, a list of all. Privacy: nothing is requested before a click on a link.
 */
export function Routes({ labels, ...place }: RoutesProps) {
  const linkOf = (app: App) => ({
    'href': routeHref(app, place),
    'data-app': app,
    ...(app === 'device' ? {} : { target: '_blank', rel: 'noopener noreferrer' }),
  })
  return (
    <site-routes className={styles.routes} suppressHydrationWarning>
      {APPS.map((app) => (
        <a
          key={app}
          {...linkOf(app)}
          data-chosen=""
          className={buttonClasses({ size: 'small' })}
          hidden
          suppressHydrationWarning
        >
          {labels.with[app]}
          {app !== 'device' && <NewTab words={labels.newTab} />}
        </a>
      ))}
      <details className={styles.choice}>
        <summary className={buttonClasses({ variant: 'line', size: 'small' })}>
          <span className={styles.first}>{labels.route}</span>
          <span className={styles.later}>{labels.other}</span>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <ul className={styles.apps}>
          {APPS.map((app) => (
            <li key={app} hidden={app === 'device'} suppressHydrationWarning>
              <a {...linkOf(app)}>
                {labels.apps[app]}
                {app !== 'device' && <NewTab words={labels.newTab} />}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </site-routes>
  )
}

const NewTab = ({ words }: { words: string }) => (
  <>
    {' '}
    <Icon name="external" />
    <span className="vh">{words}</span>
  </>
)
