import { ROUTES } from '@touchline/contract'
import type { BetFilter } from '@touchline/domain/bet'
import type { BetResultFilter } from '@touchline/domain/bet-list'
import { useSession } from '#core/session'
import { useLocale, useText } from '#shared/i18n'
import css from './ExportLink.module.css'
import type { Bounds } from './period.ts'
import { BY, statusesOf } from './statusesOf.ts'

/** The bets that are listed as a file: a plain link, which the browser follows without any script. */
export function ExportLink({ filters: { filter, result, from, to } }: ExportLinkProps) {
  const { sportsbookBase } = useSession()
  const t = useText()
  const locale = useLocale()
  const query = new URLSearchParams({
    status: statusesOf(filter),
    ...(result !== 'all' && { result }),
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
    by: BY,
    // A browser requests the file in its own language, which may differ from the page's.
    locale,
  })
  return (
    <a
      className={css.export}
      href={`${sportsbookBase}${ROUTES.exportBets.path}?${query.toString()}`}
      download
      // The server's day may be another than the browser's: its link is used until the page loads the bets itself.
      suppressHydrationWarning
    >
      {t('bet-history.export')}
    </a>
  )
}
export interface ExportLinkProps {
  filters: Bounds & { readonly filter: BetFilter; readonly result: BetResultFilter }
}
