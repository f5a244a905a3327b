import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { fromWallTime, toWallTime } from '@barriere/shared/domain/time/wall-time.ts'
import { Moment } from '../ui/moment.tsx'

const words = defineWords({
  fr: {
    zone: 'Heure de Paris.',
    skipped: 'Cette heure n’existe pas ce jour-là (passage à l’heure d’été)\u00a0: ce sera une heure plus tard.',
    twice: 'Cette heure existe deux fois ce jour-là (passage à l’heure d’hiver)\u00a0: la première compte.',
    planned: 'Prévu\u00a0:',
    cancel: 'Annuler la programmation',
  },
  en: {
    zone: 'Paris time.',
    skipped: 'This time does not exist on that day (summer time begins): it will be an hour later.',
    twice: 'This time occurs twice on that day (summer time ends): the first counts.',
    planned: 'Planned:',
    cancel: 'Cancel the schedule',
  },
})

interface MomentFieldProps {
  label: string
  action: string
  /** The planned moment. */
  planned: string | null
  disabled: boolean
  onPlan: (at: Date) => void
  onCancel: () => void
}

/** Plans, moves or cancels a moment, in Paris time. */
export function MomentField({ label, action, planned, disabled, onPlan, onCancel }: MomentFieldProps) {
  const say = useWords(words)
  const [value, setValue] = useState(planned === null ? '' : toWallTime(planned))
  const moment = fromWallTime(value)
  return (
    <form
      className={styles.plan}
      onSubmit={(event) => {
        event.preventDefault()
        if (moment) onPlan(moment.at)
      }}
    >
      <TextField
        type="datetime-local"
        label={label}
        hint={moment?.oddity ? say[moment.oddity] : say.zone}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      {planned !== null && (
        <p>
          {say.planned} <Moment at={planned} />
        </p>
      )}
      <div className={styles.line}>
        <Button type="submit" icon="clock" disabled={disabled || !moment}>
          {action}
        </Button>
        {planned !== null && (
          <Button disabled={disabled} onClick={onCancel}>
            {say.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
