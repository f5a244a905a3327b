/** Little-endian number of eight bytes. */
function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

/** Degrees as PMTiles has them. */
function degrees(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value * 1e7)
  return bytes
}

/** Length of the header, by the specification of PMTiles 3. */
const HEADER = 127

/** A PMTiles archive of one tile of the whole world, uncompressed, with an empty layer `streets`. */
export function pmtiles(): Buffer {
  const name = Buffer.from('streets')
  // Protocol buffers: a layer with its name (field 1) and its version (field 15).
  const layer = Buffer.from([0x0a, name.length, ...name, 0x78, 2])
  const tile = Buffer.from([0x1a, layer.length, ...layer])
  // One entry: first tile, run of one, length, offset plus one.
  const directory = Buffer.from([1, 0, 1, tile.length, 1])
  const metadata = Buffer.from('{}')
  const [directoryAt, metadataAt] = [HEADER, HEADER + directory.length]
  const tilesAt = metadataAt + metadata.length
  const [none, vector, deepest] = [1, 1, 0]
  const header = Buffer.concat([
    Buffer.from('PMTiles'),
    Buffer.from([3]),
    ...[directoryAt, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length, 1, 1, 1].map(
      uint64,
    ),
    Buffer.from([1, none, none, vector, 0, deepest]),
    ...[-180, -85, 180, 85].map(degrees),
    Buffer.from([0]),
    ...[2, 47].map(degrees),
  ])
  return Buffer.concat([header, directory, metadata, tile])
}
