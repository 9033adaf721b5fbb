/** The columns of a main market, by its number of outcomes: names under `column.` in the messages. */
export function columnsOf(ways: number): readonly string[] {
  if (ways === 3) return ['home', 'draw', 'away']
  return ways === 2 ? ['home', 'away'] : []
}
