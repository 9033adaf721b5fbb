import { checkLiability, type Database } from '@touchline/backend/parts'
import { Violation } from '../world/violation.ts'

/** The used part of liability limits is what open bets count, and no limit is exceeded. */
export async function checkLimits(db: Database): Promise<void> {
  const [problem] = await checkLiability(db)
  if (problem) throw new Violation('limits', JSON.stringify(problem))
}
