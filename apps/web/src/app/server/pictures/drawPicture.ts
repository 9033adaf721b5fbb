import { pictureSize, type PictureFile, type PictureTheme } from '#shared/pictures'
import { PICTURE_ART } from './pictureArt.ts'

/** The default brand on either theme, as in the design system's tokens. */
const COLOURS: Readonly<Record<PictureTheme, { ground: string; line: string; brand: string }>> = {
  dark: { ground: 'oklch(0.255 0.03 138)', line: 'oklch(0.595 0.03 138)', brand: 'oklch(0.86 0.19 138)' },
  light: { ground: 'oklch(0.938 0.03 138)', line: 'oklch(0.595 0.03 138)', brand: 'oklch(0.45 0.15 138)' },
}

/**
 * Our own picture of a name as SVG: flat colour and pitch lines (design guide). The subject of a banner is at its
 * end.
 */
export function drawPicture({
  name,
  theme,
  isMobile,
}: Pick<PictureFile, 'name' | 'theme' | 'isMobile'>): string {
  const { width, height } = pictureSize(name, isMobile)
  const art = PICTURE_ART[name]
  const { ground, line, brand } = COLOURS[theme]
  const scale = height / art.height
  const start = width - art.width * scale
  const field = art.hasGround ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''
  const shapes = art.fill ? `<path d="${art.fill}" fill="${ground}" stroke="none"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${field}` +
    `<g transform="translate(${start} 0) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${shapes}<path d="${art.lines}" stroke="${line}" stroke-width="2"/><path d="${art.brand}" stroke="${brand}" stroke-width="4"/></g></svg>`
  )
}
