import { slugOf } from './slugOf.ts'

/** Creates unique slugs from names ([ADDRESS-2]): a taken slug gets the next free number. */
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
