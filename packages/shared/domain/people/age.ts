/** Legal age for gambling in France, in years; accounts require it too. */
export const ADULT_AGE = 18

/** Whether a person is 18 on a day; days `YYYY-MM-DD`. Born on 29 February, a person comes of age on 1 March. */
export const isAdult = (birthDate: string, today: string): boolean =>
  birthDate <= `${String(Number(today.slice(0, 4)) - ADULT_AGE).padStart(4, '0')}${today.slice(4)}`

/** Age in full years on a day; days `YYYY-MM-DD`. */
export const ageOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)
