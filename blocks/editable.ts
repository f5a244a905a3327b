// Not `/rsc`, whose modules publish a server action that anyone may call.
import { storyblokEditable } from '@storyblok/react/ssr'

interface Editable {
  /** `_editable` of a draft; absent on published pages. */
  readonly editable: string | undefined
}

/** Marks that tie a block's element to the visual editor; none on published pages. */
export function editAttributes({ editable }: Editable): Readonly<Record<string, string>> {
  if (!editable) return {}
  return storyblokEditable({ _editable: editable }) as Record<string, string>
}
