/** The language that marks every text of a catalogue and makes it longer. */
export const PSEUDO_LOCALE = 'en-XA'
export const PSEUDO_PREFIX = `/${PSEUDO_LOCALE}`
