import { resolve } from 'node:path'

/** The folder of the whole project: tools name files from it, wherever they are started. */
export const root = resolve(import.meta.dirname, '..', '..')
