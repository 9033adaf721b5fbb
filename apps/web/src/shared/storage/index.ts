import { createKeptTexts } from './createKeptTexts.ts'

export type { KeptTexts } from './createKeptTexts.ts'

/** Kept until the visitor clears it. On the server there is none. */
export const localTexts = createKeptTexts(() => globalThis.window?.localStorage)
/** Kept as long as the tab lives. */
export const sessionTexts = createKeptTexts(() => globalThis.window?.sessionStorage)
