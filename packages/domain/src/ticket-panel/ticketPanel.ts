/** The two tabs of the ticket panel (spec section 2.3). */
export const TICKET_TABS = ['BET_SLIP', 'MY_BETS'] as const

/** A tab of the ticket panel (spec section 2.3). */
export type TicketTab = (typeof TICKET_TABS)[number]

/**
 * The current tab of the ticket panel, and whether it is open. On wide screens the panel is docked and always visible:
 * closed then only means an empty slip.
 */
export type TicketPanelState = { readonly tab: TicketTab; readonly isOpen: boolean }

/** The initial panel, also where nothing was stored. */
export const CLOSED_PANEL: TicketPanelState = { tab: 'BET_SLIP', isOpen: false }

/** What happened, as data. */
export type TicketPanelEvent =
  | {
      /** The number of selections changed, or `isRead` did. Not used for bets that storage restores: see `restored`. */
      readonly type: 'picks-changed'
      readonly before: number
      readonly now: number
      /** Whether a placement or its receipt is shown, which must be read first. */
      readonly isRead: boolean
    }
  /** The placement was accepted or refused. */
  | { readonly type: 'placing-answered' }
  | { readonly type: 'route-changed' }
  /** Opened by hand, optionally at a tab. */
  | { readonly type: 'opened'; readonly tab?: TicketTab }
  | { readonly type: 'closed' }
  | { readonly type: 'tab-chosen'; readonly tab: TicketTab }
  /** The panel from session storage, after a reload. */
  | { readonly type: 'restored'; readonly panel: TicketPanelState }

/** The panel after an event (spec section 2.3). Pure and total; the same object when nothing changes. */
export function reduceTicketPanel(panel: TicketPanelState, event: TicketPanelEvent): TicketPanelState {
  switch (event.type) {
    case 'picks-changed':
      return followPicks(panel, event.before, event.now, event.isRead)
    case 'placing-answered':
      return turned(panel, 'BET_SLIP', true)
    case 'route-changed':
    case 'closed':
      return turned(panel, panel.tab, false)
    case 'opened':
      return turned(panel, event.tab ?? panel.tab, true)
    case 'tab-chosen':
      return turned(panel, event.tab, panel.isOpen)
    case 'restored':
      return turned(panel, event.panel.tab, event.panel.isOpen)
  }
}

/** The visible tab: where the site hides My bets there is only the slip ([PANEL-4]). */
export function visibleTab({ tab }: TicketPanelState, isMyBetsVisible: boolean): TicketTab {
  return isMyBetsVisible ? tab : 'BET_SLIP'
}

/** The first selection opens the panel on the slip ([PANEL-1]); removing the last one closes it ([PANEL-2]). */
function followPicks(
  panel: TicketPanelState,
  before: number,
  now: number,
  isRead: boolean,
): TicketPanelState {
  if (before === 0 && now > 0) return turned(panel, 'BET_SLIP', true)
  return now === 0 && !isRead ? turned(panel, panel.tab, false) : panel
}

function turned(panel: TicketPanelState, tab: TicketTab, isOpen: boolean): TicketPanelState {
  return panel.tab === tab && panel.isOpen === isOpen ? panel : { tab, isOpen }
}
