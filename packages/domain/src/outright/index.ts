export * from './outrightTakesBets.ts'
export * from './placesPaid.ts'
export * from './runnerResult.ts'
