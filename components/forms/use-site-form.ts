import { type SubmitEvent, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { errorOfFailure, errorOfFaults, trackForm } from '#lib/analytics/track-form.ts'
import { NO_MEMBER, draftKeyOf, storeFormDraft, consumeFormDraft } from '#lib/client/form-draft.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import { type FormValues, required } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import type { FieldHandle, Typed } from './field-handle.ts'
import { type Faults, type FormHead, headOfFaults, readFailure } from './form-head.ts'
import { type Checks, readValues } from './read-values.ts'
import { useAfterPress } from './use-after-press.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useFocusOn } from './use-focus-on.ts'
import { useFormSteps } from './use-form-steps.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { type FormLabels, sentenceOf } from './labels.ts'
import { type CaptchaOptions, type FormCaptcha, useCaptcha } from './use-captcha.ts'

export interface SiteFormOptions<V extends FormValues, A, F extends SendFailure> extends Checks<V> {
  /** Letters, digits and hyphens, unique in the page: prefix of the fields' ids. */
  readonly name: string
  readonly locale: Locale
  readonly labels: FormLabels
  /** Initial values in the order of the form: days formatted by `writeDay`, phone numbers in E.164. */
  readonly values: V
  readonly fieldLabels: { readonly [N in keyof V]: string }
  /**
   * Sends the parsed values: ISO days, phone numbers in E.164. `key`: idempotency key, the same for the same content
   * until a success. `captcha`: the proof, if the form has a captcha.
   */
  readonly send: (values: V, key: string, captcha: string | undefined) => Promise<Result<A, F>>
  /** The captcha of the call, if its entry in the table of calls has one. */
  readonly captcha?: CaptchaOptions
  readonly done: (answer: A, values: V) => void
  /** Whether the caller shows this refusal itself, so that the form does not. */
  readonly refused?: (failure: F, values: V) => boolean
  /** `ibNumber` of the form's member: without a session (401) the form then stores a draft and links to the login. */
  readonly member?: string | undefined
  /** Whether the tab stores the input until it is sent: also across a reload or a visit of another page. */
  readonly keepDraft?: boolean
  /** Fields of each step of a multi-step form. The fields of a step are validated before the next step opens. */
  readonly steps?: readonly (readonly (keyof V & string)[])[]
}

/** Widens the literal type `false` of an initially unticked check box to boolean. */
type Held<G extends FormValues> = { readonly [N in keyof G]: G[N] extends boolean ? boolean : G[N] }

export interface SiteForm<V extends FormValues> {
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
  /** Undefined for a form without a captcha. */
  readonly captcha: FormCaptcha | undefined
  readonly head: FormHead
  readonly headRef: RefObject<HTMLDivElement | null>
  /** Index of the current step; 0 for a form with one step. */
  readonly step: number
  /** Whether this is the last step: its submit sends the form. */
  readonly isLast: boolean
  /** Key of the draft in the session storage; undefined for a form without a draft. */
  readonly draftKey: string | undefined
  /** Ref of the step's title, which takes the focus when the step opens. */
  readonly stepRef: RefObject<HTMLHeadingElement | null>
  /** Shows an earlier step with its input. */
  readonly backTo: (step: number) => void
}

const NEVER = () => () => {}

/** Error type of the server's field errors, which only a change of the field clears. */
const SERVER = 'server'

/**
 * Form: validates on submit, then each field on blur (deferred to the end of a press), and invalid fields during their
 * correction. Keeps all input on failure and prevents double submits. The error summary above the form takes the
 * focus.
 */
export function useSiteForm<G extends FormValues, A, F extends SendFailure = SendFailure>(
  options: Omit<SiteFormOptions<Held<G>, A, F>, 'values'> & { readonly values: G },
): SiteForm<Held<G>> {
  type V = Held<G>
  const { name: form, labels, locale, fieldLabels, rules, read, send, done, refused } = options
  const [start] = useState(options.values as FormValues as V)
  const [owner] = useState(options.member ?? NO_MEMBER)
  const [keepDraft] = useState(options.keepDraft === true)
  const [head, setHead] = useState<FormHead>({ kind: 'none' })
  const { step, stepRef, isLast, showStep, forgetStep, isOpen, firstOf } = useFormSteps(form, options.steps)
  const [right, setRight] = useState<readonly string[]>([])
  const headRef = useFocusOn<HTMLDivElement>(head.kind === 'none' ? undefined : head)
  const busy = useRef(false)
  const afterPress = useAfterPress()
  const keys = useIdempotencyKey(keepDraft ? form : undefined)
  const captcha = useCaptcha(options.captcha, labels)
  const ready = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )

  const complete = (raw: Typed): V =>
    Object.fromEntries(Object.keys(start).map((name) => [name, raw[name] ?? start[name]])) as V

  const resolver: Resolver<Typed> = async (raw) => {
    const { values, faults: found } = await readValues(complete(raw), { rules, read })
    const faults = found.filter(([name]) => isOpen(name))
    if (faults.length === 0) return { values: values as Typed, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(
        faults.map(([name, fault]) => [
          name,
          { type: fault.name, message: sentenceOf(fault, form, name, labels, locale) },
        ]),
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
    subscribe,
  } = useForm<Typed>({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    // Empty fields get no default value: they keep what was typed or autofilled before hydration.
    defaultValues: Object.fromEntries(Object.entries(start).filter(([, value]) => value !== '' && value !== false)),
  })

  useFormDraft({ form, owner, start, isKept: keepDraft, methods: { getValues, setValue, subscribe } })

  /** Shows the faults of the first step with faults, so that each link of the summary leads to a rendered field. */
  const showFaults = (faults: Faults): void => {
    const first = firstOf(faults.map(([name]) => name))
    if (first !== step) showStep(first)
    const here = faults.filter(([name]) => firstOf([name]) === first)
    setHead(headOfFaults(here, { form, fieldLabels, labels }))
  }

  const refuse = (failure: F, values: V): void => {
    trackForm(form, errorOfFailure(failure))
    if (refused?.(failure, values)) return setHead({ kind: 'none' })
    if (failure.status === 401 && owner !== NO_MEMBER)
      return setHead({ kind: 'ended', draftStored: storeFormDraft(form, owner, complete(getValues())) })
    const { text, faults } = readFailure(failure, { form, fieldLabels, labels })
    for (const [name, message] of faults) setError(name, { type: SERVER, message })
    if (faults.length > 0) showFaults(faults)
    else setHead({ kind: 'failure', text })
  }

  const take = async (read: Typed): Promise<void> => {
    if (!isLast) {
      setHead({ kind: 'none' })
      setRight([])
      // Resets the submit state: the fields of the next step have not been submitted yet.
      reset(undefined, { keepValues: true, keepDefaultValues: true })
      return showStep(step + 1)
    }
    const values = read as V
    const answer = await captcha.send((proof) => send(values, keys.of(values), proof))
    if (!answer.ok) return refuse(answer.error, values)
    keys.forget()
    if (keepDraft) consumeFormDraft(form, owner)
    forgetStep()
    setHead({ kind: 'none' })
    trackForm(form)
    done(answer.value, values)
  }

  const handle = handleSubmit(take, (found) => {
    const typed = getValues()
    trackForm(form, errorOfFaults(Object.values(found).map((fault) => String(fault?.type))))
    setRight(
      Object.keys(start).filter(
        (name) => !found[name] && typed[name] !== undefined && typed[name] !== '' && typed[name] !== false,
      ),
    )
    showFaults(
      Object.keys(start).flatMap((name) => (found[name] ? [[name, String(found[name].message)] as const] : [])),
    )
  })

  /** Copies the fields' values from the DOM. Autofill, for example on iOS, changes fields without an event. */
  const takeFilledIn = (element: HTMLFormElement): void => {
    for (const name of Object.keys(start)) {
      const shown = element.elements.namedItem(name)
      const isText = shown instanceof HTMLInputElement && shown.type !== 'checkbox' && shown.type !== 'radio'
      if (!isText && !(shown instanceof HTMLSelectElement) && !(shown instanceof HTMLTextAreaElement)) continue
      if (shown.value !== (getValues(name) ?? '')) setValue(name, shown.value)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    takeFilledIn(event.currentTarget)
    // Runs deferred blur handlers, which also read the value: React reports no change back to the value before a reset.
    afterPress.flush()
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

  const field: SiteForm<V>['field'] = (name) => {
    const { onChange, onBlur, ...registered } = register(name)
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
        onBlur: async (event) => afterPress.defer(() => void onBlur(event)),
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
    captcha: options.captcha && captcha,
    head,
    headRef,
    step,
    isLast,
    draftKey: keepDraft ? draftKeyOf(form) : undefined,
    stepRef,
    backTo(earlier) {
      setHead({ kind: 'none' })
      showStep(earlier)
    },
  }
}
