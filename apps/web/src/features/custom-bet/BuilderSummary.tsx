import type { Match } from '@touchline/domain/match'
import { Button, Skeleton } from '@touchline/ui'
import { useSessionState } from '#core/session'
import { useOddsText } from '#core/settings'
import { useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { BuilderNotice, type RefusedPress } from './BuilderNotice.tsx'
import css from './BuilderSummary.module.css'
import { Legs } from './Legs.tsx'
import { addBlockOf, legsOnSlip } from './model/builderView.ts'
import type { CustomBetBuilder, BuilderState } from './model/createBuilder.ts'
import { SettledPrice } from './SettledPrice.tsx'
import { useAddToSlip } from './useAddToSlip.ts'
import { useLegWords } from './useLegWords.ts'

/** The bet so far: its legs, their joint price, what is wrong with them, and the button that adds it to the slip. */
export function BuilderSummary({ match, builder, state, refused, onRefused, onDone }: BuilderSummaryProps) {
  const t = useText()
  const oddsText = useOddsText()
  const allowsSingle = useSessionState(({ betting }) => betting.customBetAllowsSingle)
  const slip = useSlipState(whole => whole)
  const words = useLegWords(match.id)
  const addToSlip = useAddToSlip(match.id)
  const { price, legs } = state
  const block = addBlockOf(state, { slip, allowsSingle })
  const odds = price.status === 'known' ? price.odds : price.status === 'asking' ? price.before : undefined
  const figure = odds === undefined ? undefined : oddsText.price(odds)
  const add = (): void => {
    if (price.status !== 'known') return
    if (addToSlip(legs, price.odds)) onDone()
    else onRefused(t('custom-bet.not-added'))
  }
  return (
    <section className={css.summary} aria-label={t('custom-bet.your-bet')}>
      {legs.length === 0 ? (
        <p className={css.empty}>{t('custom-bet.start')}</p>
      ) : (
        <Legs
          matchId={match.id}
          legs={legs.map(words)}
          atFault={price.status === 'refused' ? price.atFault : []}
          onRemove={builder.toggle}
        />
      )}
      <div className={css.foot}>
        <BuilderNotice matchId={match.id} state={state} refused={refused} words={words} builder={builder} />
        <p className={css.price} aria-busy={price.status === 'asking'}>
          <span>{t('custom-bet.joint-price')}</span>
          <b className="num" data-figure="joint-odds" data-status={price.status}>
            {figure ?? (price.status === 'asking' ? <Skeleton className={css.waiting} /> : '–')}
          </b>
        </p>
        <SettledPrice legs={legs} figure={price.status === 'known' ? figure : undefined} />
        <Button aria-disabled={block !== undefined} onClick={add}>
          {block
            ? t(`custom-bet.block.${block}`)
            : t(legsOnSlip(slip, match.id).length > 0 ? 'custom-bet.update' : 'custom-bet.add', {
                odds: figure ?? '',
              })}
        </Button>
      </div>
    </section>
  )
}
export interface BuilderSummaryProps {
  match: Match
  builder: CustomBetBuilder
  state: BuilderState
  /** Why the last press was ignored, as text. */
  refused: RefusedPress | undefined
  onRefused: (why: string) => void
  /** The bet is on the slip. */
  onDone: () => void
}
