import { slugOf } from './slugOf.ts'

/** Makes slugs of names, each once ([ADDRESS-2]): one that is taken gets the next free number. */
export function createSlugs(): (name: string) => string {
  const taken = new Set<string>()
  return name => {
    const slug = slugOf(name)
    let free = slug
    for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
    taken.add(free)
    return free
  }
}
