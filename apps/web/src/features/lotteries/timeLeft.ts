const SECOND_MS = 1000

/** Time until an instant in milliseconds as a clock shows it, `9:05` or `12:09:05`; zero once it has passed. */
export function timeLeft(at: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((at - now) / SECOND_MS))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [String(first), ...rest.map(part => String(part).padStart(2, '0'))].join(':')
}
