/** Where an arrow leads from `current` among the options, round and round; undefined for keys that move nowhere. */
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
