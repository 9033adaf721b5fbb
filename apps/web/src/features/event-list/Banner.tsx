import { useText } from '#shared/i18n'
import css from './Banner.module.css'

/** The promise of the product, on flat colour and pitch lines (design guide: no gradients, photos or motion). */
export function Banner() {
  const t = useText()
  return (
    <section className={css.banner} aria-label={t('banner.label')}>
      {/* Drawn in place: a background picture would come after the words and count as the largest paint of the page. */}
      <svg className={css.pitch} viewBox="0 14 112 98" aria-hidden="true">
        <path d={PITCH_LINES} />
      </svg>
      <p className={css.title}>{t('banner.title')}</p>
      <p className={css.text}>{t('banner.text')}</p>
    </section>
  )
}

/** Touchline, goal line, corner arc, penalty area, goal area and centre circle, as far as they are in view. */
const PITCH_LINES = 'M8-10V86H120M8 58a28 28 0 0 1 28 28M58 86V44h60M84 86V66h40M86 44a30 24 0 0 1 40-16'
