export { advance, driftSim, dueAt, hold, leanSim, playToEnd, scoreNow, suspensionAt } from './advance.ts'
export { createSim } from './createSim.ts'
export { STEP_MS, type Sim } from './sim.ts'
export { simOf } from './sports.ts'
