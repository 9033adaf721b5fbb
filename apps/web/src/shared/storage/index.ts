import { createKeptTexts } from './createKeptTexts.ts'

export type { KeptTexts } from './createKeptTexts.ts'

/** Stored until the visitor clears it. On the server there is none. */
export const localTexts = createKeptTexts(() => globalThis.window?.localStorage)
/** Stored until the tab is closed. */
export const sessionTexts = createKeptTexts(() => globalThis.window?.sessionStorage)
