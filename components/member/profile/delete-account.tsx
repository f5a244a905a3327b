import { required } from '@barriere/shared/domain/people/form-rules.ts'
import { navigateTo } from '#lib/navigation/navigate.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { CARD_CACHES } from '../card/cached-card.ts'
import { storingDrafts } from './open-forms.ts'
import { type EditorProps, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import styles from './profile.module.css'
import { refusedAt } from './refusals.ts'

/** Id of the popin, for the button that opens it. */
export const DELETE_ACCOUNT = 'delete-account'

interface DeleteAccountProps extends Pick<EditorProps, 'programme' | 'profile' | 'locale' | 'labels' | 'forms'> {
  onDeleted: () => void
}

/** Dialog that confirms the deletion of the account with the password. Each opening (`turn`) resets the form. */
export function DeleteAccount({ turn, ...account }: DeleteAccountProps & { turn: number }) {
  const { data, close } = account.labels
  return (
    <Dialog id={DELETE_ACCOUNT} title={data.question} closeLabel={close}>
      <p>{data.lost}</p>
      <ul className={styles.lost}>
        {[data.lostCard, data.lostAdvantages, data.lostStays, data.lostDetails].map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <DeleteForm key={turn} {...account} />
    </Dialog>
  )
}

function DeleteForm({ programme, profile, locale, labels, forms, onDeleted }: DeleteAccountProps) {
  const { data, fields, wrongPassword } = labels
  const { deleteAccount, deletedHref, signOut, codes } = PROFILE_CALLS[programme]
  const form = useSiteForm({
    name: 'profile-delete',
    locale,
    labels: forms,
    member: ownerOf(profile),
    values: { password: '' },
    fieldLabels: { password: fields.password },
    rules: { password: [required] },
    send: async (read) =>
      refusedAt(
        await storingDrafts(ownerOf(profile), deleteAccount(read.password)),
        'password',
        codes.currentPassword,
        wrongPassword,
      ),
    done() {
      onDeleted()
      signOut()
      void CARD_CACHES[programme].clear().finally(() => navigateTo(deletedHref(locale)))
    },
  })
  return (
    <Form
      form={form}
      label={data.question}
      submit={data.yes}
      secondaryAction={<DialogClose target={DELETE_ACCOUNT}>{data.no}</DialogClose>}
    >
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </Form>
  )
}
