import type { ReactNode } from 'react'
import { BlockList } from '#blocks/block-list.tsx'
import { type BlockContext, idClaims } from '#blocks/context.ts'
import { fixturesOf } from '#blocks/fixtures.ts'
import { BLOCKS, type BlockName } from '#blocks/schemas.ts'
import { ComponentsShowcase } from '#components/showcase/components-showcase.tsx'
import { Section } from '#components/ui/section.tsx'
import { withLocale } from '#lib/content/paths.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './library.module.css'
import { spacePictures, withSpacePictures } from './space-pictures.ts'
import { withSpaceStories } from './space-stories.ts'

/** Addresses inside the library. */
const LIBRARY = 'bibliotheque'
export const SHOWCASE = 'composants'

/** A Friday in June, at noon in Paris. The date is fixed, so that the library always looks the same in comparisons. */
const LIBRARY_DAY = new Date('2026-06-12T10:00:00Z')

const blockNames = Object.keys(BLOCKS).sort() as BlockName[]

export const isLibraryEntry = (name: string): name is BlockName => Object.hasOwn(BLOCKS, name)

/** Index of the library for editors: links to every block, by day and by night. */
export function LibraryIndex({ locale }: { readonly locale: Locale }): ReactNode {
  const t = getTranslator(locale, 'library')
  const href = (inside: string) => withLocale(`${LIBRARY}/${inside}`, locale)
  return (
    <Frame title={t('title')} intro={t('intro')}>
      <ul className={styles.index}>
        <li>
          <a href={href(SHOWCASE)}>{t('components')}</a> <a href={href(`${SHOWCASE}/nuit`)}>{t('night')}</a>
        </li>
        {blockNames.map((name) => (
          <li key={name}>
            <a href={href(name)}>{BLOCKS[name].displayName}</a> <a href={href(`${name}/nuit`)}>{t('night')}</a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

interface TonedProps {
  readonly locale: Locale
  readonly night: boolean
}

export const LibraryShowcase = ({ locale, night }: TonedProps): ReactNode => (
  <Frame night={night} title={getTranslator(locale, 'library')('components')}>
    <ComponentsShowcase locale={locale} />
  </Frame>
)

/** One block: all its fixtures in a column, with pictures and pages of the space. */
export async function LibraryBlock({
  name,
  locale,
  night,
}: TonedProps & { readonly name: BlockName }): Promise<ReactNode> {
  const pictures = await spacePictures(locale)
  const context: BlockContext = {
    locale,
    draft: true,
    first: false,
    path: withLocale(`${LIBRARY}/${name}`, locale),
    now: LIBRARY_DAY,
    listPage: 1,
    parameters: {},
    claimId: idClaims(),
  }
  const fixtures = await Promise.all(
    Object.entries(await fixturesOf(name)).map(async ([key, fixture], position) => ({
      key,
      fixture: withSpacePictures(await withSpaceStories(fixture, name, position, locale), pictures),
    })),
  )
  return (
    <Frame night={night} title={BLOCKS[name].displayName}>
      {fixtures.map(({ key, fixture }) => (
        <div key={key} data-fixture={key}>
          <p className={styles.fixture}>{key}</p>
          <BlockList blocks={[fixture]} context={context} />
        </div>
      ))}
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly intro?: string
  readonly night?: boolean
  readonly children: ReactNode
}

const Frame = ({ title, intro, night = false, children }: FrameProps) => (
  <div data-theme={night ? 'night' : 'paper'} className="page">
    <main id="content">
      <Section title={title} level={1} intro={intro} spacing="tight" />
      {children}
    </main>
  </div>
)
