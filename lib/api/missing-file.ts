/** 404 of an address where only files and machines' answers lie; pages have one of their own. */
export const missingFile = (): Response =>
  new Response('Not Found – Ce fichier n’existe pas. There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
