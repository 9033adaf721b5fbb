import { DEFAULT_ACCEPT_MODE } from '../odds/index.ts'
import { SYSTEM_TYPES } from '../system/index.ts'
import type { Slip } from './slip.ts'

/** An empty slip. Everything except the currency has the site's default until settings arrive. */
export function emptySlip(facts: Pick<Slip, 'currency'> & Partial<Slip>): Slip {
  return {
    state: { status: 'INITIAL' },
    bets: [],
    acceptMode: DEFAULT_ACCEPT_MODE,
    systemTypes: SYSTEM_TYPES,
    multiSingle: {},
    customBetAllowsSingle: false,
    providerStatuses: {},
    isRestoring: false,
    ...facts,
  }
}
