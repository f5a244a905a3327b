import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

/** Lets styles name archives of tiles (`pmtiles://https://…`), read by ranges: streets without a tile server. */
export const readPmtiles = (): void => {
  addProtocol('pmtiles', new Protocol().tile)
}
