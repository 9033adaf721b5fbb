import { join } from 'node:path'

/** Where the embedded PostgreSQL keeps its files in the data folder (`TOUCHLINE_DATA`) of a product. */
export function databaseFolder(productFolder: string): string {
  return join(productFolder, 'postgres')
}
