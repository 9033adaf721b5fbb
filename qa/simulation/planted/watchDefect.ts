import type { Defect } from './defect.ts'

/** A defect in one seed, with how often it has changed anything. */
export interface WatchedDefect extends Defect {
  readonly fired: number
}

/** The same defect, counted; a change of the schema counts only if the defect does nothing else. */
export function watchDefect(defect: Defect): WatchedDefect {
  const { tamper, takesFor, alter, publication, keeps, clock, schema } = defect
  let fired = !tamper && !takesFor && !alter && !publication && !keeps && !clock && schema ? 1 : 0
  const counted = <T>(is: T, isChanged: boolean): T => {
    if (isChanged) fired++
    return is
  }
  return {
    ...defect,
    ...(tamper && {
      tamper(request, ...rest) {
        const sent = tamper(request, ...rest)
        return counted(sent, sent !== request)
      },
    }),
    ...(takesFor && {
      takesFor(answer) {
        const taken = takesFor(answer)
        return counted(taken, taken !== answer)
      },
    }),
    ...(alter && {
      alter(...turn) {
        const statements = alter(...turn)
        return counted(statements, statements !== undefined)
      },
    }),
    ...(publication && {
      publication(one, random) {
        const received = publication(one, random)
        return counted(received, received.length !== 1 || received[0] !== one)
      },
    }),
    ...(keeps && { keeps: name => counted(keeps(name), !keeps(name)) }),
    ...(clock && { clock: (now, start) => counted(clock(now, start), clock(now, start) !== now) }),
    get fired() {
      return fired
    },
  }
}
