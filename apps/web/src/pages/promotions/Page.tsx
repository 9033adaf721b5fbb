import { useSuspenseQuery } from '@tanstack/react-query'
import { Icon, type IconName } from '@touchline/ui'
import { systemQuery } from '#core/catalogue'
import { Picture } from '#pieces/picture'
import { PageHead } from '#features/event-list'
import { useText } from '#shared/i18n'
import { useHref, type Href } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './Page.module.css'

type Card = { readonly key: string; readonly icon: IconName; readonly to: (href: Href) => string }

const CARDS: readonly Card[] = [
  { key: 'combo', icon: 'plus', to: href => href.home() },
  { key: 'system', icon: 'stats', to: href => href.home() },
  { key: 'quick-bet', icon: 'bolt', to: href => href.live() },
  { key: 'cash-out', icon: 'check', to: href => href.bets() },
  { key: 'custom-bet', icon: 'checklist', to: href => href.home() },
  { key: 'sharing', icon: 'share', to: href => href.home() },
  { key: 'receipts', icon: 'receipt', to: href => href.receiptVerify() },
]

/** What players can do here beyond a plain bet, each with a link. */
export function Page() {
  const t = useText()
  const href = useHref()
  const { data: system } = useSuspenseQuery(systemQuery())
  const shown = CARDS.filter(({ key }) => key !== 'sharing' || system.share_bets)
  return (
    <>
      <PageHead title={t('page.promotions.title')} />
      <Picture name="banners/promotions" className={css.banner} />
      <p className={css.intro}>{t('promotions.intro')}</p>
      <ul className={css.cards}>
        {shown.map(({ key, icon, to }) => (
          <li key={key} className={css.card}>
            <Icon name={icon} size={24} />
            <h2>{t(`promotions.card.${key}.title`)}</h2>
            <p>{t(`promotions.card.${key}.text`)}</p>
            <Link href={to(href)}>{t(`promotions.card.${key}.link`)}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
