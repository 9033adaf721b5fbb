import { useState } from 'react'
import { currencyOf, formatMoney, parseStake, plainAmount, type Money } from '@touchline/domain/money'
import { Button, SumField } from '@touchline/ui'
import { Announce } from '#pieces/ticket-voice'
import { useLocale, useText } from '#shared/i18n'
import type { PlacedBet } from '../bet/index.ts'
import css from './CashOut.module.css'
import { useCashoutRule } from './useCashoutRule.ts'

/**
 * "Cash out by itself at 50.00 or more": set, change and remove the rule. The bookmaker stores it, so this page need
 * not stay open.
 */
export function CashoutRule({ bet, offer }: CashoutRuleProps) {
  const t = useText()
  const rule = useCashoutRule(bet.id)
  const sum = useRuleSum(bet)
  const status = rule.state === 'failed' || rule.state === 'saved' ? t(`cash-out.rule.${rule.state}`) : ''
  return (
    <form
      className={css.rule}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        sum.setTried(true)
        if (sum.money) void rule.set(sum.money.value)
      }}
    >
      <RuleField bet={bet} offer={offer} sum={sum} />
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
              sum.clear()
              void rule.remove()
            }}
          >
            {t('cash-out.rule.remove')}
          </Button>
        )}
      </div>
      <p className={css.hint}>{status}</p>
      <Announce words={status} urgency="now" />
    </form>
  )
}
export interface CashoutRuleProps {
  bet: PlacedBet
  /** What a full cash-out pays now. */
  offer: Money
}

/** The amount as it is typed; `money` is undefined while it is not valid. */
function useRuleSum({ cashoutAtLeast, stake }: PlacedBet) {
  const locale = useLocale()
  const [text, setText] = useState(cashoutAtLeast ? plainAmount(cashoutAtLeast) : '')
  const [isTried, setTried] = useState(false)
  const parsed = parseStake(text, { code: stake.currency, subunits: stake.subunits }, locale)
  const clear = (): void => {
    setText('')
    setTried(false)
  }
  const money = parsed.ok && parsed.money.value > 0 ? parsed.money : undefined
  return { text, setText, isTried, setTried, clear, money }
}

interface RuleFieldProps extends CashoutRuleProps {
  sum: ReturnType<typeof useRuleSum>
}

function RuleField({ bet, offer, sum: { text, setText, isTried, money } }: RuleFieldProps) {
  const t = useText()
  const locale = useLocale()
  const { currency: code } = bet.stake
  const isMet = money !== undefined && money.value <= offer.value
  return (
    <SumField
      label={t('cash-out.rule.label')}
      value={text}
      onValueChange={setText}
      before={currencyOf(code)?.symbol ?? code}
      placeholder={plainAmount({ ...offer, value: offer.value * 2 })}
      error={isTried && !money ? t('cash-out.rule.no-sum') : undefined}
      hint={
        isMet ? t('cash-out.rule.at-once', { amount: formatMoney(offer, locale) }) : t('cash-out.rule.hint')
      }
    />
  )
}
