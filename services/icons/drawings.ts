/** Own drawings on a 32 grid, filled, each in the form of the Iconify API. */
export const DRAWINGS: Readonly<Record<string, { readonly body: string }>> = {
  /** A changing cabin on a beach, with a mask: its id must not clash with others in a page. */
  cabin: {
    body:
      '<mask id="door"><path fill="#fff" d="M0 0h32v32H0z"/><path fill="#000" d="M13 18h6v10h-6z"/></mask>' +
      '<path fill="currentColor" mask="url(#door)" d="M16 3 28 12v16H4V12z"/>',
  },
  parasol: {
    body: '<path fill="currentColor" d="M15 3h2v2a12 12 0 0 1 11 11H17v11h5v2H10v-2h5V16H4A12 12 0 0 1 15 5z"/>',
  },
  shell: {
    body:
      '<path fill="currentColor" fill-rule="evenodd" ' +
      'd="M16 4a13 13 0 0 1 13 13L20 27h-8L3 17A13 13 0 0 1 16 4m-1 5h2v15h-2z"/>',
  },
  transat: { body: '<path fill="currentColor" d="m4 8 2-1 9 12h13v2h-3l2 7h-2l-2-7H9l-3 7H4l4-9z"/>' },
}

/** Other names of drawings. */
export const ALIASES: Readonly<Record<string, { readonly parent: string; readonly hFlip?: boolean }>> = {
  'deck-chair': { parent: 'transat' },
  'transat-left': { parent: 'transat', hFlip: true },
}

/** XSS: a drawing that tries to run code in the page. */
export const HOSTILE =
  '<script>window.ran = 1</script><style>body{display:none}</style>' +
  '<foreignObject><img src="x" onerror="window.ran = 2"/></foreignObject>' +
  '<a href="javascript:window.ran = 3"><path d="M0 0h32v32"/></a>' +
  '<path fill="currentColor" onload="window.ran = 4" d="M8 8h16v16H8z"/>' +
  '<image href="https://elsewhere.example/pixel.png"/><animate onbegin="window.ran = 5" attributeName="x"/>'
