import { formatMoney, type CurrencyCode, type Money } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { Icon, Notice, Tag } from '@touchline/ui'
import { useOddsText } from '#core/settings'
import { useFormatter, useLocale, useText } from '#shared/i18n'
import type { SignedBet, SignedLeg } from './readReceipt.ts'
import css from './ReceiptVerdict.module.css'
import type { LegProof } from './verifyLink.ts'
import type { Verdict } from './verifyReceipt.ts'

/** The verdict on a receipt and what to do next; for a valid one, its content. */
export function ReceiptVerdict({ verdict }: { verdict: Verdict }) {
  const t = useText()
  const { kind } = verdict
  const tone = kind === 'valid' ? 'good' : kind === 'changed' || kind === 'out-of-time' ? 'bad' : 'warn'
  const keyId = 'keyId' in verdict ? verdict.keyId : ''
  return (
    <>
      <Notice tone={tone} title={t(`receipt.verify.verdicts.${kind}.title`)}>
        {t(`receipt.verify.verdicts.${kind}.text`, { key: keyId })}
      </Notice>
      {kind === 'valid' && <BetDetails bet={verdict.bet} proofs={verdict.proofs} />}
    </>
  )
}

function BetDetails({ bet, proofs }: { bet: SignedBet; proofs: readonly LegProof[] }) {
  const t = useText()
  const locale = useLocale()
  const format = useFormatter()
  const odds = useOddsText()
  const money = (value: number): string =>
    formatMoney(
      { value, currency: bet.currency as CurrencyCode, subunits: bet.subunits } satisfies Money,
      locale,
    )
  const facts = [
    ['number', bet.ref],
    ['type', bet.system ? t('ticket.system-of', { id: bet.system.id }) : t(`ticket.types.${bet.type}`)],
    ['stake', money(bet.stake)],
    ['odds', odds.price(bet.odds as Odds)],
    ['returns', money(bet.potential_win)],
    ['placed', format.dateTime(bet.placed_at, 'full')],
    ['accepted', format.dateTime(bet.decided_at, 'full')],
  ] as const
  return (
    <section className={css.bet} aria-label={t('receipt.verify.says')}>
      <h2>{t('receipt.verify.says')}</h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`receipt.verify.facts.${name}`)}</dt>
            <dd>
              <span className="num">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ol className={css.legs}>
        {bet.legs.map((leg, i) => (
          <LegDetails
            key={`${leg.match_id}/${leg.market_id}/${leg.specifier}/${leg.outcome_id}`}
            leg={leg}
            proof={proofs[i] ?? 'unlogged'}
          />
        ))}
      </ol>
    </section>
  )
}

function LegDetails({ leg, proof }: { leg: SignedLeg; proof: LegProof }) {
  const t = useText()
  const format = useFormatter()
  const odds = useOddsText()
  const { chain } = leg
  return (
    <li>
      <div className={css.match}>
        <strong>
          <bdi>{leg.home ?? leg.event}</bdi> – <bdi>{leg.away ?? leg.runner}</bdi>
        </strong>
        <b className="num">{odds.price(leg.odds as Odds)}</b>
      </div>
      <PickDetails leg={leg} />
      <p className={css.proof}>
        <Tag tone={proof === 'broken' ? 'bad' : proof === 'unlogged' ? 'neutral' : 'good'}>
          <Icon name={proof === 'broken' ? 'close' : proof === 'unlogged' ? 'minus' : 'check'} size={14} />
          {t(`receipt.verify.proofs.${proof}`)}
        </Tag>
        {chain && (
          <span>
            {t('receipt.verify.link', { version: chain.version, at: format.dateTime(chain.at, 'full') })}
          </span>
        )}
      </p>
      {chain && (
        <code className={css.hash} dir="ltr">
          {chain.hash}
        </code>
      )}
    </li>
  )
}

/** What was picked, in the signed words; ids for a receipt without them. */
function PickDetails({ leg: { market, outcome, market_id, specifier, outcome_id } }: { leg: SignedLeg }) {
  const t = useText()
  if (market !== undefined && outcome !== undefined) {
    return (
      <p lang="en">
        <bdi>{market}</bdi>: <bdi className={css.outcome}>{outcome}</bdi>
      </p>
    )
  }
  const line = specifier === '' ? '' : ` (${specifier})`
  return (
    <p>
      {t('receipt.verify.outcome')} <bdi className="num">{`${market_id}${line} / ${outcome_id}`}</bdi>
    </p>
  )
}
