/** Minutes for which a mailed code is valid: ASVS 5.0, 6.5.5 allows at most ten. Mails and pages show this number. */
export const CODE_MINUTES = 10

/** The same in milliseconds. */
export const CODE_LIFETIME = CODE_MINUTES * 60_000
