import { Eyebrow } from '#components/ui/eyebrow.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/section.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { HoursToday } from '../opening-hours/hours-today.tsx'
import type { BlockProps } from '../props.ts'
import { Prose } from './nodes.tsx'
import styles from './rich-text.module.css'
import type { richTextSchema } from './rich-text.schema.ts'

const WIDTHS = [480, 640, 1080, 1440]

const SIZES = '(min-width: 90rem) 45rem, (min-width: 62rem) 52vw, 86vw'

/** Formatted text beside its title. With a picture: title and text beside the picture, in a 7 to 5 split. */
export function RichText({ block, context }: BlockProps<typeof richTextSchema>) {
  const { eyebrow, title, text, image, image_side: side, tone } = block
  const level = titleLevel(context)
  const prose = (
    <>
      <Prose nodes={text.nodes} locale={context.locale} renderBlocks={context.renderBlocks} />
      <HoursToday of={block.hours_of} context={context} />
    </>
  )
  if (!image)
    return (
      <Section tone={tone} width="side" eyebrow={eyebrow} title={title} level={level} edit={editAttributes(block)}>
        <div>{prose}</div>
      </Section>
    )
  const figure = (
    <figure className={styles.frame}>
      <Picture picture={pictureOf(image, { widths: WIDTHS })} sizes={SIZES} alt={image.alt} />
    </figure>
  )
  return (
    <Section tone={tone} edit={editAttributes(block)}>
      <div className={styles.split}>
        {side === 'left' && figure}
        <div>
          {(eyebrow || title) && (
            <div className={styles.head}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {title && (
                <Heading level={level} className={level === 1 ? styles.main : styles.title}>
                  {title}
                </Heading>
              )}
            </div>
          )}
          {prose}
        </div>
        {side === 'right' && figure}
      </div>
    </Section>
  )
}
