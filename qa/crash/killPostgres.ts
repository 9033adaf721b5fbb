import { readFileSync } from 'node:fs'
import type { Postgres } from '@touchline/tools/postgres'

/** kill -9 of the server's first process and all its children, as in a power cut. Fulfilled when they have ended. */
export async function killPostgres({ pid, exited }: Postgres): Promise<void> {
  const children = childrenOf(pid)
  for (const one of [pid, ...children]) kill(one)
  await exited
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
