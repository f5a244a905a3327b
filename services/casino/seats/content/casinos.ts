import { PAGE_TYPES } from '../../../../blocks/schemas.ts'
import { trimSlashes } from '@barriere/shared/domain/locale.ts'
import type { SaleFacts } from '@barriere/shared/domain/sales/sale.ts'
import type { RawStory } from '../../../kit/content/client.ts'

/** Casinos of the content, by the uuid of their story. */
export type Casinos = ReadonlyMap<string, SaleFacts['casino']>

/** Another value counts as missing, which a payment reports. */
const TRIGRAM = /^[A-Z]{3}$/

/** The casinos among stories; invalid ones are left out. */
export function toCasinos(stories: readonly RawStory[]): Casinos {
  const casinos = new Map<string, SaleFacts['casino']>()
  for (const { uuid, full_slug: slug, content } of stories) {
    const parsed = content.component === 'casino' ? PAGE_TYPES.casino.parse(content) : undefined
    if (!parsed?.ok) continue
    const { title, trigram, street, postal_code: code, town } = parsed.value
    casinos.set(uuid, {
      uuid,
      key: trimSlashes(slug).split('/').at(-1),
      name: title,
      trigram: trigram !== undefined && TRIGRAM.test(trigram) ? trigram : undefined,
      address: street === undefined ? undefined : `${street}, ${[code, town].filter(Boolean).join(' ')}`,
    })
  }
  return casinos
}
