import type { DraftBet } from '@touchline/domain/slip'
import { Button, Icon } from '@touchline/ui'
import { useOddsText } from '#core/settings'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import css from './CustomBetHead.module.css'

/**
 * The joint price of a custom bet above its legs, which have none of their own, and a button that opens the builder.
 */
export function CustomBetHead({ bet }: CustomBetHeadProps) {
  const slip = useSlip()
  const t = useText()
  const oddsText = useOddsText()
  const { customOdds: odds, acceptedCustomOdds: accepted } = bet
  const [leg] = bet.selections
  const isMoved = odds !== undefined && accepted !== undefined && odds !== accepted
  const move = isMoved ? (odds > accepted ? 'up' : 'down') : undefined
  return (
    <header className={css.head} data-move={move}>
      <div className={css.words}>
        <h4>{t('ticket.types.custom_bet')}</h4>
        {leg && (
          <p>
            <bdi>{leg.homeName}</bdi> – <bdi>{leg.awayName}</bdi>
          </p>
        )}
      </div>
      <p className={css.price}>
        {move && accepted !== undefined && (
          <span className={css.before}>
            <Icon name={move === 'up' ? 'triangle-up' : 'triangle-down'} size={8} />
            <s>{oddsText.price(accepted)}</s>
          </span>
        )}
        <b className="num">{odds === undefined ? '–' : oddsText.price(odds)}</b>
      </p>
      {leg && (
        <Button
          variant="text"
          size="medium"
          fit="content"
          onClick={() => slip.report({ kind: 'open-custom-bet', matchId: leg.matchId })}
        >
          {t('ticket.edit-custom')}
        </Button>
      )}
    </header>
  )
}
export interface CustomBetHeadProps {
  bet: DraftBet
}
