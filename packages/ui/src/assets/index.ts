// Never inlined: browsers refuse `<use>` into a data address, and a font is preloaded by its address.
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url&no-inline'
import sprite from '../icons/sprite.svg?url&no-inline'

/** Built address of the icon sprite; hand it to `SpriteProvider`. */
export const spriteUrl: string = sprite
/** Built address of the one font file worth a preload; the other subsets load when a page holds their letters. */
export const latinFontUrl: string = latin
