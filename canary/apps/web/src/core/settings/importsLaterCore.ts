// Modules of core have an order: settings is first.
import { createSlip } from '#core/slip'

export const slip = createSlip
