/** Years from which games are allowed, and so accounts. */
export const ADULT_AGE = 18

/** Whether somebody is 18 on a day; days `YYYY-MM-DD`. Whoever was born on 29 February is on 1 March. */
export const isAdult = (birthDate: string, today: string): boolean =>
  birthDate <= `${String(Number(today.slice(0, 4)) - ADULT_AGE).padStart(4, '0')}${today.slice(4)}`
