/** What a command needs besides this checkout. */
export type Need = 'product' | 'build' | 'go'

/** How a command of the README is run in a check: the real thing, smaller. */
export interface ShortForm {
  /** The command as the README writes it. */
  readonly command: string
  /** Script of `package.json` and its arguments. `{port}` is replaced by a free port, another one each time. */
  readonly run: readonly [script: string, ...args: string[]]
  /** Its output must match this, besides exit code 0. */
  readonly prints: RegExp
  /**
   * It serves until it is stopped: once its output matches, by a SIGTERM to npm as a supervisor does, or by Ctrl-C in
   * its terminal.
   */
  readonly serves?: 'until SIGTERM' | 'until Ctrl-C'
  readonly needs?: Need
  /** Whether it mostly waits, for its feed or between measurements, and so can run beside two that compute. */
  readonly waits?: true
  readonly settings?: Readonly<Record<string, string>>
}
