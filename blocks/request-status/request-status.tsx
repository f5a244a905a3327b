import { RequestStatus as StatusForm } from '#components/requests/status-form.client.tsx'
import { REQUESTS } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { ContactSlot } from '../contact/contact-slot.tsx'
import type { BlockProps } from '../props.ts'
import type { requestStatusSchema } from './request-status.schema.ts'

/** Status of a request, for a person who has its reference and access to its mailbox. */
export function RequestStatus({ block, context }: BlockProps<typeof requestStatusSchema>) {
  const { locale } = context
  const { requestStatus, forms } = messagesOf(locale)
  return (
    <ContactSlot
      block={block}
      context={context}
      form={
        <StatusForm
          locale={locale}
          labels={requestStatus}
          kinds={REQUESTS[locale].kinds}
          forms={forms}
          otherWay={{ phone: block.phone, email: block.email }}
        />
      }
    />
  )
}
