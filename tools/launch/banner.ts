import type { TouchlineEnvironment } from '../env/index.ts'

/** The two players of demo and test mode; the README names them too. */
const DEMO_LOGINS = [
  ['demo@touchline.example', 'touchline-demo', 'money in EUR, JPY, KWD and BTC'],
  ['empty@touchline.example', 'touchline-empty', 'the same accounts, empty'],
] as const

/** What a newcomer needs once everything runs. */
export function banner(options: {
  readonly origin: string
  readonly mode: TouchlineEnvironment['TOUCHLINE_MODE']
  readonly ownBackend: boolean
  readonly seconds: number
}): string {
  const { origin, mode, ownBackend, seconds } = options
  const lines = [
    '',
    `  Touchline is ready after ${seconds.toFixed(1)} s (${mode} mode):`,
    '',
    `    ${origin}/sports`,
    '',
  ]
  if (mode !== 'production' && ownBackend) {
    lines.push('  Sign in with')
    for (const [login, password, has] of DEMO_LOGINS) {
      lines.push(`    ${login.padEnd(26)}password ${password.padEnd(18)}(${has})`)
    }
    lines.push('')
  }
  if (new URL(origin).protocol === 'http:' && new URL(origin).hostname !== 'localhost') {
    lines.push('  Plain http: the session cookie can be read on the way. Fine for a look, not for money.', '')
  }
  lines.push('  Stop it with Ctrl-C.', '')
  return lines.join('\n')
}
