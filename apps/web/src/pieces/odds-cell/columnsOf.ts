/** What the columns of a main market stand for, by how many outcomes it has: names under `column.` in the messages. */
export function columnsOf(ways: number): readonly string[] {
  if (ways === 3) return ['home', 'draw', 'away']
  return ways === 2 ? ['home', 'away'] : []
}
