// Never inlined: browsers reject `<use>` with a data URL, and a font is preloaded by its address.
import latin from '../fonts/inter-latin-wght-normal.woff2?url&no-inline'
import sprite from '../icons/sprite.svg?url&no-inline'

/** Built address of the icon sprite; pass it to `SpriteProvider`. */
export const spriteUrl: string = sprite
/**
 * Built address of the only font file worth preloading; the other subsets load when a page contains their characters.
 */
export const latinFontUrl: string = latin
