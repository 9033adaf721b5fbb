import { errorBody } from '@touchline/contract/schemas'
import type { FuzzAnswer } from '../requests/send.ts'

/** What only the inside of a server contains: stack frames, SQL, names of its parts. */
const LEAKS =
  /\bat \S+ \(|\.[jt]s:\d+|node_modules|node:internal|\bselect\b.+\bfrom\b|\binsert into\b|\bupdate\b.+\bset\b|syntax error|violates|duplicate key|relation "|invalid input syntax|Error:|kysely|fastify|FST_|ECONN|undefined is not|Cannot read/i

/** What is wrong with an answer; empty when nothing is. `mayBeBare`: a refusal of it may come without a body. */
export function judgeAnswer({ status, type, text }: FuzzAnswer, mayBeBare: boolean): string[] {
  const faults: string[] = []
  if (status === 0) return [`no answer: ${text}`]
  if (status >= 500) faults.push(`status ${status}`)
  if (status < 200 || (status >= 300 && status < 400))
    faults.push(`status ${status}, which no call answers with`)
  if (status >= 400 && !(mayBeBare && text === '')) {
    const body = parse(text)
    if (!type.startsWith('application/json')) faults.push(`a refusal of type "${type}"`)
    if (!errorBody.safeParse(body).success) faults.push('a refusal that is no error of the contract')
    const leak = LEAKS.exec(text)
    if (leak) faults.push(`it leaks internals: "${leak[0]}"`)
  }
  return faults
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
