import { createStoredTexts } from './createStoredTexts.ts'

export type { StoredTexts } from './createStoredTexts.ts'

/** Stored until the visitor clears it. On the server there is none. */
export const localTexts = createStoredTexts(() => globalThis.window?.localStorage)
/** Stored until the tab is closed. */
export const sessionTexts = createStoredTexts(() => globalThis.window?.sessionStorage)
