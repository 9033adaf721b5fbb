export interface SurePorts<Code> {
  readonly load: () => Promise<Code>
  /** Starts a timer; returns the way to call it off. */
  readonly later: (run: () => void) => () => void
  /** Says whether prices may look fresh. */
  readonly mark: (isMissing: boolean) => void
}

/** Loads code that keeps prices true, and asks again until it comes; where it is late, prices do not look fresh meanwhile. */
export async function loadSurely<Code>({ load, later, mark }: SurePorts<Code>): Promise<Code> {
  const callOff = later(() => mark(true))
  for (;;) {
    try {
      const code = await load()
      callOff()
      mark(false)
      return code
    } catch {
      await new Promise<void>(resolve => later(resolve))
    }
  }
}
