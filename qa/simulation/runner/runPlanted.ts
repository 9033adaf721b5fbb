import type { Defect } from '../planted/defect.ts'
import { DEFECTS } from '../planted/defects.ts'
import { runSeed } from '../runSeed.ts'
import { openArena, type Arena } from './openArena.ts'
import { print } from './print.ts'

/** A planted defect that is not caught by then shows a hole in the checks. */
const CAUGHT_WITHIN_SEEDS = 300

/** Switches on each defect in turn, and prints which seed caught it by which invariant; fails where none did. */
export async function runPlanted(defects: readonly Defect[]): Promise<number> {
  const arena = await openArena()
  let missed = 0
  try {
    for (const defect of defects) if (!(await isCaught(defect, arena))) missed++
  } finally {
    await arena.close()
  }
  print(
    missed === 0
      ? `All ${defects.length} planted defects are caught.`
      : `${missed} planted defects are not caught.`,
  )
  return missed === 0 ? 0 : 1
}

export function defectsNamed(name: string): readonly Defect[] {
  const found = name === 'all' ? DEFECTS : DEFECTS.filter(defect => defect.name === name)
  if (found.length > 0) return found
  throw new Error(`No defect is called ${name}. There are: ${DEFECTS.map(defect => defect.name).join(', ')}.`)
}

async function isCaught(defect: Defect, arena: Arena): Promise<boolean> {
  const { observer } = arena.server
  await arena.reset()
  if (defect.schema) await observer.query(defect.schema.plant)
  let fired = 0
  const beside = new Map<string, number>()
  const of = `${defect.name} (${defect.description})`
  try {
    for (let seed = 1; seed <= CAUGHT_WITHIN_SEEDS; seed++) {
      const result = await runSeed(seed, arena, { defect })
      const { violation } = result
      fired += result.fired
      if (!violation) continue
      if (result.fired > 0 && defect.caughtBy.includes(violation.invariant)) {
        print(`${of}: caught at seed ${seed} by ${violation.message}`)
        return true
      }
      beside.set(violation.invariant, (beside.get(violation.invariant) ?? 0) + 1)
    }
    const others = [...beside].map(([name, seeds]) => `${name} in ${seeds} seeds`).join(', ') || 'nothing'
    print(
      `${of}: NOT CAUGHT in ${CAUGHT_WITHIN_SEEDS} seeds by ${defect.caughtBy.join(' or ')}; ` +
        `it changed something ${fired} times and broke ${others}`,
    )
    return false
  } finally {
    await arena.reset()
    if (defect.schema) await observer.query(defect.schema.undo)
  }
}
