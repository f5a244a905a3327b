/** Address of a page's menu as a file (`app/api/menus`), from the address of the page in its language. */
export const menuFileHref = (path: string): string => `/api/menus${path}.pdf`
