import { PLATFORM_ACCEPT } from '@touchline/contract'

/** The versioned accept header (spec section 7.2); plain JSON and anything count as the newest version. */
export function acceptsPlatform(accept: string | undefined): boolean {
  if (!accept) return true
  const types = accept.split(',').map(part => part.split(';')[0]!.trim().toLowerCase())
  return types.some(type => [PLATFORM_ACCEPT, 'application/json', 'application/*', '*/*'].includes(type))
}
