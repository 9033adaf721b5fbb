import { randomInt } from 'node:crypto'

/** Twelve digits, short enough to read out on the phone. */
export function newBetRef(): string {
  return `${randomInt(1, 1_000_000)}`.padStart(6, '0') + `${randomInt(0, 1_000_000)}`.padStart(6, '0')
}
