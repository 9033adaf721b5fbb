/** How the words of a search are compared with those of names: as they are written, or, where that finds nothing, as they sound. */
export const AS_WRITTEN = 0
export const AS_HEARD = 1
/** Fewer consonants than this say too little. */
export const HEARD_MIN = 2
/** Nor does the beginning of a word in fewer: it has to be the whole. */
export const BEGINNING_HEARD_MIN = 3
