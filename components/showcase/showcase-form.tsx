import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { FormSummary } from '../ui/form/form-summary.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { Select } from '../ui/form/select.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import styles from './showcase.module.css'

export function ShowcaseForm({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  return (
    <div className={styles.form}>
      <FormSummary
        title={t('toCorrect')}
        errors={[
          { target: 'showcase-phone', message: t('phoneError') },
          { target: 'showcase-policy', message: t('policyError') },
        ]}
      />
      <RadioGroup
        id="showcase-title"
        name="title"
        legend={t('title')}
        variant="chips"
        required
        defaultValue="madam"
        options={[
          { value: 'madam', label: t('madam') },
          { value: 'sir', label: t('sir') },
        ]}
      />
      <TextInput id="showcase-first-name" label={t('firstName')} required valid defaultValue={t('firstNameValue')} />
      <TextInput id="showcase-birth-date" type="date" label={t('birthDate')} hint={t('birthDateHint')} />
      <TextInput
        id="showcase-phone"
        type="tel"
        label={t('phone')}
        error={t('phoneError')}
        defaultValue="06&nbsp;12&nbsp;34"
      />
      <Select
        id="showcase-house"
        label={t('house')}
        placeholder={t('anyHouse')}
        options={['Deauville', 'Cannes', 'La Baule'].map((town) => ({ value: town, label: town }))}
      />
      <TextInput id="showcase-booking" label={t('booking')} defaultValue="7K2Q9A" disabled />
      <TextArea id="showcase-message" label={t('message')} />
      <RadioGroup
        id="showcase-bedding"
        name="bedding"
        legend={t('bedding')}
        defaultValue="double"
        options={[
          { value: 'double', label: t('doubleBed') },
          { value: 'twin', label: t('twinBeds') },
          { value: 'cot', label: t('cot'), disabled: true },
        ]}
      />
      <div>
        <Checkbox id="showcase-news" label={t('news')} defaultChecked />
        <Checkbox id="showcase-policy" label={t('policy')} required error={t('policyError')} />
      </div>
      <div className={styles.row}>
        <Button>{t('send')}</Button>
        <Button busy>{t('sending')}</Button>
      </div>
    </div>
  )
}
