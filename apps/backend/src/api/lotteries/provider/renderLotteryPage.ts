import {
  SALE_ENDS_MS,
  ticketCost,
  TICKET_DRAWS_MAX,
  type LotteryPrize,
  type NumberField,
} from '@touchline/domain/lottery'
import { directionOf, type Locale } from '@touchline/domain/locale'
import type { LotteryState } from '../findLotteries.ts'
import type { LotteryTicketRow } from '../findTickets.ts'
import type { LotteryDefinition } from '../lotteries.ts'
import { nameIn } from '#api/names'
import { renderTickets } from './renderTickets.ts'
import { html, type Html } from './html.ts'
import { moneyIn } from './moneyIn.ts'
import { pageTextsIn, type PageText } from './texts.ts'

export type LotteryFrame = {
  readonly base: string
  readonly locale: Locale
  readonly isRtlEnabled: boolean
  readonly siteName: string
  /** Address of the site's list of lotteries. */
  readonly home: string
  /** Undefined where the visitor follows the system setting. */
  readonly theme: 'dark' | 'light' | undefined
}
export type PageView = LotteryFrame & {
  readonly state: LotteryState
  /** In subunits of the lottery's currency; undefined where the player has no account in it. */
  readonly balance: number | undefined
  readonly tickets: readonly LotteryTicketRow[]
}

/** The page where numbers are picked. Everything except buying works without scripts. */
export function renderLotteryPage(view: PageView): string {
  const { base, locale, state, tickets, balance } = view
  const { lottery, jackpot, coming } = state
  const t = pageTextsIn(locale)
  const money = moneyIn(lottery, locale)
  const { main, bonus } = lottery.game
  const body = html`<main>
    <header>
      <h1>${nameIn(lottery.names, locale)}</h1>
      <dl>
        ${fact(t('jackpot'), html`<b>${money(jackpot)}</b>`)}
        ${fact(t('next'), html`<time datetime="${new Date(coming[0]!.at).toISOString()}">${utc(coming[0]!.at, locale)}</time>`)}
        ${fact(t('price'), html`<b>${money(lottery.price)}</b>`)}
      </dl>
    </header>
    <form
      id="ticket"
      action="${base}/lotteries/${lottery.id}/tickets?locale=${locale}"
      data-sale-ends="${SALE_ENDS_MS}"
      data-bought="${t('bought')}"
      data-incomplete="${t('incomplete')}"
      data-offline="${t('offline')}"
    >
      ${field('main', main, t('numbers', { pick: main.pick, of: main.of }), t)}
      ${bonus && field('bonus', bonus, t('bonus', { of: bonus.of }), t)}
      <div class="row">
        <button type="button" id="quick">${t('quick')}</button>
        <button type="reset">${t('clear')}</button>
        <label
          ><span>${t('draws')}</span>
          <select name="draws">
            ${drawOptions(lottery, money)}
          </select></label
        >
      </div>
      <div class="pay">
        <p role="status"></p>
        <button class="buy" type="submit">${t('buy')} <b>${money(lottery.price)}</b></button>
      </div>
    </form>
    <section id="mine">${renderTickets({ lottery, tickets, balance, locale })}</section>
    <section class="prizes">
      <h2>${t('prizes')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('hits')}</th>
            <th scope="col">${t('prize')}</th>
          </tr>
        </thead>
        <tbody>
          ${lottery.prizes.map(prize => prizeRow(prize, { lottery, jackpot, money, t }))}
        </tbody>
      </table>
    </section>
    <p class="back">${t('back')}</p>
    <script src="${base}/page.js" type="module"></script>
  </main>`
  return wholeDocument(view, nameIn(lottery.names, locale), body)
}

/** The page for a launch address or token that has expired. */
export function renderEnded(view: LotteryFrame): string {
  const t = pageTextsIn(view.locale)
  const body = html`<main>
    <header>
      <h1>${t('endedTitle')}</h1>
      <p>${t('ended')}</p>
    </header>
  </main>`
  return wholeDocument(view, t('endedTitle'), body)
}

function wholeDocument(
  { base, locale, isRtlEnabled, siteName, home, theme }: LotteryFrame,
  title: string,
  body: Html,
): string {
  const speaks = html`lang="${locale}" dir="${directionOf(locale, isRtlEnabled)}"`
  const root = theme ? html`${speaks} data-theme="${theme}"` : speaks
  return html`<!doctype html>
    <html ${root}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="${theme ?? 'dark light'}" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/page.css" />
      </head>
      <body>
        <nav>
          <a href="${home}"
            ><svg width="20" height="20" viewBox="0 0 22 22" aria-hidden="true">
              <path d="M3 1.5V19h17.5M3 9.2A9.8 9.8 0 0 1 12.8 19" /></svg
            >${siteName}</a
          >
        </nav>
        ${body}
      </body>
    </html>`.html
}

function fact(name: string, value: Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`
}

function field(name: 'main' | 'bonus', { pick, of }: NumberField, legend: string, t: PageText): Html {
  const balls = Array.from({ length: of }, (_, index) => index + 1)
  return html`<fieldset data-name="${name}" data-pick="${pick}" data-picked="${t('picked')}">
    <legend>${legend}</legend>
    <p class="count" aria-live="polite">${t('picked', { count: 0, pick })}</p>
    <div class="balls">
      ${balls.map(ball => html`<label><input type="checkbox" name="${name}" value="${ball}" /><span>${ball}</span></label>`)}
    </div>
  </fieldset>`
}

function drawOptions({ price }: LotteryDefinition, money: (value: number) => string): readonly Html[] {
  return Array.from(
    { length: TICKET_DRAWS_MAX },
    (_, index) =>
      html`<option value="${index + 1}" data-cost="${money(ticketCost(price, index + 1))}">
        ${index + 1} · ${money(ticketCost(price, index + 1))}
      </option>`,
  )
}

type PrizeView = {
  readonly lottery: LotteryDefinition
  readonly jackpot: number
  readonly money: (value: number) => string
  readonly t: PageText
}

function prizeRow({ main, bonus, pays }: LotteryPrize, { lottery, jackpot, money, t }: PrizeView): Html {
  const paid =
    pays.kind === 'jackpot'
      ? html`${t('jackpot')} · <b>${money(jackpot)}</b>`
      : money(lottery.price * pays.times)
  return html`<tr>
    <td><bdi>${bonus > 0 ? `${main} + ${bonus}` : String(main)}</bdi></td>
    <td>${paid}</td>
  </tr>`
}

/** Shown until the page's script replaces it with the reader's own time zone. */
function utc(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(`${locale === 'en' ? 'en-GB' : locale}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(at)
}
