/** Mailed secrets, as the programme's calls take them: nothing that could lead a call to another address. */
const SHAPE = /^[A-Za-z0-9_-][A-Za-z0-9._~-]{0,199}$/

/** Whether a text out of an address, which anybody may have written, can be the secret of a mailed link. */
export const isToken = (text: string): boolean => SHAPE.test(text)
