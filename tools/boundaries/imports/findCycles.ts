/** The files that each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Groups of files of which each reaches every other by imports, each group in order, the largest first: the strongly
 * connected components of the graph, by Tarjan.
 */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const cycles: string[][] = []
  const indexes = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const visit = (file: string): number => {
    const index = indexes.size
    indexes.set(file, index)
    open.push(file)
    isOpen.add(file)
    let low = index
    for (const next of graph.get(file) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next))
      else if (isOpen.has(next)) low = Math.min(low, indexes.get(next) ?? low)
    }
    if (low === index) {
      const group = open.splice(open.indexOf(file))
      for (const member of group) isOpen.delete(member)
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.toSorted())
    }
    return low
  }
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return cycles.toSorted((a, b) => b.length - a.length)
}
