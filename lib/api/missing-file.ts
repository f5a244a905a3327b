/** 404 of an address for files and machine-readable answers. The HTTP server adds the body, as for every 404. */
export const missingFile = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
