import { isWhole, localIcon } from '#components/ui/local-icon.ts'
import type { IconReference } from '#lib/contracts/icons.ts'
import { type IconAnswer, iconGateway } from '#lib/gateways/icons/icons.ts'

/** An icon by name: of the collections that are part of this site, else of the public icon service. Never rejects. */
export async function findIcon(reference: IconReference): Promise<IconAnswer> {
  const icon = localIcon(reference)
  if (icon) return { kind: 'found', icon }
  return isWhole(reference.collection) ? { kind: 'unknown' } : await iconGateway().find(reference)
}
