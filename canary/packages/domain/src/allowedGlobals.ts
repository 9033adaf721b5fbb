// What is a parameter, a type or a name of its own is no global.
export const at = (moment: number) => new Date(moment)
export const load = (fetch: (path: string) => Promise<string>) => fetch('/api')
export type Timer = ReturnType<typeof setTimeout>
export function later({
  setTimeout,
  random: now,
}: {
  setTimeout: (run: () => void) => void
  random: () => number
}) {
  const Date = { now }
  setTimeout(() => Date.now())
}
