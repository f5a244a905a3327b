import type { RequestFormProps } from '#components/requests/request-props.ts'
import { REQUESTS } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'

interface Contact {
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly thanks: string | undefined
}

/** Common props of the request forms' islands. */
export function requestFormProps({ phone, email, thanks }: Contact, context: BlockContext): RequestFormProps {
  const {
    requests: { kinds: _kinds, ...labels },
    forms,
    member: {
      profile: {
        fields: { civility, firstName, lastName, email: emailLabel, phoneNumber, company },
        civilities,
      },
    },
  } = messagesOf(context.locale)
  return {
    locale: context.locale,
    labels: { ...labels, eventTypes: REQUESTS[context.locale].eventTypes },
    person: { civility, firstName, lastName, email: emailLabel, phoneNumber, company },
    civilities,
    forms,
    otherWay: { phone, email },
    thanks,
    level: titleLevel(context) === 1 ? 2 : 3,
  }
}
