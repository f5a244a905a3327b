import { type SubmitEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { NO_MEMBER, storeFormDraft, consumeFormDraft } from '#lib/client/form-draft.ts'
import { type FormValues, required } from '#lib/domain/form-rules.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Result } from '#lib/domain/result.ts'
import type { FieldHandle, Typed } from './field-handle.ts'
import { type FormHead, headOfFaults, headOfFailure } from './form-head.ts'
import { type Checks, readValues } from './read-values.ts'
import { useFocusOn } from './use-focus-on.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { type FormLabels, sentenceOf } from './labels.ts'

export interface MemberFormOptions<V extends FormValues, A> extends Checks<V> {
  /** Letters, digits and hyphens, unique in the page: prefix of the fields' ids. */
  readonly name: string
  readonly locale: Locale
  readonly labels: FormLabels
  /** Initial values in the order of the form: days formatted by `writeDay`, phone numbers in E.164. */
  readonly values: V
  readonly fieldLabels: { readonly [N in keyof V]: string }
  /**
   * Sends the parsed values: ISO days, numbers in E.164. `key`: idempotency key, the same for the same content until a
   * success.
   */
  readonly send: (values: V, key: string) => Promise<Result<A, CallFailure>>
  readonly done: (answer: A, values: V) => void
  /** Whether the caller shows this refusal itself, so that the form does not. */
  readonly refused?: (failure: CallFailure, values: V) => boolean
  /** `ibNumber` of the form's member: without a session (401) the form then stores a draft and links to the login. */
  readonly member?: string | undefined
}

/** Widens the literal type `false` of an initially unticked check box to boolean. */
type Held<G extends FormValues> = { readonly [N in keyof G]: G[N] extends boolean ? boolean : G[N] }

export interface MemberForm<V extends FormValues> {
  readonly name: string
  readonly labels: FormLabels
  readonly locale: Locale
  readonly field: <N extends keyof V & string>(name: N) => FieldHandle<V[N] extends boolean ? boolean : string>
  /** Current raw values, without subscription: not for rendering. */
  readonly typed: () => V
  readonly reset: () => void
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly pending: boolean
  /** False until hydration: the server's buttons must not submit. */
  readonly ready: boolean
  readonly head: FormHead
  readonly headRef: RefObject<HTMLDivElement | null>
}

const NEVER = () => () => {}

/** Error type of the server's field errors, which only a change of the field clears. */
const SERVER = 'server'

/**
 * Form of the member area: validates on submit, then each field on blur, and invalid fields while they are corrected.
 * Keeps all input on failure and prevents double submits. Errors are summarised above the form, where the focus moves.
 */
export function useMemberForm<G extends FormValues, A>(
  options: Omit<MemberFormOptions<Held<G>, A>, 'values'> & { readonly values: G },
): MemberForm<Held<G>> {
  type V = Held<G>
  const { name: form, labels, locale, fieldLabels, rules, read, send, done, refused } = options
  const [start] = useState(options.values as FormValues as V)
  const [member] = useState(options.member)
  const [head, setHead] = useState<FormHead>({ kind: 'none' })
  const [right, setRight] = useState<readonly string[]>([])
  const headRef = useFocusOn<HTMLDivElement>(head.kind === 'none' ? undefined : head)
  const busy = useRef(false)
  const keys = useIdempotencyKey()
  const ready = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )

  const complete = (raw: Typed): V =>
    Object.fromEntries(Object.keys(start).map((name) => [name, raw[name] ?? start[name]])) as V

  const resolver: Resolver<Typed> = async (raw) => {
    const { values, faults } = await readValues(complete(raw), { rules, read })
    if (faults.length === 0) return { values: values as Typed, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(
        faults.map(([name, fault]) => [name, { type: fault.name, message: sentenceOf(fault, labels) }]),
      ),
    }
  }

  const {
    register,
    handleSubmit,
    control,
    formState: { errors, isSubmitting },
    trigger,
    setError,
    setValue,
    getValues,
    reset,
  } = useForm<Typed>({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    // Empty fields get no default value: they keep what was typed or autofilled before hydration.
    defaultValues: Object.fromEntries(Object.entries(start).filter(([, value]) => value !== '' && value !== false)),
  })

  useEffect(() => {
    const draft = consumeFormDraft(form, member ?? NO_MEMBER)
    for (const [name, value] of Object.entries(draft ?? {})) {
      if (typeof value === typeof start[name]) setValue(name, value)
    }
  }, [form, member, start, setValue])

  const refuse = (failure: CallFailure, values: V): void => {
    if (refused?.(failure, values)) return setHead({ kind: 'none' })
    if (failure.status === 401 && member !== undefined)
      return setHead({ kind: 'ended', draftStored: storeFormDraft(form, member, complete(getValues())) })
    const { next, faults } = headOfFailure(failure, { form, fieldLabels, labels })
    for (const [name, message] of faults) setError(name, { type: SERVER, message })
    setHead(next)
  }

  const take = async (read: Typed): Promise<void> => {
    const values = read as V
    const answer = await send(values, keys.of(values))
    if (!answer.ok) return refuse(answer.error, values)
    keys.forget()
    setHead({ kind: 'none' })
    done(answer.value, values)
  }

  const handle = handleSubmit(take, (found) => {
    const typed = getValues()
    setRight(
      Object.keys(start).filter(
        (name) => !found[name] && typed[name] !== undefined && typed[name] !== '' && typed[name] !== false,
      ),
    )
    setHead(
      headOfFaults(
        Object.keys(start).flatMap((name) => (found[name] ? [[name, String(found[name].message)] as const] : [])),
        { form, fieldLabels, labels },
      ),
    )
  })

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    void handle(event).finally(() => {
      busy.current = false
    })
  }

  const recheck = async (name: string): Promise<void> => {
    const wrong = Object.keys(errors).filter((other) => other === name || errors[other]?.type !== SERVER)
    if (wrong.length > 0) await trigger(wrong)
  }

  const isRequired = (name: keyof V): boolean => {
    const given = rules?.[name] ?? []
    // A rule that depends on other fields does not mark this one as required.
    const own: readonly unknown[] = typeof given === 'function' ? [] : given
    return typeof start[name] === 'boolean' ? own.length > 0 : own.includes(required)
  }

  const field: MemberForm<V>['field'] = (name) => {
    const { onChange, ...registered } = register(name)
    const message = errors[name]?.message
    return {
      id: `${form}-${name}`,
      label: fieldLabels[name],
      required: isRequired(name),
      error: message,
      valid: message === undefined && right.includes(name),
      busy: isSubmitting,
      control,
      labels,
      locale,
      input: {
        ...registered,
        onChange: async (event) => {
          await onChange(event)
          await recheck(name)
        },
      },
      get: () => String(getValues(name) ?? ''),
      set: (value) => setValue<string>(name, value),
    }
  }

  return {
    name: form,
    labels,
    locale,
    field,
    typed: () => complete(getValues()),
    reset,
    submit,
    pending: isSubmitting,
    ready,
    head,
    headRef,
  }
}
