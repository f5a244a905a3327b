import { useState } from 'react'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import panel from '../layout/panel.module.css'
import { DELETE_ACCOUNT, DeleteAccount } from './delete-account.tsx'
import { storingDrafts } from './open-forms.ts'
import { type EditorProps, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import styles from './profile.module.css'
import { saveExport } from './save-export.ts'

interface MyDataProps extends Pick<EditorProps, 'programme' | 'profile' | 'locale' | 'labels' | 'forms'> {
  /** An export or a deletion begins. */
  onUse: () => void
  onDeleted: () => void
}

/** The member's personal data: export and erasure. */
export function MyData({ programme, profile, locale, labels, forms, onUse, onDeleted }: MyDataProps) {
  const { data } = labels
  const { exportData, file: name } = PROFILE_CALLS[programme]
  const [file, setFile] = useState<string>()
  const [turn, setTurn] = useState(0)
  const form = useSiteForm({
    name: 'profile-export',
    locale,
    labels: forms,
    member: ownerOf(profile),
    values: {},
    fieldLabels: {},
    send() {
      onUse()
      setFile(undefined)
      return storingDrafts(ownerOf(profile), exportData())
    },
    done: (answer) => setFile(saveExport(answer, name)),
  })
  const ask = () => {
    onUse()
    setTurn(turn + 1)
  }
  return (
    <section className={panel.panel} aria-labelledby="profile-data">
      <h2 id="profile-data" className={panel.title}>
        {data.title}
      </h2>
      <p>{data.exportText}</p>
      <Form form={form} label={data.export} submit={data.export} variant="line">
        {null}
      </Form>
      <div role="status">
        {file !== undefined && (
          <Banner kind="success">
            <span className={styles.sentence}>{interpolate(data.exported, { file })}</span>
          </Banner>
        )}
      </div>
      <div className={styles.apart}>
        <p>{data.deleteText}</p>
        <Button variant="line" command="show-modal" commandfor={DELETE_ACCOUNT} aria-haspopup="dialog" onClick={ask}>
          {data.delete}
        </Button>
      </div>
      <DeleteAccount
        turn={turn}
        onDeleted={onDeleted}
        programme={programme}
        profile={profile}
        locale={locale}
        labels={labels}
        forms={forms}
      />
    </section>
  )
}

/** Placeholder of `MyData` while the profile is loading. */
export const MyDataSkeleton = ({ labels: { data } }: Pick<MyDataProps, 'labels'>) => (
  <section className={panel.panel} aria-labelledby="profile-data">
    <h2 id="profile-data" className={panel.title}>
      {data.title}
    </h2>
    <p>{data.exportText}</p>
    <p>
      <Button variant="line" disabled>
        {data.export}
      </Button>
    </p>
    {/* Placeholder of the live region. */}
    <div />
    <div className={styles.apart}>
      <p>{data.deleteText}</p>
      <Button variant="line" disabled>
        {data.delete}
      </Button>
    </div>
  </section>
)
