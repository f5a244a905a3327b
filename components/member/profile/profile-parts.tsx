import { useEffect, useState } from 'react'
import { consumeFormDraft } from '#lib/client/form-draft.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ADDRESS } from './address.tsx'
import { DonePopin } from './done-popin.tsx'
import { EMAIL } from './email.tsx'
import { MyData, MyDataSkeleton } from './my-data.tsx'
import { openPartsOf, writeOpenParts } from './open-parts.ts'
import { OPT_INS } from './opt-ins.tsx'
import { PART_NAMES, type Part, type PartName, type ProfilePage, type ShownProfile, formOf, ownerOf } from './parts.ts'
import { PASSWORD } from './password.tsx'
import { PERSON } from './person.tsx'
import { PHONE } from './phone.tsx'
import { ProfilePart } from './profile-part.tsx'
import styles from './profile.module.css'
import { TASTES_PART } from './tastes.tsx'
import { Values } from './values.tsx'

const PARTS: Readonly<Record<PartName, Part>> = {
  person: PERSON,
  tastes: TASTES_PART,
  address: ADDRESS,
  phone: PHONE,
  email: EMAIL,
  password: PASSWORD,
  optIns: OPT_INS,
}

/** Placeholder of the parts while the profile is loading. */
export const ProfileSkeleton = (page: ProfilePage) => (
  <>
    {PART_NAMES.map((name) => (
      <ProfilePart key={name} name={name} title={page.labels.parts[name].title} edit={page.labels.edit} open={false}>
        <Values rows={PARTS[name].rows(undefined, page)} none={page.labels.none} loading />
      </ProfilePart>
    ))}
    <MyDataSkeleton labels={page.labels} />
  </>
)

interface ProfilePartsProps extends ProfilePage {
  profile: ShownProfile
  /** The session has ended: only open forms stay, because they contain input. */
  ended: boolean
  onDeleted: () => void
}

/** The parts of a member's profile. A part shows its values, or its form while the member edits it. */
export function ProfileParts({ profile, ended, onDeleted, ...page }: ProfilePartsProps) {
  const { labels } = page
  const [open, setOpen] = useState(() => openPartsOf(location.search))
  const [done, setDone] = useState<{ readonly part: PartName; readonly turn: number }>({ part: 'person', turn: 0 })

  /** Whether the data section was used: it stays when the session ends, so that the member can read its result. */
  const [usingData, setUsingData] = useState(false)

  useEffect(() => {
    writeOpenParts(open)
  }, [open])

  /** Closing a form also discards its stored draft. */
  const close = (part: PartName): void => {
    consumeFormDraft(formOf(part), ownerOf(profile))
    setOpen((parts) => parts.filter((other) => other !== part))
  }

  const finish = (part: PartName): void => {
    close(part)
    setDone(({ turn }) => ({ part, turn: turn + 1 }))
  }

  return (
    <>
      {PART_NAMES.filter((name) => !ended || open.includes(name)).map((name) => {
        const { rows, note, Editor } = PARTS[name]
        const isOpen = open.includes(name)
        const told = isOpen ? undefined : note?.(profile, page)
        return (
          <ProfilePart
            key={name}
            name={name}
            title={labels.parts[name].title}
            edit={labels.edit}
            open={isOpen}
            onOpen={() => setOpen((parts) => [...parts, name])}
          >
            {isOpen ? (
              <Editor
                {...page}
                profile={profile}
                onDone={() => finish(name)}
                cancel={
                  <Button variant="line" onClick={() => close(name)}>
                    {labels.cancel}
                  </Button>
                }
              />
            ) : (
              <Values rows={rows(profile, page)} none={labels.none} />
            )}
            {told !== undefined && (
              <Banner kind="info">
                <span className={styles.sentence}>{told}</span>
              </Banner>
            )}
          </ProfilePart>
        )
      })}
      {(!ended || usingData) && (
        <MyData
          programme={page.programme}
          locale={page.locale}
          labels={labels}
          forms={page.forms}
          profile={profile}
          onUse={() => setUsingData(true)}
          onDeleted={onDeleted}
        />
      )}
      <DonePopin {...done} profile={profile} labels={labels} />
    </>
  )
}
