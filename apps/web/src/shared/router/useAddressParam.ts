import { useSearch } from 'wouter'

/** A parameter of the address on show; undefined where it has none, and on the server. */
export function useAddressParam(name: string): string | undefined {
  return new URLSearchParams(useSearch()).get(name) ?? undefined
}
