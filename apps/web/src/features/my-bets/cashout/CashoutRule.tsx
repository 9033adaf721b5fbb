import { useState } from 'react'
import { currencyOf, formatMoney, parseStake, plainAmount, type Money } from '@touchline/domain/money'
import { Button, SumField } from '@touchline/ui'
import { Announce } from '#pieces/ticket-voice'
import { useLocale, useText } from '#shared/i18n'
import type { PlacedBet } from '../bet/index.ts'
import css from './CashOut.module.css'
import { useCashoutRule } from './useCashoutRule.ts'

/** "Cash out by itself at 50.00 or more": set, changed and removed. The bookmaker keeps it, so this page need not stay open. */
export function CashoutRule({ bet, offer }: CashoutRuleProps) {
  const t = useText()
  const locale = useLocale()
  const rule = useCashoutRule(bet.id)
  const [text, setText] = useState(bet.cashoutAtLeast ? plainAmount(bet.cashoutAtLeast) : '')
  const [isTried, setTried] = useState(false)
  const { currency: code, subunits } = bet.stake
  const parsed = parseStake(text, { code, subunits }, locale)
  const sum = parsed.ok && parsed.money.value > 0 ? parsed.money : undefined
  const isMet = sum !== undefined && sum.value <= offer.value
  const said =
    rule.state === 'failed'
      ? t('cash-out.rule.failed')
      : rule.state === 'saved'
        ? t('cash-out.rule.saved')
        : ''

  return (
    <form
      className={css.rule}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (sum) void rule.set(sum.value)
      }}
    >
      <SumField
        label={t('cash-out.rule.label')}
        value={text}
        onValueChange={setText}
        before={currencyOf(code)?.symbol ?? code}
        placeholder={plainAmount({ ...offer, value: offer.value * 2 })}
        error={isTried && !sum ? t('cash-out.rule.no-sum') : undefined}
        hint={
          isMet ? t('cash-out.rule.at-once', { amount: formatMoney(offer, locale) }) : t('cash-out.rule.hint')
        }
      />
      <div className={css.buttons}>
        <Button
          type="submit"
          variant="quiet"
          size="medium"
          fit="content"
          aria-disabled={rule.state === 'busy'}
        >
          {t(bet.cashoutAtLeast ? 'cash-out.rule.change' : 'cash-out.rule.set')}
        </Button>
        {bet.cashoutAtLeast && (
          <Button
            variant="text"
            size="medium"
            fit="content"
            aria-disabled={rule.state === 'busy'}
            onClick={() => {
              setText('')
              setTried(false)
              void rule.remove()
            }}
          >
            {t('cash-out.rule.remove')}
          </Button>
        )}
      </div>
      <p className={css.hint}>{said}</p>
      <Announce words={said} urgency="now" />
    </form>
  )
}
export interface CashoutRuleProps {
  bet: PlacedBet
  /** What all of it pays now. */
  offer: Money
}
