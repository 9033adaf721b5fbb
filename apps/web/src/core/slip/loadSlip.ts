import type { SlipPorts, SlipStore } from './createSlip.ts'

/** Brings the slip's code, and makes the slip: called after first paint. */
export async function loadSlip(ports: SlipPorts): Promise<SlipStore> {
  const { createSlip } = await import('./createSlip.ts')
  return createSlip(ports)
}
