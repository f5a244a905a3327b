/** 404 of an address where only files and machines' answers lie. Its body is the HTTP server's, as of every 404. */
export const missingFile = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
