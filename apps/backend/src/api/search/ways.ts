/** How the words of a search are compared with those of names: as written, or, where that finds nothing, by sound. */
export const AS_WRITTEN = 0
export const AS_HEARD = 1
/** Words with fewer consonants than this match too much by sound. */
export const HEARD_MIN = 2
/** A prefix needs more consonants than a whole word. */
export const BEGINNING_HEARD_MIN = 3
