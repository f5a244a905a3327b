import { connect } from 'node:net'

/** Sends raw bytes and reads until the connection closes; each response with its status and full text. */
export async function exchange(origin: string, bytes: string): Promise<{ status: number; text: string }[]> {
  const { hostname, port } = new URL(origin)
  const received = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, 'latin1')
    })
    socket
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
      })
      .on('close', () => {
        resolve(Buffer.concat(chunks).toString())
      })
  })
  return received
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((text) => text !== '')
    .map((text) => ({ status: Number(text.slice(9, 12)), text }))
}
