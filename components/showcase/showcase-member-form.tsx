import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { MemberFormDemo } from './member-form-demo.client.tsx'
import styles from './showcase.module.css'

/** The fields with more than native behaviour: validation, password rules and formatting of the input. */
export function ShowcaseMemberForm({ locale }: { locale: Locale }) {
  const {
    showcase: t,
    forms,
    member: { login },
  } = messagesOf(locale)
  const fieldLabels = { email: login.email, birthDate: t.birthDate, phone: t.phone, password: t.password, news: t.news }
  return (
    <div className={styles.form}>
      <MemberFormDemo locale={locale} title={t.memberForm} submit={t.send} fieldLabels={fieldLabels} forms={forms} />
    </div>
  )
}
