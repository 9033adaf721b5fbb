import { join } from 'node:path'

/** Folder of the embedded PostgreSQL in the data folder (`TOUCHLINE_DATA`) of a product. */
export function databaseFolder(productFolder: string): string {
  return join(productFolder, 'postgres')
}
