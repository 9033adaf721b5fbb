import { useText } from '#shared/i18n'
import css from './Banner.module.css'

/** What the product stands for, on flat colour and pitch lines (design guide: no gradients, no photos, nothing moves). */
export function Banner() {
  const t = useText()
  return (
    <section className={css.banner} aria-label={t('banner.label')}>
      <p className={css.title}>{t('banner.title')}</p>
      <p className={css.text}>{t('banner.text')}</p>
    </section>
  )
}
