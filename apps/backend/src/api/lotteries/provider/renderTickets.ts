import type { LotteryNumbers } from '@touchline/domain/lottery'
import type { Locale } from '@touchline/domain/locale'
import type { LotteryTicketRow, TicketDraw } from '../findTickets.ts'
import type { LotteryDefinition } from '../lotteries.ts'
import { html, type Html } from './html.ts'
import { moneyIn } from './moneyIn.ts'
import { pageTextsIn } from './texts.ts'

export type TicketsView = {
  readonly lottery: LotteryDefinition
  readonly tickets: readonly LotteryTicketRow[]
  readonly balance: number | undefined
  readonly locale: Locale
}

/** The part of the page that a purchase changes: the balance, and the player's tickets with their winnings. */
export function renderTickets({ lottery, tickets, balance, locale }: TicketsView): Html {
  const t = pageTextsIn(locale)
  const money = moneyIn(lottery, locale)
  const result = ({ paid }: TicketDraw): string =>
    paid === null ? t('waiting') : paid > 0 ? money(paid) : t('nothing')
  return html`<p class="balance">${t('balance')} <b>${balance === undefined ? '–' : money(balance)}</b></p>
    <h2>${t('tickets')}</h2>
    ${tickets.length === 0 && html`<p>${t('none')}</p>`}
    <ul>
      ${tickets.map(
        ticket =>
          html`<li>
            ${drawBalls(ticket.numbers)}
            <p>${t('stake')} <b>${money(ticket.stake)}</b> · ${t('won')} <b>${money(ticket.paid)}</b></p>
            <ul class="draws">
              ${ticket.draws.map(
                draw =>
                  html`<li>
                    <span>${t('draw', { number: draw.draw })}</span>
                    ${draw.drawn ? drawBalls(draw.drawn, ticket.numbers) : undefined}
                    <span>${result(draw)}</span>
                  </li>`,
              )}
            </ul>
          </li>`,
      )}
    </ul>`
}

/** Numbers in a row, the bonus number behind a plus; those that are in `hits` are marked. */
function drawBalls(numbers: LotteryNumbers, hits?: LotteryNumbers): Html {
  const row = (from: readonly number[], among: readonly number[] = []): readonly Html[] =>
    from.map(ball => (among.includes(ball) ? html`<mark>${ball}</mark> ` : html`<span>${ball}</span> `))
  return html`<p class="numbers">
    ${row(numbers.main, hits?.main)}${numbers.bonus.length > 0 && html`+ ${row(numbers.bonus, hits?.bonus)}`}
  </p>`
}
