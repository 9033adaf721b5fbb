import { selectionsOf, type Slip } from '@touchline/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { keepJson, readJson, type TabTexts } from './keptJson.ts'
import { isRecord, oneOf } from './storedValues.ts'

/** The two tabs of the ticket panel (spec section 2.3). */
const TICKET_TABS = ['BET_SLIP', 'MY_BETS'] as const
export type TicketTab = (typeof TICKET_TABS)[number]

/** `isOpen` is about the sheet: the docked panel of wide screens is always there. */
export type TicketPanelState = { readonly tab: TicketTab; readonly isOpen: boolean }

export interface TicketPanelStore extends StoreApi<TicketPanelState> {
  open(tab?: TicketTab): void
  showTab(tab: TicketTab): void
  /** By hand, and on every change of route. */
  close(): void
  /** Takes up what this tab kept; not before hydration, for the server knows nothing of it. */
  restore(): void
}

/** Name of spec section 9, browser storage (session). */
const KEPT_AS = 'betslipToggleState'

export interface TicketPanelPorts {
  readonly slip: Pick<StoreApi<Slip>, 'subscribe'>
  readonly storage: TabTexts
}

/** Which tab the ticket panel shows and whether its sheet is open, kept in session storage (spec section 2.3). */
export function createTicketPanel({ slip, storage }: TicketPanelPorts): TicketPanelStore {
  const store = createStore<TicketPanelState>(() => ({
    tab: 'BET_SLIP',
    isOpen: false,
    ...readKept(storage),
  }))
  store.subscribe(state => keepJson(storage, KEPT_AS, state))
  slip.subscribe((now, before) => {
    const [count, countBefore] = [selectionsOf(now).length, selectionsOf(before).length]
    // A phone shows the bar first and opens the sheet by a tap: a sheet over the price just tapped would hide the next one.
    if (countBefore === 0 && count > 0) store.setState({ tab: 'BET_SLIP' })
    // A receipt empties the slip too, and must be read first.
    const isOver = count === 0 && now.state.status !== 'SUCCESS' && now.state.status !== 'PROCESSING'
    const wasThere = countBefore > 0 || before.state.status === 'SUCCESS'
    if (isOver && wasThere && store.getState().tab === 'BET_SLIP') store.setState({ isOpen: false })
  })
  return Object.assign(store, {
    open: (tab?: TicketTab) => store.setState({ isOpen: true, ...(tab && { tab }) }),
    showTab: (tab: TicketTab) => store.setState({ tab }),
    close: () => store.setState({ isOpen: false }),
    restore: () => store.setState(readKept(storage)),
  })
}

function readKept(storage: TabTexts): Partial<TicketPanelState> {
  const kept = readJson(storage, KEPT_AS)
  if (!isRecord(kept)) return {}
  const tab = oneOf(TICKET_TABS, kept.tab)
  return { ...(tab && { tab }), isOpen: kept.isOpen === true }
}
