import { resolve } from 'node:path'

/** The project's root folder: tools name files relative to it, wherever they are started. */
export const root = resolve(import.meta.dirname, '..', '..')
