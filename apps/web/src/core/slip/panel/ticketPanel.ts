import { selectionsOf, type Slip } from '@touchline/domain/slip'
import {
  CLOSED_PANEL,
  reduceTicketPanel,
  TICKET_TABS,
  type TicketPanelState,
  type TicketPanelEvent,
  type TicketTab,
} from '@touchline/domain/ticket-panel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { writeJson, readJson, type TabStorage, isRecord, knownValue } from '../storage/index.ts'

export interface TicketPanelStore extends StoreApi<TicketPanelState> {
  dispatch(event: TicketPanelEvent): void
  open(tab?: TicketTab): void
  showTab(tab: TicketTab): void
  /** By hand, and on every change of route. */
  close(): void
  /** Restores what this tab stored; not before hydration, because the server does not know it. */
  restore(): void
}

/** Name of spec section 9, browser storage (session). */
const STORAGE_KEY = 'betslipToggleState'

export interface TicketPanelOptions {
  readonly slip: Pick<StoreApi<Slip>, 'subscribe'>
  readonly storage: TabStorage
}

/** Which tab the ticket panel shows and whether it is open, stored in session storage (spec section 2.3). */
export function createTicketPanel({ slip, storage }: TicketPanelOptions): TicketPanelStore {
  const store = createStore<TicketPanelState>(() => CLOSED_PANEL)

  function dispatch(event: TicketPanelEvent): void {
    const before = store.getState()
    const next = reduceTicketPanel(before, event)
    if (next === before) return
    writeJson(storage, STORAGE_KEY, next)
    store.setState(next, true)
  }

  slip.subscribe((slipNow, slipBefore) => {
    const [now, before] = [selectionsOf(slipNow).length, selectionsOf(slipBefore).length]
    // Restored bets open nothing: the panel is restored as it was.
    if (slipBefore.isRestoring && !slipNow.isRestoring && now > 0) return
    if (isAnswer(slipNow, slipBefore)) dispatch({ type: 'placing-answered' })
    const isRead = isToBeRead(slipNow)
    if (now === before && isRead === isToBeRead(slipBefore)) return
    dispatch({ type: 'picks-changed', before, now, isRead })
  })

  return Object.assign(store, {
    dispatch,
    open: (tab?: TicketTab) => dispatch({ type: 'opened', ...(tab && { tab }) }),
    showTab: (tab: TicketTab) => dispatch({ type: 'tab-chosen', tab }),
    close: () => dispatch({ type: 'closed' }),
    restore() {
      const panel = readStored(storage)
      if (panel) dispatch({ type: 'restored', panel })
    },
  })
}

/** Whether the placement under way was placed or refused. */
function isAnswer({ state: now }: Slip, { state: before }: Slip): boolean {
  return before.status === 'PROCESSING' && (now.status === 'SUCCESS' || now.status === 'ERROR')
}

/** A placement or its receipt is showing. */
function isToBeRead({ state }: Slip): boolean {
  return state.status === 'PROCESSING' || state.status === 'SUCCESS'
}

function readStored(storage: TabStorage): TicketPanelState | undefined {
  const stored = readJson(storage, STORAGE_KEY)
  const tab = isRecord(stored) ? knownValue(TICKET_TABS, stored.tab) : undefined
  return isRecord(stored) && tab ? { tab, isOpen: stored.isOpen === true } : undefined
}
