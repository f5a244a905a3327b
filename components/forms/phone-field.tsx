import { useEffect, useEffectEvent, useState } from 'react'
import { phoneCountry, loadPhones, phoneExample } from '#lib/client/phone.ts'
import type { Phones } from '#lib/client/phone-library.ts'
import { type FieldHandle, writtenWhenLeft } from './field-handle.ts'
import { interpolate } from './interpolate.ts'
import { TextField } from './text-field.tsx'

interface PhoneFieldProps extends FieldHandle<string> {
  /** ISO 3166-1 alpha-2 of the form's country; by default that of the page's language. */
  country?: string | undefined
}

/**
 * Telephone field. The form needs `read: { x: phoneReader(country) }`, which parses to E.164. The numbering plans load
 * on the first focus.
 */
export function PhoneField({ country, ...field }: PhoneFieldProps) {
  const { get, set, locale, labels } = field
  const from = country || phoneCountry(locale)
  const [phones, setPhones] = useState<Phones>()

  // Without the plans the field still works: the reader has a fallback.
  const load = () =>
    loadPhones().then(
      (loaded) => {
        setPhones(loaded)
        return loaded
      },
      () => undefined,
    )

  const begin = useEffectEvent(async (wanted: AbortSignal) => {
    if (get() === '') return
    const loaded = await load()
    if (loaded && !wanted.aborted) set(loaded.write(get(), from))
  })

  useEffect(() => {
    const stop = new AbortController()
    void begin(stop.signal)
    return () => stop.abort()
  }, [])

  return (
    <div onFocus={() => void load()}>
      <TextField
        {...field}
        input={writtenWhenLeft(field, (typed) => phones?.write(typed, from) ?? typed)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={interpolate(labels.phoneHint, { example: phoneExample(from, phones) })}
      />
    </div>
  )
}
