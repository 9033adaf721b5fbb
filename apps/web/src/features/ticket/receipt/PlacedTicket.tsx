import { useState } from 'react'
import type { Bet, BetLeg } from '@touchline/domain/bet'
import { IconButton } from '@touchline/ui'
import { Leg } from '#pieces/leg'
import { ReceiptDownload } from '#pieces/receipt-download'
import { ticketVoice } from '#pieces/ticket-voice'
import { useFormatter, useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { copyText } from '../sharing/index.ts'
import type { PlacedPart } from './placedParts.ts'
import { PriceSteps } from '../progress/index.ts'
import css from './Receipt.module.css'
import { useMoneyText } from '../amounts/index.ts'

/**
 * One placed bet on the receipt: number, time, legs, stake, odds, returns. Where many were placed together the legs
 * are collapsed.
 */
export function PlacedTicket({ part: { bet, system, returns }, isOneOfMany }: PlacedTicketProps) {
  const t = useText()
  const format = useFormatter()
  const href = useHref()
  const text = useMoneyText(bet.stake)
  const [copied, setCopied] = useState('')
  const kind = system ? t('ticket.system-of', { id: system.id }) : t(`ticket.types.${bet.type}`)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(navigator.clipboard, bet.ref)
    const words = t(isCopied ? 'ticket.number-copied' : 'ticket.number-not-copied')
    setCopied(words)
    ticketVoice.announce(words)
  }
  return (
    <section className={css.ticket}>
      <header className={css.number}>
        <span>
          {isOneOfMany && <>{kind} · </>}
          {t('ticket.bet')} <b className="num">{bet.ref}</b>, {format.dateTime(bet.createdAt, 'time')}
        </span>
        <IconButton icon="copy" iconSize={18} label={t('ticket.copy-number')} onClick={() => void copy()} />
      </header>
      <p className={css.copied}>{copied}</p>
      {isOneOfMany ? (
        <details className={css.legs}>
          <summary>{t('ticket.legs', { count: bet.legs.length })}</summary>
          <Legs bet={bet} />
        </details>
      ) : (
        <Legs bet={bet} />
      )}
      <dl className={css.sums}>
        <div>
          <dt>{t('ticket.stake')}</dt>
          <dd className="num">{text.money(bet.stake)}</dd>
        </div>
        <div>
          <dt>{t(system ? 'ticket.types.system' : 'ticket.odds')}</dt>
          <dd className="num">{system ? system.id : text.odds(bet.odds)}</dd>
        </div>
        <div className={css.returns}>
          <dt>{t(system ? 'ticket.returns-up-to' : 'ticket.returns')}</dt>
          <dd className="num">{text.money(returns)}</dd>
        </div>
      </dl>
      {bet.hasReceipt && (
        <div className={css.proof}>
          <ReceiptDownload bet={bet} fit="content" />
          <Link href={href.receiptVerify()}>{t('receipt.verify.title')}</Link>
        </div>
      )}
    </section>
  )
}
export interface PlacedTicketProps {
  part: PlacedPart
  /** One of so many bets that their legs would push each other out of view. */
  isOneOfMany: boolean
}

function Legs({ bet }: { bet: Bet }) {
  return bet.legs.map(leg => (
    <Leg
      key={`${leg.matchId}/${leg.marketId}/${leg.specifier}/${leg.outcomeId}`}
      leg={leg}
      odds={bet.type === 'custom_bet' ? undefined : leg.odds}
    >
      {bet.type !== 'custom_bet' && <TakenPrice leg={leg} mode={bet.acceptMode} />}
    </Leg>
  ))
}

/** A leg's odds from tap to decision where they differ, and the rule that decided. */
function TakenPrice({ leg, mode }: { leg: BetLeg; mode: Bet['acceptMode'] }) {
  const t = useText()
  const { oddsAtTap: tap, oddsAtArrival: arrival, odds } = leg
  if (!tap || !arrival || (tap === odds && arrival === odds)) return null
  return (
    <>
      <PriceSteps tap={tap} arrival={arrival} decision={odds} />
      {tap !== odds && mode && mode !== 'none' && (
        <p className={css.rule}>{t(`ticket.decided-by.${mode}`)}</p>
      )}
    </>
  )
}
