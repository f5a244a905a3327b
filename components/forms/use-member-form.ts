import { type SubmitEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { CallFailure } from '#lib/client/eph-request.ts'
import { storeFormDraft, consumeFormDraft } from '#lib/client/form-draft.ts'
import { type FormValues, required } from '#lib/domain/form-rules.ts'
import type { Locale } from '#lib/domain/locale.ts'
import type { Result } from '#lib/domain/result.ts'
import type { FieldHandle, Typed } from './field-handle.ts'
import { type FormHead, headOfFaults, headOfFailure } from './form-head.ts'
import { type Checks, readValues } from './read-values.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { type FormLabels, sentenceOf } from './labels.ts'

export interface MemberFormOptions<V extends FormValues, A> extends Checks<V> {
  /** Letters, figures and hyphens; one in a page. Begins the ids of its fields. */
  readonly name: string
  readonly locale: Locale
  readonly labels: FormLabels
  /** What the fields begin with, in the order of the form. Days as they are written (`writeDay`), numbers in E.164. */
  readonly values: V
  readonly fieldLabels: { readonly [N in keyof V]: string }
  /**
   * Sends what was read: days as ISO days, numbers in E.164. The key is the same for the same content until it has been
   * taken.
   */
  readonly send: (values: V, key: string) => Promise<Result<A, CallFailure>>
  readonly done: (answer: A, values: V) => void
  /** Says whether it shows a refusal itself; the form then says nothing of it. */
  readonly refused?: (failure: CallFailure, values: V) => boolean
  /**
   * `ibNumber` of the member whose form it is: without a session (401) it then stores a form draft and links to the
   * login.
   */
  readonly member?: string | undefined
}

/** A box that begins unticked holds yes or no, and not `false` alone. */
type Held<G extends FormValues> = { readonly [N in keyof G]: G[N] extends boolean ? boolean : G[N] }

export interface MemberForm<V extends FormValues> {
  readonly name: string
  readonly labels: FormLabels
  readonly locale: Locale
  readonly field: <N extends keyof V & string>(name: N) => FieldHandle<V[N] extends boolean ? boolean : string>
  /** What is typed now; not for rendering. */
  readonly typed: () => V
  readonly reset: () => void
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly pending: boolean
  /** False in the server's HTML, whose buttons must not send anything by themselves. */
  readonly ready: boolean
  readonly head: FormHead
  readonly headRef: RefObject<HTMLDivElement | null>
}

const NEVER = () => () => {}

/** Errors that the server found: only a change of their own field takes them away. */
const SERVER = 'server'

/**
 * A form of the member area: judged when it is sent, then each field when it is left, and those at fault as they are
 * corrected. Nothing typed is ever lost, and nothing is sent twice. What is wrong stands at its head and takes the
 * focus.
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
  const headRef = useRef<HTMLDivElement>(null)
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
    // A field that begins empty takes what somebody typed, or the browser filled in, before the page was hydrated.
    defaultValues: Object.fromEntries(Object.entries(start).filter(([, value]) => value !== '' && value !== false)),
  })

  useEffect(() => {
    const draft = member === undefined ? undefined : consumeFormDraft(form, member)
    for (const [name, value] of Object.entries(draft ?? {})) {
      if (typeof value === typeof start[name]) setValue(name, value)
    }
  }, [form, member, start, setValue])

  useEffect(() => {
    if (head.kind !== 'none') headRef.current?.focus()
  }, [head])

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
    // What others make required is no matter of the field's own.
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
