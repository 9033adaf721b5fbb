import { useState } from 'react'
import { formatMoney } from '@touchline/domain/money'
import { Icon } from '@touchline/ui'
import { useSession, useSessionState } from '#core/session'
import { useAlerts } from '#shared/alerts'
import { useLocale, useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './Wallet.module.css'

/** The signed-in player, the account that bets are staked from, and sign out. */
export function AccountMenu({ id, onClose }: AccountMenuProps) {
  const session = useSession()
  const alerts = useAlerts()
  const t = useText()
  const href = useHref()
  const name = useSessionState(state => state.player?.displayName)
  const accounts = useSessionState(state => state.accounts)
  const [busyCurrency, setBusyCurrency] = useState<string | undefined>()

  async function choose(currency: string): Promise<void> {
    if (busyCurrency !== undefined) return
    setBusyCurrency(currency)
    const isChosen = await session.chooseCurrency(currency)
    setBusyCurrency(undefined)
    if (isChosen) onClose()
    else
      alerts.push({
        key: 'account',
        tone: 'bad',
        title: t('auth.account-kept'),
        text: t('auth.account-kept-text'),
      })
  }

  async function leave(): Promise<void> {
    if (await session.signOut()) onClose()
    else
      alerts.push({ key: 'account', tone: 'bad', title: t('auth.still-in'), text: t('auth.still-in-text') })
  }

  return (
    <section id={id} className={css.menu} aria-label={t('auth.account')}>
      <p className={css.name}>
        <bdi>{name}</bdi>
      </p>
      <ul aria-label={t('auth.accounts')}>
        {accounts.map(({ currency, balance, active }) => (
          <li key={currency.code}>
            <AccountButton
              code={currency.code}
              balance={balance}
              isActive={active}
              isBusy={busyCurrency === currency.code}
              onPress={() => (active ? onClose() : void choose(currency.code))}
            />
          </li>
        ))}
      </ul>
      <Link href={href.bets()} className={css.row} onClick={onClose}>
        <Icon name="checklist" size={18} />
        <span>{t('nav.my-bets')}</span>
      </Link>
      <button type="button" className={css.row} onClick={() => void leave()}>
        <Icon name="sign-out" size={18} />
        <span>{t('auth.sign-out')}</span>
      </button>
    </section>
  )
}
function AccountButton({ code, balance, isActive, isBusy, onPress }: AccountButtonProps) {
  const locale = useLocale()
  return (
    <button type="button" className={css.row} aria-pressed={isActive} aria-busy={isBusy} onClick={onPress}>
      <span>{code}</span>
      <b className="num">{formatMoney(balance, locale, { subcurrency: true })}</b>
      <span className={css.tick}>{isActive && <Icon name="check" size={16} />}</span>
    </button>
  )
}
interface AccountButtonProps {
  code: string
  balance: Parameters<typeof formatMoney>[0]
  isActive: boolean
  isBusy: boolean
  onPress: () => void
}

export interface AccountMenuProps {
  id: string
  onClose: () => void
}
