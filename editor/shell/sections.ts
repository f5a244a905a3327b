import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Role } from '@barriere/shared/stories/roles.ts'
import { ReviewCount } from '../history/review-count.tsx'
import type { IconName } from '../ui/icon.tsx'
import { defineWords } from '../words.ts'

/** A section of the editor: one line here, and its words below. */
export interface Section {
  readonly name: keyof (typeof sectionWords)['fr']
  /** Relative to the editor's path. Deeper paths belong to the section too. */
  readonly path: string
  readonly icon: IconName
  readonly screen: LazyExoticComponent<ComponentType>
  /** Minimum role; default reader. */
  readonly role?: Role
  /** Shown beside the name, such as a count. */
  readonly beside?: ComponentType
}

export const SECTIONS: readonly Section[] = [
  {
    name: 'content',
    path: '/',
    icon: 'folder',
    screen: lazy(async () => ({ default: (await import('../tree/tree-screen.tsx')).TreeScreen })),
  },
  {
    name: 'assets',
    path: '/assets',
    icon: 'image',
    screen: lazy(async () => ({ default: (await import('../assets/library-screen.tsx')).LibraryScreen })),
  },
  {
    name: 'datasources',
    path: '/datasources',
    icon: 'link',
    screen: lazy(async () => ({ default: (await import('../datasources/datasources-screen.tsx')).DatasourcesScreen })),
  },
  {
    name: 'releases',
    path: '/releases',
    icon: 'release',
    screen: lazy(async () => ({ default: (await import('../history/releases-screen.tsx')).ReleasesScreen })),
  },
  {
    name: 'scheduled',
    path: '/scheduled',
    icon: 'clock',
    screen: lazy(async () => ({ default: (await import('../history/scheduled-screen.tsx')).ScheduledScreen })),
  },
  {
    name: 'reviews',
    path: '/reviews',
    icon: 'check',
    screen: lazy(async () => ({ default: (await import('../history/reviews-screen.tsx')).ReviewsScreen })),
    role: 'editor',
    beside: ReviewCount,
  },
  {
    name: 'trash',
    path: '/trash',
    icon: 'trash',
    screen: lazy(async () => ({ default: (await import('../history/trash-screen.tsx')).TrashScreen })),
    role: 'editor',
  },
  {
    name: 'administration',
    path: '/administration',
    icon: 'people',
    screen: lazy(async () => ({
      default: (await import('../administration/administration-screen.tsx')).AdministrationScreen,
    })),
    role: 'administrator',
  },
]

export const sectionWords = defineWords({
  fr: {
    content: 'Contenu',
    assets: 'Médiathèque',
    datasources: 'Redirections et listes',
    releases: 'Mises en ligne',
    scheduled: 'Programmé',
    reviews: 'À relire',
    trash: 'Corbeille',
    administration: 'Administration',
  },
  en: {
    content: 'Content',
    assets: 'Media library',
    datasources: 'Redirects and lists',
    releases: 'Releases',
    scheduled: 'Scheduled',
    reviews: 'To review',
    trash: 'Trash',
    administration: 'Administration',
  },
})
