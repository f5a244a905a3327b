// Meter of received bytes: preloaded into a process (`node --import`), which then reports at the end of each connection
// how much it has read. Bytes in the system's socket buffers are not counted.
import { subscribe } from 'node:diagnostics_channel'

subscribe('net.server.socket', ({ socket }) => {
  socket.once('close', () => {
    process.stdout.write(`${JSON.stringify({ event: 'connection.closed', bytes: socket.bytesRead })}\n`)
  })
})
