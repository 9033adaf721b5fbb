import type { SpecifierValues } from '../types.ts'

/** Reads `setnr=2|total=9.5`. */
export function readSpecifierValues(specifier: string): SpecifierValues {
  if (specifier === '') return {}
  return Object.fromEntries(specifier.split('|').map(part => part.split('=') as [string, string]))
}

/** Joins parts of a specifier, leaving out empty ones. */
export function joinSpecifier(...parts: readonly (string | undefined)[]): string {
  return parts.filter(part => part !== undefined && part !== '').join('|')
}
