import { useState } from 'react'
import { type NewsletterFailure, sendNewsletter } from '#lib/client/newsletter-call.ts'
import type { Subscription } from '@barriere/shared/contracts/newsletter.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Form } from '../forms/form.tsx'
import { interpolate } from '../forms/interpolate.ts'
import { useFocusOn } from '../forms/use-focus-on.ts'
import { useSiteForm } from '../forms/use-site-form.ts'
import { Outcome, Ways } from '../forms/outcome.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { NewsletterProps } from './newsletter-props.ts'
import { PreferenceFields, preferenceLabels, preferenceValues, readPreferences } from './preference-fields.tsx'

interface PreferencesProps extends NewsletterProps {
  subscription: Subscription
}

/** Changes the themes and the language of a subscription, or withdraws it. */
export function Preferences({ subscription: opened, ...props }: PreferencesProps) {
  const { labels, locale } = props
  const [subscription, setSubscription] = useState(opened)
  const [isSaved, setSaved] = useState(false)
  if (subscription.state === 'withdrawn')
    return (
      <Outcome title={labels.withdrawn.title}>
        <p>{interpolate(labels.withdrawn.text, { email: subscription.email })}</p>
        <Ways>
          <ButtonLink anchor={{ href: pagePath('newsletter', locale) }} variant="line" size="small">
            {labels.withdrawn.action}
          </ButtonLink>
        </Ways>
      </Outcome>
    )
  if (isSaved)
    return (
      <Outcome title={labels.saved.title}>
        <p>{labels.saved.text}</p>
        <Ways>
          <Button variant="line" size="small" onClick={() => setSaved(false)}>
            {labels.saved.action}
          </Button>
        </Ways>
      </Outcome>
    )
  return (
    <PreferencesForm
      {...props}
      subscription={subscription}
      changed={(next) => {
        setSubscription(next)
        setSaved(true)
      }}
    />
  )
}

function PreferencesForm({
  subscription,
  changed,
  ...props
}: PreferencesProps & { changed: (subscription: Subscription) => void }) {
  const { labels, forms, themes, locale } = props
  const { email, preferences: token } = subscription
  const form = useSiteForm({
    name: 'newsletter-preferences',
    locale,
    labels: forms,
    values: preferenceValues(themes, subscription),
    fieldLabels: preferenceLabels(themes, labels),
    send: (values) => sendNewsletter('POST preferences', { input: { token, ...readPreferences(themes, values) } }),
    done: changed,
  })
  const [isEnding, setEnding] = useState(false)
  const [failure, setFailure] = useState<NewsletterFailure>()
  const failureRef = useFocusOn<HTMLDivElement>(failure)
  const end = async (): Promise<void> => {
    if (isEnding) return
    setEnding(true)
    const answer = await sendNewsletter('POST withdraw', { input: { token } })
    setEnding(false)
    if (answer.ok) changed(answer.value)
    else setFailure(answer.error)
  }
  return (
    <>
      {failure && <FormFailure ref={failureRef}>{failure.message ?? forms.technical}</FormFailure>}
      <Form
        form={form}
        label={labels.preferences.title}
        submit={labels.preferences.submit}
        secondaryAction={
          <Button variant="ghost" busy={isEnding} onClick={() => void end()}>
            {labels.preferences.withdraw}
          </Button>
        }
      >
        <p>{interpolate(labels.preferences.text, { email })}</p>
        <PreferenceFields labels={labels} themes={themes} theme={form.field} language={form.field('locale')} />
      </Form>
    </>
  )
}
