import { useText } from '#shared/i18n'
import css from './Banner.module.css'

/** What the product stands for, on flat colour and pitch lines (design guide: no gradients, no photos, nothing moves). */
export function Banner() {
  const t = useText()
  return (
    <section className={css.banner} aria-label={t('banner.label')}>
      <svg
        className={css.art}
        width="112"
        height="98"
        viewBox="0 14 112 98"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M8 -10V86H120" />
        <path d="M8 58a28 28 0 0 1 28 28" />
        <path d="M58 86V44h60M84 86V66h40" />
        <path d="M86 44a30 24 0 0 1 40 -16" />
      </svg>
      <p className={css.title}>{t('banner.title')}</p>
      <p className={css.text}>{t('banner.text')}</p>
    </section>
  )
}
