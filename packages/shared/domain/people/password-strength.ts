import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { PasswordStrength } from './password.ts'

/** Words related to this site, and popular ones: towns, seasons, months, greetings. */
const OURS = (
  'barriere infiniment casino hotel resort fouquets spa restaurant poker jackpot roulette blackjack ' +
  'deauville trouville cannes enghien dinard biarritz baule touquet lille paris nice bordeaux toulouse ribeauville ' +
  'courchevel royan niederbronn menton bretagne normandie france montagne plage soleil ' +
  'printemps automne hiver janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre ' +
  'lundi mardi mercredi jeudi vendredi samedi dimanche ' +
  'bonjour bonsoir bienvenue motdepasse azerty vacances mariage anniversaire famille maison chouchou doudou amour'
).split(' ')

/** Maximum number of characters that are rated: the time grows faster than the length (48: at most some 20 ms). */
const MAX_LENGTH = 48

let estimator: ZxcvbnFactory | undefined

/**
 * Strength of a password by the guesses of an attacker who first tries the 49,000 most common passwords, words of dice
 * lists, keyboard rows, dates and repetitions (zxcvbn): strong from 10^10 guesses, fair from 10^8 on. A page loads the
 * lists, 210 kB, only by `lib/client/password.ts`.
 */
export function passwordStrength(password: string): PasswordStrength {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ours: OURS },
    graphs: adjacencyGraphs,
    maxLength: MAX_LENGTH,
  })
  const { score } = estimator.check(password)
  if (score === 4) return 'strong'
  return score === 3 ? 'fair' : 'weak'
}
