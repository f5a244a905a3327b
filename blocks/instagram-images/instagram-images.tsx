import type { ReactNode } from 'react'
import { Carousel } from '#components/ui/carousel.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import { type InstagramPost, instagramGateway } from '#lib/gateways/instagram/instagram.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { ListSection } from '../listing/list-section.tsx'
import type { BlockProps } from '../props.ts'
import styles from './instagram-images.module.css'
import type { instagramImagesSchema } from './instagram-images.schema.ts'

/** Default number of pictures. */
const USUAL = 8

/** The newest pictures of the Instagram account, served by the site itself. Renders nothing without pictures. */
export async function InstagramImages({ block, context }: BlockProps<typeof instagramImagesSchema>) {
  await tagPage([DAY_TAG])
  const posts = (await instagramGateway().posts()).slice(0, block.limit ?? USUAL)
  if (posts.length === 0) return undefined
  const t = getTranslator(context.locale, 'blocks.instagram')
  const pictures = posts.map((post, index) => <Post key={post.id} post={post} number={index + 1} context={context} />)
  return (
    <ListSection block={block} context={context}>
      {block.layout === 'row' ? (
        <Carousel label={t('scroll')} previousLabel={t('previous')} nextLabel={t('next')}>
          {pictures}
        </Carousel>
      ) : (
        <ul className={styles.grid}>
          {pictures.map((picture, index) => (
            <li key={posts[index]?.id}>{picture}</li>
          ))}
        </ul>
      )}
    </ListSection>
  )
}

/** Width and height of the square pictures, in pixels. */
const SIDE = 640

function Post({
  post,
  number,
  context: { locale },
}: {
  post: InstagramPost
  number: number
  context: BlockContext
}): ReactNode {
  const t = getTranslator(locale, 'blocks.instagram')
  const anchor = toAnchor({ kind: 'url', url: post.permalink, newTab: true }, locale)
  // `lang`: captions are in the default language on every page.
  const image = (
    <img
      className={styles.image}
      src={post.picture}
      width={SIDE}
      height={SIDE}
      loading="lazy"
      decoding="async"
      alt={post.alt ?? t('picture', { number })}
      lang={post.alt && locale !== DEFAULT_LOCALE ? DEFAULT_LOCALE : undefined}
    />
  )
  return anchor ? (
    <a {...anchor} className={styles.link}>
      {image}
      <span className="vh">{t('newTab')}</span>
    </a>
  ) : (
    image
  )
}
