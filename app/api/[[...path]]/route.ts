/** Any other address below `/api`: machines get a machine's answer. */
const missing = (): Response =>
  Response.json({ error: 'Not found' }, { status: 404, headers: { 'cache-control': 'no-store' } })

export { missing as DELETE, missing as GET, missing as HEAD, missing as PATCH, missing as POST, missing as PUT }
