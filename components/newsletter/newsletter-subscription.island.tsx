import { useEffect, useState } from 'react'
import { type NewsletterFailure, sendNewsletter } from '#lib/client/newsletter-call.ts'
import type { Subscription } from '@barriere/shared/contracts/newsletter.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { Form } from '../forms/form.tsx'
import { interpolate } from '../forms/interpolate.ts'
import { NoScriptNote } from '../forms/no-script-note.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import { Outcome, Ways } from '../forms/outcome.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useMailedLink } from './mailed-link.ts'
import type { NewsletterProps } from './newsletter-props.ts'
import { Preferences } from './preferences.tsx'

/** Target of the newsletter's mailed links: confirms a subscription, or shows its preferences. */
export function NewsletterSubscriptionIsland(props: NewsletterProps) {
  const { labels, forms, locale } = props
  const link = useMailedLink()
  if (link === undefined)
    return (
      <div>
        <NoScriptNote labels={forms} locale={locale} />
        <p>{labels.opening}</p>
      </div>
    )
  if (link === 'none')
    return (
      <Banner kind="info" title={labels.none.title}>
        {labels.none.text} <a href={pagePath('newsletter', locale)}>{labels.none.action}</a>
      </Banner>
    )
  const view = { ...props, token: link.token }
  return link.view === 'confirm' ? <Confirm key={link.token} {...view} /> : <Opened key={link.token} {...view} />
}

interface ViewProps extends NewsletterProps {
  token: string
}

const isDead = ({ code }: NewsletterFailure): boolean => code === 'link'

const DeadLink = ({ labels, locale }: Pick<NewsletterProps, 'labels' | 'locale'>) => (
  <Outcome kind="warning" title={labels.dead.title}>
    <p>{labels.dead.text}</p>
    <Ways>
      <ButtonLink anchor={{ href: pagePath('newsletter', locale) }} size="small">
        {labels.none.action}
      </ButtonLink>
    </Ways>
  </Outcome>
)

/** Double opt-in. Opening the link has no effect by itself, because mail scanners open links before the recipient. */
function Confirm({ token, ...props }: ViewProps) {
  const { labels, forms, locale } = props
  const [outcome, setOutcome] = useState<Subscription | 'dead'>()
  const [isOpen, setOpen] = useState(false)
  const form = useSiteForm({
    name: 'newsletter-confirm',
    locale,
    labels: forms,
    values: {},
    fieldLabels: {},
    send: () => sendNewsletter('POST confirm', { input: { token } }),
    done: setOutcome,
    refused(failure: NewsletterFailure) {
      if (isDead(failure)) setOutcome('dead')
      return isDead(failure)
    },
  })
  if (outcome === 'dead') return <DeadLink {...props} />
  if (outcome && isOpen) return <Preferences {...props} subscription={outcome} />
  if (outcome)
    return (
      <Outcome title={labels.confirmed.title}>
        <p>{interpolate(labels.confirmed.text, { email: outcome.email })}</p>
        <Ways>
          <Button variant="line" size="small" onClick={() => setOpen(true)}>
            {labels.confirmed.action}
          </Button>
        </Ways>
      </Outcome>
    )
  return (
    <Form form={form} label={labels.confirm.title} submit={labels.confirm.submit}>
      <p>{labels.confirm.text}</p>
    </Form>
  )
}

/** Reads and shows the preferences of a mailed link. */
function Opened({ token, ...props }: ViewProps) {
  const { labels, forms } = props
  const [read, setRead] = useState<Result<Subscription, NewsletterFailure>>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    void sendNewsletter('POST preferences/read', { input: { token } }).then((answer) => {
      if (!isGone) setRead(answer)
    })
    return () => {
      isGone = true
    }
  }, [token, attempt])
  if (!read) return <p role="status">{labels.opening}</p>
  if (read.ok) return <Preferences {...props} subscription={read.value} />
  if (isDead(read.error)) return <DeadLink {...props} />
  return (
    <Outcome kind="error" title={read.error.message ?? forms.technical}>
      <Ways>
        <Button
          variant="line"
          size="small"
          onClick={() => {
            setRead(undefined)
            setAttempt(attempt + 1)
          }}
        >
          {labels.retry}
        </Button>
      </Ways>
    </Outcome>
  )
}
