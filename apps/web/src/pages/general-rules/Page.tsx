import { useSuspenseQuery } from '@tanstack/react-query'
import { toCurrency } from '@touchline/contract'
import { formatMoney, moneyOf } from '@touchline/domain/money'
import { systemQuery } from '#core/catalogue'
import { TextPage, TextSection } from '#pages/shared'
import { useLocale, useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { limitsQuery } from './queries.ts'

/** In the order of a bet's life: taken, decided, settled. */
const RULES = [
  'taken',
  'prices',
  'live',
  'late',
  'amounts',
  'time',
  'void',
  'lines',
  'heat',
  'combo',
  'system',
  'custom',
  'cash-out',
  'results',
  'corrected',
  'receipts',
  'responsible',
]

/** How bets are taken and settled here: what the rules of the domain do, in plain words. */
export function Page() {
  const t = useText()
  const href = useHref()
  return (
    <TextPage title={t('page.general-rules.title')}>
      <p>{t('general-rules.intro')}</p>
      <Limits />
      {RULES.map(rule => (
        <TextSection key={rule} id={rule} title={t(`general-rules.rule.${rule}.title`)}>
          <p>{t(`general-rules.rule.${rule}.text`)}</p>
          {rule === 'receipts' && <Link href={href.receiptVerify()}>{t('general-rules.verify')}</Link>}
        </TextSection>
      ))}
    </TextPage>
  )
}

/** In the currency of a visitor who is not signed in; nothing where the site sets no limit in it. */
function Limits() {
  const t = useText()
  const locale = useLocale()
  const { data: system } = useSuspenseQuery(systemQuery())
  const { data: limits } = useSuspenseQuery(limitsQuery())
  const wire = system.currencies.find(({ code }) => code === system.default_currency_code)
  const { min_stake: min, max_stake: max, max_win: win } = limits[system.default_currency_code] ?? {}
  if (!wire || typeof min !== 'number' || typeof max !== 'number' || typeof win !== 'number') return null
  const sum = (value: number): string => formatMoney(moneyOf(value, toCurrency(wire)), locale)
  return (
    <TextSection title={t('general-rules.limits.title')}>
      <p>{t('general-rules.limits.text', { min: sum(min), max: sum(max), win: sum(win) })}</p>
    </TextSection>
  )
}
