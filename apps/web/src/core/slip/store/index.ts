export { createSlip, type SlipStore } from './createSlip.ts'
