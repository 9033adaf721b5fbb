/** How the words of a search are compared with those of names: as written, or, where that finds nothing, by sound. */
export const BY_SPELLING = 0
export const BY_SOUND = 1
/** Words with fewer consonants than this match too much by sound. */
export const SOUND_CHARS_MIN = 2
/** A prefix needs more consonants than a whole word. */
export const SOUND_PREFIX_MIN = 3
