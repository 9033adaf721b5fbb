export * from './form.ts'
export * from './outrightTakesBets.ts'
export * from './placesPaid.ts'
export * from './runnerResult.ts'
