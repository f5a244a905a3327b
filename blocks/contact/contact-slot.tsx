import type { ReactNode } from 'react'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Eyebrow } from '#components/ui/eyebrow.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ValuesOf } from '@barriere/shared/block-kit/field.ts'
import { toAnchor } from '#lib/content/links.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { emailAnchor, phoneLink } from '../practical/contact-anchors.ts'
import type { contactSlotFields } from './contact-fields.ts'
import styles from './contact-slot.module.css'

interface ContactSlotProps {
  block: ValuesOf<typeof contactSlotFields> & { readonly editable: string | undefined }
  context: BlockContext
  /** Additional content under the introduction. */
  children?: ReactNode
  /** A form beside the contact details. */
  form?: ReactNode
}

const WIDTHS = [480, 640, 1080]

const SIZES = '(min-width: 90rem) 34rem, (min-width: 62rem) 38vw, 86vw'

/** Contact details: text and a picture, then a row for each channel that the editor filled in. */
export function ContactSlot({ block, context, children, form }: ContactSlotProps) {
  const { eyebrow, title, intro, image, phone, phone_hours: hours, email, address, action_label: label, tone } = block
  const t = getTranslator(context.locale, 'blocks.contact')
  const level = titleLevel(context)
  const anchor = toAnchor(block.action, context.locale)
  const hasWays = Boolean(phone ?? email ?? address)
  const action = anchor && label && (
    <ButtonLink anchor={anchor} variant={hasWays || form ? 'line' : 'main'}>
      {label}
    </ButtonLink>
  )
  const ways = (hasWays || action) && (
    <>
      {hasWays && (
        <address className={styles.ways}>
          {phone && <Way icon="phone" name={t('phone')} {...phoneLink(phone, context.locale)} note={hours} />}
          {email && <Way icon="mail" name={t('email')} text={email} anchor={emailAnchor(email, context.locale)} />}
          {address && <Way icon="pin" name={t('address')} text={address} />}
        </address>
      )}
      {action}
    </>
  )
  return (
    <Section tone={tone} edit={editAttributes(block)} isPrivate={form !== undefined}>
      <div className={cx(styles.slot, Boolean(form) && styles.withForm)}>
        {image && (
          <Picture
            className={styles.picture}
            picture={pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.card })}
            sizes={SIZES}
            alt={image.alt}
          />
        )}
        <div className={styles.words}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={level} className={styles.title}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
          {!form && ways}
        </div>
        {form && <div className={styles.form}>{form}</div>}
        {form && ways && <div className={styles.words}>{ways}</div>}
      </div>
    </Section>
  )
}

interface WayProps {
  icon: IconName
  name: string
  text: string
  anchor?: AnchorAttributes | undefined
  note?: string | undefined
}

const Way = ({ icon, name, text, anchor, note }: WayProps) => (
  <div className={styles.way}>
    <Icon name={icon} className={styles.icon} />
    <div className={styles.about}>
      <p className={styles.name}>{name}</p>
      <p className={styles.value}>
        {anchor ? (
          <a {...anchor} className={styles.link}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {note && <p className={styles.name}>{note}</p>}
    </div>
  </div>
)
