import { isWhole, localIcon } from '#components/ui/local-icon.ts'
import type { IconReference } from '#lib/contracts/icons.ts'
import { type IconAnswer, iconGateway } from '#lib/gateways/icons/icons.ts'

/** Finds an icon by name: in the site's own collections, else at the public icon service. Never rejects. */
export async function findIcon(reference: IconReference): Promise<IconAnswer> {
  const icon = localIcon(reference)
  if (icon) return { kind: 'found', icon }
  return isWhole(reference.collection) ? { kind: 'unknown' } : await iconGateway().find(reference)
}
