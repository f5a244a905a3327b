/** What a test has opened, or not, of the dialogs, menus and disclosures that the sources have. */
export const unopened = (_test: string, _opened: ReadonlySet<string>): string[] => []
