import { useEffect, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import { CARD_CODE_LIFETIME, type CardKey, writeCardCode } from '@barriere/shared/domain/loyalty/card-code.ts'
import { readCardKey, storeCardKey } from './card-key.ts'

/** The key of this session for a card. If the server does not answer or fails (5xx), the stored key. */
async function keyOf(number: string): Promise<CardKey | undefined> {
  const answer = await callCasino('POST card/keys')
  if (!answer.ok) return answer.error.status === 0 || answer.error.status >= 500 ? readCardKey(number) : undefined
  storeCardKey(number, answer.value)
  return answer.value
}

/** Text of a card's QR code, renewed every `CARD_CODE_LIFETIME` seconds; undefined until there is a code. */
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
    // Browsers throttle the timers of a hidden page, so the code may be expired when the page is visible again.
    document.addEventListener('visibilitychange', renew)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [number])
  return code
}
