/** Request header by which the middleware tells the status page which address failed, percent-encoded. */
export const STATUS_PATH_HEADER = 'x-site-status-path'
