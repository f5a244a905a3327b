import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { callEph } from '#lib/client/eph.ts'
import { addPasskey, knowsPasskeys } from '#lib/client/passkeys.ts'
import { useEph } from '#lib/client/queries.ts'
import type { Passkey } from '@barriere/shared/contracts/passkey.ts'
import { maxChars, required } from '@barriere/shared/domain/people/form-rules.ts'
import { fail } from '@barriere/shared/domain/result.ts'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useFocusOn } from '../../forms/use-focus-on.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import panel from '../layout/panel.module.css'
import { refusedAt } from '../profile/refusals.ts'
import { ReadFailure } from '../calls/read-failure.tsx'
import { PasswordConfirmation } from './password-confirmation.tsx'
import { type MemberPage, type SessionsPage, momentIn, refreshActivity } from './sessions-page.ts'
import styles from './sessions.module.css'

/** The open form: for a new passkey, or for an existing one. */
type Open = { readonly form: 'add' } | { readonly form: 'rename' | 'remove'; readonly id: string }

const NEVER = () => () => {}

/** Lists the passkeys of the account; the member adds, renames and removes them here. */
export function Passkeys(page: MemberPage) {
  const { labels, frame } = page
  const words = labels.passkeys
  const { data, error, refetch } = useEph('GET users/passkeys')
  const known = useSyncExternalStore(NEVER, knowsPasskeys, () => true)
  const [open, setOpen] = useState<Open>()
  const [told, setTold] = useState<string>()
  const [closed, setClosed] = useState<Open>()
  // The heading takes the focus, because the button that opened a form may no longer exist when the form closes.
  const heading = useFocusOn<HTMLHeadingElement>(closed)

  const show = (form: Open): void => {
    setTold(undefined)
    setOpen(form)
  }
  const close = (): void => {
    setClosed(open)
    setOpen(undefined)
  }
  const done = (text: string): void => {
    setTold(text)
    close()
    refreshActivity()
    void refetch()
  }
  const form = {
    ...page,
    cancel: (
      <Button variant="ghost" onClick={close}>
        {words.cancel}
      </Button>
    ),
    onDone: done,
  }
  return (
    <section className={panel.panel} aria-labelledby="sessions-passkeys">
      <h2 ref={heading} id="sessions-passkeys" tabIndex={-1} className={panel.title}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <div role="status">{told && <Banner kind="success">{told}</Banner>}</div>
      {error && <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading label={frame.loading}>
          <Skeleton shape="row" />
        </Loading>
      )}
      {data?.passkeys.length === 0 && <p className={panel.hint}>{words.none}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className={styles.rows}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...page} passkey={passkey} onOpen={show}>
              {open && 'id' in open && open.id === passkey.id && (
                <PasskeyForm key={open.form} {...form} passkey={passkey} action={open.form} />
              )}
            </PasskeyRow>
          ))}
        </ul>
      )}
      {!known && <p className={panel.hint}>{words.unknown}</p>}
      {data && known && open?.form !== 'add' && (
        <p>
          <Button variant="line" onClick={() => show({ form: 'add' })}>
            {words.add}
          </Button>
        </p>
      )}
      {open?.form === 'add' && <AddForm {...form} />}
    </section>
  )
}

interface PasskeyRowProps extends SessionsPage {
  passkey: Passkey
  onOpen: (form: Open) => void
  /** Open form of this passkey. */
  children: ReactNode
}

function PasskeyRow({ passkey, onOpen, children, ...page }: PasskeyRowProps) {
  const words = page.labels.passkeys
  const { id, name, createdAt, lastUsedAt } = passkey
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={panel.hint}>{interpolate(words.created, { moment: momentIn(createdAt, page) })}</p>
        <p className={panel.hint}>
          {lastUsedAt === null ? words.unused : interpolate(words.used, { moment: momentIn(lastUsedAt, page) })}
        </p>
      </div>
      <div className={panel.actions}>
        {(['rename', 'remove'] as const).map((form) => (
          <Button key={form} variant="line" size="small" onClick={() => onOpen({ form, id })}>
            {words[form]} <span className="vh">{name}</span>
          </Button>
        ))}
      </div>
      {children && <div className={styles.form}>{children}</div>}
    </li>
  )
}

interface FormProps extends MemberPage {
  cancel: ReactNode
  /** `text`: sentence that reports the success. */
  onDone: (text: string) => void
}

function AddForm({ locale, labels, forms, member, email, cancel, onDone }: FormProps) {
  const words = labels.passkeys
  const form = useSiteForm({
    name: 'passkey-add',
    locale,
    labels: forms,
    member,
    values: { name: '', password: '' },
    fieldLabels: { name: words.name, password: words.password },
    rules: { name: [required, maxChars(60)], password: [required] },
    async send(values) {
      const answer = await addPasskey(values)
      if (answer.ok) return answer
      const failure = answer.error === 'browser' ? { status: 0, message: words.notMade } : answer.error
      return refusedAt(fail(failure), 'password', ['0090'], words.wrongPassword)
    },
    done: ({ passkey }) => onDone(interpolate(words.added, { key: passkey.name })),
  })
  return (
    <Form form={form} label={words.add} submit={words.create} secondaryAction={cancel}>
      <TextField {...form.field('name')} autoComplete="off" />
      <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </Form>
  )
}

function PasskeyForm({ action, ...props }: FormProps & { passkey: Passkey; action: 'rename' | 'remove' }) {
  const { passkey, onDone, labels } = props
  const words = labels.passkeys
  if (action === 'rename') return <RenameForm {...props} />
  return (
    <PasswordConfirmation
      {...props}
      name="passkey-remove"
      label={`${words.remove} ${passkey.name}`}
      submit={words.remove}
      send={(password) => callEph('DELETE users/passkeys/{id}', { pathParameter: passkey.id, input: { password } })}
      onDone={() => onDone(interpolate(words.removed, { key: passkey.name }))}
    />
  )
}

function RenameForm({ locale, labels, forms, member, cancel, onDone, passkey }: FormProps & { passkey: Passkey }) {
  const words = labels.passkeys
  const form = useSiteForm({
    name: 'passkey-rename',
    locale,
    labels: forms,
    member,
    values: { name: passkey.name },
    fieldLabels: { name: words.name },
    rules: { name: [required, maxChars(60)] },
    send: (input) => callEph('PUT users/passkeys/{id}', { pathParameter: passkey.id, input }),
    done: ({ passkey: renamed }) => onDone(interpolate(words.renamed, { key: renamed.name })),
  })
  return (
    <Form form={form} label={`${words.rename} ${passkey.name}`} submit={words.save} secondaryAction={cancel}>
      <TextField {...form.field('name')} autoComplete="off" />
    </Form>
  )
}
