import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

/** Registers `pmtiles://https://…`: styles then read tile archives by HTTP range requests, without a tile server. */
export const readPmtiles = (): void => {
  addProtocol('pmtiles', new Protocol().tile)
}
