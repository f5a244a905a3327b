/** Address of a page's menu as a PDF (`app/api/menus`). `path`: address of the page in its language. */
export const menuFileHref = (path: string): string => `/api/menus${path}.pdf`
