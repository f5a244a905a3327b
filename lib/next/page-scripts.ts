/**
 * What Next and React write for a file of the site: the page does without it until then. `noModule` ones are not meant.
 */
const FILE = /<script src="([^"]+)" async=""><\/script>|<link rel="preload" as="script"[^>]*\/>/g

/** Milliseconds after which a page that is still loading pictures gets its scripts all the same. */
const PATIENCE = 5_000

const LOADER = /<script>let late=\(\)=>\{late=\(\)=>\{\};for\(const src of(\[[^\]]*\])\)/

/**
 * Has a page's script files asked for once its words and first pictures are there and painted. In the markup they would
 * share a phone's narrow line with the picture that everyone waits for, and the page works without them (decision 14).
 */
export function withLateScripts(html: string): string {
  const files = [...new Set([...html.matchAll(FILE)].flatMap(([, src]) => src ?? []))]
  if (files.length === 0) return html
  const load = `document.head.append(Object.assign(document.createElement("script"),{src,async:true}))`
  const loader =
    `<script>let late=()=>{late=()=>{};for(const src of${JSON.stringify(files)})${load}};` +
    `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>late())));setTimeout(()=>late(),${PATIENCE})</script>`
  return html.replace(FILE, '').replace('</body>', () => `${loader}</body>`)
}

/** The files that such a page asks for later, as addresses. */
export function lateScriptsOf(html: string): string[] {
  const [, files] = LOADER.exec(html) ?? []
  return files ? (JSON.parse(files) as string[]) : []
}
