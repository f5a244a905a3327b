const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a uuid in lower case, as ids are written here; no other text reaches the database. */
export const isUuid = (text: string): boolean => UUID.test(text)
