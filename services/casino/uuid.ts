const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a path parameter is a uuid: the database rejects any other text. */
export const isUuid = (text: string): boolean => UUID.test(text)
