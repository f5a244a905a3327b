import { RadioGroup } from '#components/ui/form/radio-group.tsx'
import { Select } from '#components/ui/form/select.tsx'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './facet-control.module.css'
import type { Facet, FacetName } from './filters.ts'

/** Facets with short values: if they are few, all are visible as chips. */
const CHIPS: readonly FacetName[] = ['landscape', 'theme', 'view']

const CHIPS_AT_MOST = 6

interface FacetControlProps {
  /** Unique in the page. */
  id: string
  facet: Facet
  /** Value from the address. */
  value?: string | undefined
  locale: Locale
}

/** A facet as a field of a GET form. Without a choice its value is empty. */
export function FacetControl({ id, facet: { name, parameter, options }, value, locale }: FacetControlProps) {
  const t = getTranslator(locale, 'blocks.filters')
  const label = t(`facet.${name}`)
  const choices = [{ value: '', label: t(`any.${name}`) }, ...options]
  return CHIPS.includes(name) && options.length <= CHIPS_AT_MOST ? (
    <div className={styles.chips}>
      <RadioGroup
        id={id}
        name={parameter}
        legend={label}
        options={choices}
        defaultValue={value ?? ''}
        variant="chips"
      />
    </div>
  ) : (
    <div className={styles.select}>
      <Select id={id} name={parameter} label={label} options={choices} defaultValue={value} autoComplete="off" />
    </div>
  )
}
