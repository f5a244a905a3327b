import { useEffect, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import { CARD_CODE_LIFETIME, type CardKey, writeCardCode } from '#lib/domain/card-code.ts'

/** Entry of the local storage: this device's key, and the card that it is for. */
const CARD_KEY_STORAGE = 'casino-card'

interface StoredKey extends CardKey {
  readonly number: string
}

/** The stored key of a card; undefined for none, or another card's. */
function storedKey(number: string): StoredKey | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CARD_KEY_STORAGE) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { device, key, number: owner } = stored as Partial<StoredKey>
    return typeof device === 'string' && typeof key === 'string' && owner === number
      ? { device, key, number }
      : undefined
  } catch {
    // Storage is switched off, or the entry is another program's.
    return undefined
  }
}

/** This device's key for a card; asked for once, and kept. Undefined where there is no answer. */
async function keyOf(number: string): Promise<CardKey | undefined> {
  const stored = storedKey(number)
  if (stored) return stored
  const answer = await callCasino('POST card/keys')
  if (!answer.ok) return undefined
  try {
    localStorage.setItem(CARD_KEY_STORAGE, JSON.stringify({ ...answer.value, number }))
  } catch {
    // Storage is switched off or full: the key lasts as long as the page.
  }
  return answer.value
}

/** Text of a card's QR code, anew each minute; undefined until it is there. */
export function useCardCode(number: string | undefined): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    if (number === undefined) return undefined
    let key: CardKey | undefined
    let left = false
    const write = async (): Promise<void> => {
      key ??= await keyOf(number)
      const text = key && (await writeCardCode(key, Date.now() / 1_000))
      if (!left) setCode(text)
    }
    const renew = (): void => void write()
    renew()
    const timer = setInterval(renew, CARD_CODE_LIFETIME * 1_000)
    // Timers of a hidden page are late: what is shown again must not be of a minute ago.
    document.addEventListener('visibilitychange', renew)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [number])
  return code
}
