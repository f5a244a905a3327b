import { pagePath } from '@barriere/shared/locales/locales.ts'
import { CheckboxField } from '../forms/choice-fields.tsx'
import type { FieldHandle } from '../forms/field-handle.ts'
import type { SeatLabels } from './seat-props.ts'

interface RulesFieldProps {
  field: FieldHandle<boolean>
  labels: SeatLabels['choose']
}

/** Acceptance of the rules, with the reason. The link opens a new tab, because leaving the page loses the choice. */
export const RulesField = ({ field, labels }: RulesFieldProps) => (
  <CheckboxField {...field} hint={labels.rulesHint}>
    {labels.rulesLead}{' '}
    <a href={pagePath('conditions', field.locale)} target="_blank">
      {labels.rulesLink}
      <span className="vh"> {labels.newTab}</span>
    </a>
  </CheckboxField>
)
