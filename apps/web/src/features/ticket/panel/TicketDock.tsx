import { useText } from '#shared/i18n'
import { TicketPanel, type TicketPanelProps } from './TicketPanel.tsx'
import css from './TicketPanel.module.css'
import { useIsDocked } from './useIsDocked.ts'
import { useStakeShortcut } from '../stakes/index.ts'

/** The ticket panel beside the page, from 1280 px on. It fills its column. */
export function TicketDock(props: TicketPanelProps) {
  const t = useText()
  const isDocked = useIsDocked()
  useStakeShortcut(goToStake)
  return (
    <aside className={css.dock} aria-label={t('ticket.panel')}>
      {isDocked !== false && <TicketPanel {...props} />}
    </aside>
  )
}

function goToStake(): void {
  const stake = document.getElementById('dock-stake')
  stake?.focus()
  // Typing replaces the current value.
  if (stake instanceof HTMLInputElement) stake.select()
}
