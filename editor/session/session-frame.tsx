import type { ReactNode } from 'react'
import { LanguageSelect } from '../shell/language-select.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './login.module.css'

const words = defineWords({ fr: { product: 'Éditeur du site' }, en: { product: 'Website editor' } })

/** Layout of the screens before a login: product name and language. */
export function SessionFrame({ title, children }: { title: string; children: ReactNode }) {
  const { product } = useWords(words)
  return (
    <main className={styles.login}>
      <div className={styles.head}>
        <p className={styles.product}>
          <span className={styles.mark}>BARRIÈRE</span>
          {product}
        </p>
        <LanguageSelect />
      </div>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
