import { Icon, type IconName } from '@touchline/ui'
import type { OutcomeStatus } from '@touchline/domain/catalogue'
import type { SettledMarket } from '#core/catalogue'
import { useText } from '#shared/i18n'
import type { OpenCards } from './useOpenCards.ts'
import { winnersFirst, winnersOf } from './winnersFirst.ts'
import css from './SettledCards.module.css'

/** Settled markets, one line each with its winners; one that is open lists all outcomes, winners first. */
export function SettledCards({ markets, cards }: SettledCardsProps) {
  const t = useText()
  return (
    <section className={css.markets} aria-label={t('results.settled')}>
      {markets.map(market => (
        <Card key={market.key} market={market} isOpen={cards.isOpen(market.key)} onFold={cards.toggle} />
      ))}
    </section>
  )
}
export interface SettledCardsProps {
  markets: readonly SettledMarket[]
  cards: OpenCards
}

/** An icon beside each word, so that colour is not the only difference. */
const MARKS: Readonly<Record<OutcomeStatus, IconName>> = {
  won: 'tick',
  'half-won': 'tick',
  lost: 'close',
  'half-lost': 'close',
  void: 'minus',
  open: 'minus',
}

function Card({ market: { key, name, outcomes }, isOpen, onFold }: CardProps) {
  const t = useText()
  const bodyId = `settled-${key.replace(/\W+/g, '-')}`
  return (
    <div className={css.card}>
      <h3>
        <button
          type="button"
          className={css.head}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => onFold(key)}
        >
          <span className={css.name}>{name}</span>
          {!isOpen && <Winners outcomes={outcomes} />}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} className={css.chevron} />
        </button>
      </h3>
      <ul id={bodyId} hidden={!isOpen}>
        {isOpen &&
          winnersFirst(outcomes).map(outcome => (
            <li key={outcome.key}>
              <bdi>{outcome.name}</bdi>
              <span className={css.standing} data-standing={outcome.status}>
                <Icon name={MARKS[outcome.status]} size={14} />
                {t(`results.outcome.${outcome.status}`)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
interface CardProps {
  market: SettledMarket
  isOpen: boolean
  onFold: (key: string) => void
}

/** Names of the winners, or the result of a market without one. */
function Winners({ outcomes }: Pick<SettledMarket, 'outcomes'>) {
  const t = useText()
  const winners = winnersOf(outcomes)
  const status = winners[0]?.status ?? winnersFirst(outcomes)[0]?.status ?? 'open'
  return (
    <span className={css.standing} data-standing={status}>
      <Icon name={MARKS[status]} size={14} />
      <bdi className="clip">
        {winners.length > 0 ? winners.map(({ name }) => name).join(', ') : t(`results.outcome.${status}`)}
      </bdi>
    </span>
  )
}
