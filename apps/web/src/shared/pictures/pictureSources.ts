import {
  PICTURE_FORMATS,
  pictureAddress,
  pictureSize,
  type PictureFile,
  type PictureName,
  type PictureSize,
  type PictureTheme,
} from './pictures.ts'

/** One `<source>`: the browser takes the first whose media and type match. */
export interface PictureSource extends PictureSize {
  readonly media: string | undefined
  readonly type: string
  readonly srcSet: string
}

/** The phone layout ends here (spec section 2.7, mobile breakpoint). */
const PHONE = '(max-width: 780px)'

/**
 * Every way to show a picture, the narrowest condition first.
 * @param theme the visitor's choice; without one the browser decides by the system's
 */
export function pictureSources(name: PictureName, theme: PictureTheme | undefined): readonly PictureSource[] {
  const themes: readonly (readonly [PictureTheme, string | undefined])[] = theme
    ? [[theme, undefined]]
    : [
        ['light', '(prefers-color-scheme: light)'],
        ['dark', undefined],
      ]
  return [true, false].flatMap(isMobile =>
    themes.flatMap(([shown, condition]) => {
      const media = [isMobile ? PHONE : undefined, condition].filter(Boolean).join(' and ') || undefined
      return PICTURE_FORMATS.map(format => ({
        ...pictureSize(name, isMobile),
        media,
        type: `image/${format}`,
        srcSet: srcSetOf({ name, theme: shown, isMobile, format }),
      }))
    }),
  )
}

const srcSetOf = (file: Omit<PictureFile, 'scale'>): string =>
  ([1, 2] as const).map(scale => `${pictureAddress({ ...file, scale })} ${scale}x`).join(', ')
