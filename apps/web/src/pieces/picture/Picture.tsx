import { useSetting } from '#core/settings'
import { pictureAddress, pictureSize, pictureSources, type PictureName } from '#shared/pictures'
import css from './Picture.module.css'

/** A picture in the visitor's theme, size and best supported format. Its space is reserved until it is loaded. */
export function Picture({ name, alt = '', className }: PictureProps) {
  const theme = useSetting('theme')
  const { width, height } = pictureSize(name, false)
  const file = { name, theme: theme ?? 'dark', isMobile: false, scale: 1, format: 'webp' } as const
  return (
    <picture className={css.picture}>
      {pictureSources(name, theme).map(source => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={pictureAddress(file)}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
export interface PictureProps {
  name: PictureName
  /** Alternative text; empty for decoration. */
  alt?: string
  className?: string | undefined
}
