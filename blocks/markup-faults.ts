/** Elements that no block may render. */
export const FORBIDDEN = ['iframe', 'object', 'embed', 'base', 'meta']

const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'xlink:href', 'data']

/** Attributes that name elements of the same page by their id. */
const REFERENCES = [
  'for',
  'list',
  'commandfor',
  'popovertarget',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-details',
]

const runsCode = (address: string): boolean =>
  /^(?:javascript|data|vbscript|file):/i.test(address.replace(/[\u0000-\u0020]/g, ''))

/**
 * Elements and attributes that could execute code: event handlers, script addresses, foreign elements, hostile styles.
 * Each entry names the element. By default, forms are dangers too, as in editors' content; blocks may contain forms.
 */
export function dangers(root: Element, forbidden: readonly string[] = [...FORBIDDEN, 'form']): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const data = element.getAttribute('type') === 'application/ld+json'
    const bad = forbidden.includes(name) || (name === 'script' && !data)
    return [
      ...(bad ? [`<${name}>`] : []),
      ...[...element.attributes].flatMap((attribute) => {
        const hostile =
          attribute.name.startsWith('on') ||
          (ADDRESSES.includes(attribute.name) && runsCode(attribute.value)) ||
          (attribute.name === 'style' && /url\(|expression|import|;[^;]*:/i.test(attribute.value.replace(/;$/, '')))
        return hostile ? [`${name} ${attribute.name}="${attribute.value}"`] : []
      }),
    ]
  })
}

const shown = (element: Element): string => element.outerHTML.slice(0, 120)

const nameOf = (element: Element): string =>
  [
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
    ...(element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => element.ownerDocument.getElementById(id)?.textContent),
    element.textContent,
    ...[...element.querySelectorAll('img, [aria-label]')].map(
      (inner) => inner.getAttribute('alt') ?? inner.getAttribute('aria-label'),
    ),
  ]
    .join('')
    .trim()

const deadLinks = (root: Element): string[] =>
  [...root.querySelectorAll('a')].flatMap((link) => [
    ...(/^(?:|#|undefined|null)$/.test(link.getAttribute('href')?.trim() ?? '') ? [`no address: ${shown(link)}`] : []),
    ...(nameOf(link) === '' ? [`no name: ${shown(link)}`] : []),
  ])

const namelessButtons = (root: Element): string[] =>
  [...root.querySelectorAll('button')].filter((button) => nameOf(button) === '').map((one) => `no name: ${shown(one)}`)

const bareImages = (root: Element): string[] =>
  [...root.querySelectorAll('img')]
    .filter(
      (image) =>
        !image.hasAttribute('alt') ||
        !(Number(image.getAttribute('width')) > 0) ||
        !(Number(image.getAttribute('height')) > 0),
    )
    .map((image) => `width, height or alt is missing: ${shown(image)}`)

/** Headings must not be empty or skip a level. A dialog starts at level 2. */
function headingFaults(root: Element, above: number): string[] {
  const inDialogs = [...root.querySelectorAll('dialog, [popover]')].flatMap((dialog) =>
    orderFaults(headings(dialog), 1),
  )
  const ofPage = headings(root).filter((heading) => !heading.parentElement?.closest('dialog, [popover]'))
  return [...orderFaults(ofPage, above), ...inDialogs]
}

const headings = (root: Element): Element[] => [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]

const orderFaults = (found: readonly Element[], above: number): string[] =>
  found.flatMap((heading, index) => {
    const before = index === 0 ? above : Number(found[index - 1]?.tagName.slice(1))
    return [
      ...(heading.textContent?.trim() === '' ? [`empty heading: ${shown(heading)}`] : []),
      ...(Number(heading.tagName.slice(1)) > before + 1 ? [`skips a level: ${shown(heading)}`] : []),
    ]
  })

/** Duplicate ids, and references to missing ids. */
export function idFaults(root: Element): string[] {
  const ids = [...root.querySelectorAll('[id]')].map((element) => element.id)
  const missing = REFERENCES.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !ids.includes(id))
        .map((id) => `${attribute} names no element: ${id}`),
    ),
  )
  return [...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`), ...missing]
}

/** Key of a missing message: next-intl renders its path instead. */
const missingMessages = (root: Element): string[] =>
  [...(root.textContent ?? '').matchAll(/\b(?:blocks|common|header|footer|library|member|forms)\.[a-zA-Z.]+\w/g)].map(
    ([key]) => `no words for ${key}`,
  )

/** Fields that a browser validates itself, with messages in its own language instead of the page's. */
const CONSTRAINTS =
  '[required], [pattern], [min], [max], [minlength], [type="email"], [type="url"], [type="number"], [type="date"]'

const formsOfBrowser = (root: Element): string[] =>
  [...root.querySelectorAll('form:not([novalidate])')]
    .filter((form) => form.querySelector(CONSTRAINTS))
    .map((form) => `judged by the browser: ${shown(form)}`)

const emptyLists = (root: Element): string[] =>
  [...root.querySelectorAll('ul, ol, dl')]
    .filter((list) => list.childElementCount === 0)
    .map((list) => `empty list: ${shown(list)}`)

/**
 * Faults against the markup rules for every block: safe and named links, named buttons, images that reserve their
 * space, headings in order, unique and existing ids, no empty list, no message key, no form that the browser validates.
 * @param above level of the heading before the block: 0 if the block is the first of the page, else 1.
 */
export const markupFaults = (root: Element, above: 0 | 1): string[] => [
  ...dangers(root, FORBIDDEN),
  ...deadLinks(root),
  ...namelessButtons(root),
  ...bareImages(root),
  ...headingFaults(root, above),
  ...idFaults(root),
  ...emptyLists(root),
  ...formsOfBrowser(root),
  ...missingMessages(root),
]
