import type { EnrolFault } from '@barriere/shared/contracts/staff.ts'
import { ApiError } from '../api.ts'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'

const words = defineWords({
  fr: {
    password: 'Mot de passe',
    passwordHint: 'Douze caractères au moins, dont une minuscule, une majuscule, un chiffre et un caractère spécial.',
    repeated: 'Le mot de passe, encore une fois',
    faults: {
      length: 'Le mot de passe a entre 12 et 128 caractères.',
      lowercase: 'Il manque une minuscule au mot de passe.',
      uppercase: 'Il manque une majuscule au mot de passe.',
      number: 'Il manque un chiffre au mot de passe.',
      special: 'Il manque un caractère spécial au mot de passe.',
      personal: 'Le mot de passe contient votre nom ou votre adresse.',
      common: 'Le mot de passe est trop facile à deviner.',
      repeat: 'Les deux mots de passe diffèrent.',
      code: 'Le code n’est pas le bon.',
    } satisfies Record<EnrolFault, string>,
  },
  en: {
    password: 'Password',
    passwordHint: 'At least twelve characters, with a lower-case letter, a capital, a digit and a special character.',
    repeated: 'The password once more',
    faults: {
      length: 'The password has 12 to 128 characters.',
      lowercase: 'The password needs a lower-case letter.',
      uppercase: 'The password needs a capital.',
      number: 'The password needs a digit.',
      special: 'The password needs a special character.',
      personal: 'The password contains your name or your address.',
      common: 'The password is too easy to guess.',
      repeat: 'The two passwords differ.',
      code: 'The code is not right.',
    },
  },
})

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string
  readonly repeated: string
}

/** Faults of a form's fields, from a refusal of the service. @param name of its object in the body */
export const faultsIn = (error: unknown, name: string): readonly EnrolFault[] =>
  error instanceof ApiError ? ((error.fields[name] ?? []) as readonly EnrolFault[]) : []

/** Message for the first fault that is among the given ones. */
export function useFaultText(faults: readonly EnrolFault[]): (...of: readonly EnrolFault[]) => string | undefined {
  const say = useWords(words)
  return (...of) => {
    const found = faults.find((fault) => of.includes(fault))
    return found && say.faults[found]
  }
}

/** All faults, above the fields. */
export function FaultSummary({ faults }: { faults: readonly EnrolFault[] }) {
  const say = useWords(words)
  return (
    faults.length > 0 && (
      <Note kind="bad">
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{say.faults[fault]}</li>
          ))}
        </ul>
      </Note>
    )
  )
}

interface FieldsProps<T extends NewPassword> {
  /** E-mail address of the account, for password managers. */
  email: string
  value: T
  faults: readonly EnrolFault[]
  onChange: (value: T) => void
}

/** Asks for a new password, twice. */
export function NewPasswordFields<T extends NewPassword>({ email, value, faults, onChange }: FieldsProps<T>) {
  const say = useWords(words)
  const faultText = useFaultText(faults)
  const field = (name: keyof NewPassword) => ({
    name,
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    value: value[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...value, [name]: target.value }),
  })
  return (
    <>
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <TextField
        label={say.password}
        hint={say.passwordHint}
        fault={faultText('length', 'lowercase', 'uppercase', 'number', 'special', 'personal', 'common')}
        {...field('password')}
      />
      <TextField label={say.repeated} fault={faultText('repeat')} {...field('repeated')} />
    </>
  )
}
