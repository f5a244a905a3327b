/** Minutes for which a code by mail is valid: ASVS 5.0, 6.5.5 allows ten at most. Mails and pages say this number. */
export const CODE_MINUTES = 10

/** The same in milliseconds. */
export const CODE_LIFETIME = CODE_MINUTES * 60_000
