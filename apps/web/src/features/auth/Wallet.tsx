import { useEffect, useId, useRef, useState } from 'react'
import { formatMoney } from '@touchline/domain/money'
import { Icon, Skeleton } from '@touchline/ui'
import { activeAccount, useSessionState } from '#core/session'
import { useLocale, useText } from '#shared/i18n'
import { AccountMenu } from './AccountMenu.tsx'
import css from './Wallet.module.css'

/** The live balance, and a button for the account menu. */
export function Wallet() {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const account = useSessionState(activeAccount)
  const name = useSessionState(state => state.player?.displayName ?? '')
  const balance = account && formatMoney(account.balance, locale, { subcurrency: true })

  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  return (
    <div ref={root} className={css.wallet}>
      <button
        ref={toggle}
        type="button"
        className={css.balance}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('auth.account-of', { name, balance: balance ?? '' })}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="num" data-figure="balance">
          {balance ?? <Skeleton />}
        </span>
        <Icon name="user" />
      </button>
      {isOpen && <AccountMenu id={id} onClose={() => setOpen(false)} />}
    </div>
  )
}
