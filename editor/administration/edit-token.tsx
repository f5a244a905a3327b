import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Role } from '@barriere/shared/stories/roles.ts'
import { ApiError, call } from '../api.ts'
import { endOfDay, toWallTime } from '@barriere/shared/domain/time/wall-time.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import { FormDialog, RoleField } from './parts.tsx'

const words = defineWords({
  fr: {
    action: 'Enregistrer',
    name: 'Nom',
    nameHint: 'Du programme qui s’en sert.',
    role: 'Rôle',
    end: 'Dernier jour',
    endHint: 'Un an au plus. Le programme est refusé à partir du lendemain.',
    badEnd: 'Choisissez un jour à venir, dans un an au plus.',
    addresses: 'Adresses autorisées',
    addressesHint: 'Facultatif\u00a0: une adresse IP ou un réseau par ligne, comme 192.0.2.0/24.',
    badAddress: 'Une de ces adresses n’est ni une adresse IP ni un réseau.',
  },
  en: {
    action: 'Save',
    name: 'Name',
    nameHint: 'Of the program that uses it.',
    role: 'Role',
    end: 'Last day',
    endHint: 'A year at most. The program is refused from the next day on.',
    badEnd: 'Choose a day to come, within a year.',
    addresses: 'Allowed addresses',
    addressesHint: 'Optional: an IP address or a network a line, such as 192.0.2.0/24.',
    badAddress: 'One of these is neither an IP address nor a network.',
  },
})

/** A token as the management API returns it. */
export interface Key {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly ends_at: string
  /** Addresses and networks that may use it; an empty list allows all. */
  readonly addresses: readonly string[]
  readonly created_at: string
  readonly used_at: string | null
}

const DAY = 86_400_000

/** The day of a moment in Paris, `YYYY-MM-DD`. */
const dayOf = (at: string | number): string => toWallTime(at).slice(0, 10)

interface EditTokenProps {
  /** Undefined for a new token. */
  given: Key | undefined
  title: string
  onClose: () => void
  /** @param token of a new key */
  onDone: (token: string | undefined) => void
}

/** Adds a token, or changes its name, role, end or addresses. */
export function EditToken({ given, title, onClose, onDone }: EditTokenProps) {
  const say = useWords(words)
  const [name, setName] = useState(given?.name ?? '')
  const [role, setRole] = useState<Role>(given?.role ?? 'editor')
  const [day, setDay] = useState(() => dayOf(given?.ends_at ?? Date.now() + 90 * DAY))
  const [addresses, setAddresses] = useState(given?.addresses.join('\n') ?? '')
  const [bounds] = useState(() => ({ min: dayOf(Date.now()), max: dayOf(Date.now() + 365 * DAY) }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const isSameDay = given !== undefined && dayOf(given.ends_at) === day
      const api_key = {
        name,
        role,
        addresses: addresses.split(/[\s,;]+/).filter((one) => one !== ''),
        ...(isSameDay ? {} : { ends_at: endOfDay(day)?.toISOString() }),
      }
      const answer = await (given
        ? call<{ api_key: { token?: string } }>('PUT', `api_keys/${given.id}`, { body: { api_key } })
        : call<{ api_key: { token?: string } }>('POST', 'api_keys', { body: { api_key } }))
      return answer.data.api_key.token
    },
    onSuccess: onDone,
  })
  const fields = error instanceof ApiError ? error.fields : {}
  return (
    <FormDialog
      title={title}
      action={given ? say.action : title}
      error={fields.ends_at || fields.addresses ? null : error}
      isPending={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        label={say.name}
        hint={say.nameHint}
        required
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <RoleField label={say.role} role={role} onChange={setRole} />
      <TextField
        label={say.end}
        hint={say.endHint}
        fault={fields.ends_at && say.badEnd}
        type="date"
        required
        {...bounds}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextArea
        label={say.addresses}
        hint={say.addressesHint}
        fault={fields.addresses && say.badAddress}
        rows={3}
        value={addresses}
        onChange={({ target }) => setAddresses(target.value)}
      />
    </FormDialog>
  )
}
