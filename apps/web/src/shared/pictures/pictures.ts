/** Size in CSS pixels. */
export type PictureSize = { readonly width: number; readonly height: number }
/** A picture as pages place it: wide screens, and phones where it has another shape there. */
export type PictureShape = PictureSize & { readonly mobile?: PictureSize }

const ILLUSTRATION: PictureShape = { width: 240, height: 160, mobile: { width: 180, height: 120 } }
/** Behind what was counted in a match (spec section 9, game-stats backgrounds path). */
const BACKGROUND: PictureShape = { width: 320, height: 180 }
const BANNER: PictureShape = { width: 960, height: 120, mobile: { width: 390, height: 98 } }

/** All pictures. Only these are ever rendered, whatever address is requested. */
export const PICTURES = {
  'errors/404': ILLUSTRATION,
  'errors/410': ILLUSTRATION,
  'errors/500': ILLUSTRATION,
  'errors/locked': ILLUSTRATION,
  'errors/blocked': ILLUSTRATION,
  'banners/promotions': BANNER,
  'sports/game-stats-backgrounds/soccer': BACKGROUND,
  'sports/game-stats-backgrounds/tennis': BACKGROUND,
  'sports/game-stats-backgrounds/basketball': BACKGROUND,
  'sports/game-stats-backgrounds/ice_hockey': BACKGROUND,
  'sports/game-stats-backgrounds/cricket': BACKGROUND,
  'sports/game-stats-backgrounds/counter_strike': BACKGROUND,
} as const satisfies Readonly<Record<string, PictureShape>>

export type PictureName = keyof typeof PICTURES

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
export type PictureTheme = 'dark' | 'light'

/** One file of a picture. */
export interface PictureFile {
  readonly name: PictureName
  readonly theme: PictureTheme
  readonly isMobile: boolean
  /** Device pixels for each CSS pixel. */
  readonly scale: 1 | 2
  readonly format: PictureFormat
}

const BASE = '/images/pictures/'

/** Path of a file: `/images/pictures/errors/404-light-mobile@2x.avif` (spec section 7.5). */
export function pictureAddress({ name, theme, isMobile, scale, format }: PictureFile): string {
  return `${BASE}${pictureBase(name, theme, isMobile)}@${scale}x.${format}`
}

/** The file name of a picture, with a suffix for the light theme and one for phones. */
export function pictureBase(name: PictureName, theme: PictureTheme, isMobile: boolean): string {
  return `${name}${theme === 'light' ? '-light' : ''}${isMobile ? '-mobile' : ''}`
}

const ADDRESS = new RegExp(`^${BASE}([a-z0-9/_-]+?)(-light)?(-mobile)?@([12])x\\.(avif|webp)$`)

/** The file an address names; undefined where there is no such picture. */
export function readPictureAddress(path: string): PictureFile | undefined {
  const [, name = '', light, mobile, scale, format] = ADDRESS.exec(path) ?? []
  if (!isPicture(name)) return undefined
  return {
    name,
    theme: light ? 'light' : 'dark',
    isMobile: mobile !== undefined,
    scale: scale === '2' ? 2 : 1,
    format: format === 'avif' ? 'avif' : 'webp',
  }
}

const isPicture = (name: string): name is PictureName => Object.hasOwn(PICTURES, name)

/** The shape of a picture on a phone, or elsewhere. */
export function pictureSize(name: PictureName, isMobile: boolean): PictureSize {
  const shape: PictureShape = PICTURES[name]
  return (isMobile && shape.mobile) || shape
}
