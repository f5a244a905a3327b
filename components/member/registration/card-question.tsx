import { useId, useState } from 'react'
import { cardNumber, required } from '@barriere/shared/domain/people/form-rules.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { RadioField } from '../../forms/choice-fields.tsx'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { readCardNumber } from '../../forms/typed-readers.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButton, DialogClose } from '../../ui/dialog.tsx'
import { Ways } from '../../forms/outcome.tsx'
import type { RegistrationForm, RegistrationProps } from './registration-props.ts'
import styles from './registration.module.css'
import { closeModal } from '../../ui/use-modal.ts'

const CARD = 'registration-card'

/** A card that the visitor already has; `field` is the form field for its number. */
interface Card {
  readonly field: 'membershipNumber' | 'cvipCardNumber'
  readonly number: string
}

interface CardAnswer {
  /** Message about the answer; '' before an answer. */
  readonly said: string
  /** Undefined: no card. */
  readonly give: (card: Card | undefined) => void
}

/**
 * Answer to the question whether the visitor has a card. Stores the card's number in the form. A later answer removes
 * this number, unless the visitor has edited the field.
 */
export function useCardAnswer(form: RegistrationForm, { card: labels }: RegistrationProps['labels']): CardAnswer {
  const [noted, setNoted] = useState<Card>()
  const [said, setSaid] = useState('')
  return {
    said,
    give(card) {
      if (noted && form.field(noted.field).get() === noted.number) form.field(noted.field).set('')
      if (card) form.field(card.field).set(card.number)
      setNoted(card)
      setSaid(card ? interpolate(labels.noted, { number: card.number }) : labels.none)
    },
  }
}

interface CardQuestionProps {
  answer: CardAnswer
  labels: RegistrationProps['labels']
  ready: boolean
}

/** Asks whether the visitor has a card. “Yes” opens `CardDialog`. */
export function CardQuestion({ answer, labels: { card: labels }, ready }: CardQuestionProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.card}>
      <p id={id} className={styles.question}>
        {labels.question}
      </p>
      <div>
        <Ways>
          <DialogButton target={CARD} variant="line" size="small">
            {labels.yes}
          </DialogButton>
          <Button
            variant="line"
            size="small"
            disabled={!ready}
            onClick={() => {
              answer.give(undefined)
            }}
          >
            {labels.no}
          </Button>
        </Ways>
        <p role="status" className={styles.said}>
          {answer.said}
        </p>
      </div>
    </div>
  )
}

interface CardDialogProps extends Pick<RegistrationProps, 'locale' | 'labels' | 'forms'> {
  onCard: (card: Card) => void
}

/** Dialog for the card’s number. It is rendered outside the registration form, because forms cannot be nested. */
export function CardDialog({ locale, labels: { card: labels, close }, forms, onCard }: CardDialogProps) {
  const form = useSiteForm({
    name: CARD,
    locale,
    labels: forms,
    values: { kind: 'membershipNumber', number: '' },
    fieldLabels: { kind: labels.kind, number: labels.number },
    rules: { number: [required, cardNumber] },
    read: { number: readCardNumber },
    send: async (values) => ok(values),
    done({ kind, number }) {
      onCard({ field: kind as Card['field'], number })
      closeModal(CARD)
    },
  })
  return (
    <Dialog id={CARD} title={labels.title} closeLabel={close}>
      <p>{labels.text}</p>
      <Form
        form={form}
        label={labels.title}
        submit={labels.keep}
        secondaryAction={<DialogClose target={CARD}>{labels.back}</DialogClose>}
      >
        <RadioField
          {...form.field('kind')}
          options={[
            { value: 'membershipNumber', label: labels.membership },
            { value: 'cvipCardNumber', label: labels.cvip },
          ]}
        />
        <TextField
          {...form.field('number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={labels.numberHint}
        />
      </Form>
    </Dialog>
  )
}
