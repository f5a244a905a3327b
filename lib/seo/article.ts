import type { ArticleLeaf, OrganizationLeaf } from 'schema-dts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { parisMoment } from './paris-moment.ts'
import { type Organisation, organizationNamed } from './site.ts'
import { type Described, thing } from './thing.ts'

/** Maximum length of a headline in Google's results. */
const HEADLINE = 110

export interface ArticleInput extends Described {
  readonly publishedOn: Date
  /** Last publication; ignored where it is before `publishedOn`. */
  readonly modifiedOn?: Date | undefined
  /** Name of its section, in the language of the page. */
  readonly section?: string | undefined
  /** Minutes. */
  readonly readingTime?: number | undefined
  /** A team of the group; the group itself where none is named. */
  readonly author?: string | undefined
  readonly publisher: Organisation
}

/** https://schema.org/Article. */
export const article = ({ name, url, description, image, ...input }: ArticleInput, locale: Locale) =>
  thing<ArticleLeaf>({
    '@type': 'Article',
    'headline': name.slice(0, HEADLINE),
    url,
    description,
    image,
    'mainEntityOfPage': url,
    'inLanguage': locale,
    'datePublished': parisMoment(input.publishedOn),
    'dateModified':
      input.modifiedOn && input.modifiedOn > input.publishedOn ? parisMoment(input.modifiedOn) : undefined,
    'articleSection': input.section,
    'timeRequired': input.readingTime === undefined ? undefined : `PT${Math.round(input.readingTime)}M`,
    'author': input.author === undefined ? organizationNamed(input.publisher) : teamOf(input.publisher, input.author),
    'publisher': organizationNamed(input.publisher),
  })

const teamOf = (group: Organisation, name: string) =>
  thing<OrganizationLeaf>({ '@type': 'Organization', name, 'parentOrganization': organizationNamed(group) })
