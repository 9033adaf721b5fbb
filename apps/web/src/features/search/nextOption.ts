/** The option an arrow key moves to from `current`, wrapping at both ends; undefined for other keys. */
export function nextOption<Option>(
  key: string,
  options: readonly Option[],
  current: Option | undefined,
): Option | undefined {
  const at = current === undefined ? -1 : options.indexOf(current)
  if (key === 'ArrowDown') return options[(at + 1) % options.length]
  if (key === 'ArrowUp') return options.at(at <= 0 ? -1 : at - 1)
  return undefined
}
