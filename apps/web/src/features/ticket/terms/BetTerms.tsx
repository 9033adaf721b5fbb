import type { DraftBet } from '@touchline/domain/slip'
import { betTerms, type BetTerm } from '@touchline/domain/terms'
import { Icon, type IconName } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './BetTerms.module.css'

/** How a bet is settled, in plain words: the main sentence visible, all others collapsed ([TERMS-1]). */
export function BetTerms({ bet }: BetTermsProps) {
  const t = useText()
  const terms = betTerms(bet)
  const main = terms.find(term => term.kind === 'win')
  if (!main) return null
  const rest = terms.filter(term => term !== main)
  const ofBet = rest.filter(term => term.leg === undefined)
  const legs = bet.selections.map((leg, i) => ({ leg, terms: rest.filter(term => term.leg === i + 1) }))
  return (
    <details className={css.terms}>
      <summary className={css.main}>
        <span className={css.title}>{t('ticket.terms.title')}</span>
        <span>{t(main.textKey, main.values)}</span>
        <Icon name="chevron-down" size={16} className={css.turn} />
      </summary>
      {legs.map(({ leg, terms: own }) => (
        <div key={`${leg.matchId}/${leg.marketId}/${leg.specifier}/${leg.outcomeId}`}>
          {legs.length > 1 && (
            <h5 className={css.leg}>
              <bdi>{leg.outcomeName}</bdi>
            </h5>
          )}
          <Sentences terms={own} />
        </div>
      ))}
      <Sentences terms={ofBet} />
    </details>
  )
}
export interface BetTermsProps {
  bet: DraftBet
}

function Sentences({ terms }: { terms: readonly BetTerm[] }) {
  const t = useText()
  if (terms.length === 0) return null
  return (
    <ul className={css.sentences}>
      {terms.map(term => (
        <li key={t(term.textKey, term.values)} data-kind={term.kind}>
          <Icon name={ICONS[term.kind]} size={14} />
          <span>{t(term.textKey, term.values)}</span>
        </li>
      ))}
    </ul>
  )
}

const ICONS = { win: 'check', lose: 'close', refund: 'minus' } as const satisfies Record<
  BetTerm['kind'],
  IconName
>
