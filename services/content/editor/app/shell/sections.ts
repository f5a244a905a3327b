import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Role } from '../../../people/principal.ts'
import type { IconName } from '../ui/icon.tsx'
import { defineWords } from '../words.ts'

/** A section of the editor: one line here, and its words below. */
export interface Section {
  readonly name: keyof (typeof sectionWords)['fr']
  /** Below the editor's path; what is deeper belongs to the section too. */
  readonly path: string
  readonly icon: IconName
  readonly screen: LazyExoticComponent<ComponentType>
  /** Least role that sees it; default reader. */
  readonly role?: Role
}

export const SECTIONS: readonly Section[] = [
  {
    name: 'content',
    path: '/',
    icon: 'folder',
    screen: lazy(async () => ({ default: (await import('../tree/tree-screen.tsx')).TreeScreen })),
  },
  {
    name: 'datasources',
    path: '/datasources',
    icon: 'link',
    screen: lazy(async () => ({ default: (await import('../datasources/datasources-screen.tsx')).DatasourcesScreen })),
  },
]

export const sectionWords = defineWords({
  fr: { content: 'Contenu', datasources: 'Redirections et listes' },
  en: { content: 'Content', datasources: 'Redirects and lists' },
})
