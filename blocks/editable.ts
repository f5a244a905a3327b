// Not `/rsc`: its modules expose a server action that anyone could call.
import { storyblokEditable } from '@storyblok/react/ssr'

interface Editable {
  /** `_editable` of a draft; absent on published pages. */
  readonly editable: string | undefined
}

/** Attributes with which the visual editor finds a block's element; none on published pages. */
export function editAttributes({ editable }: Editable): Readonly<Record<string, string>> {
  if (!editable) return {}
  return storyblokEditable({ _editable: editable }) as Record<string, string>
}
