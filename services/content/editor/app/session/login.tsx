import { type FormEvent, useState } from 'react'
import { keepToken } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './login.module.css'

const words = defineWords({
  fr: { title: 'Se connecter', token: 'Jeton de l’API de gestion', submit: 'Se connecter' },
  en: { title: 'Sign in', token: 'Management API token', submit: 'Sign in' },
})

/** The way in. */
export function Login({ onDone }: { onDone: () => void }) {
  const { title, token: label, submit } = useWords(words)
  const [token, setToken] = useState('')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    keepToken(token)
    onDone()
  }
  return (
    <main className={styles.login}>
      <h1>{title}</h1>
      <form onSubmit={send} className={styles.form}>
        <TextField
          label={label}
          type="password"
          required
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
        <Button kind="main" type="submit">
          {submit}
        </Button>
      </form>
    </main>
  )
}
