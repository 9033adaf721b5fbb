/**
 * Codes of the invented countries, from the user-assigned range of ISO 3166, so that none belongs to a real country.
 */
const CODES: Readonly<Record<string, string>> = {
  Norland: 'XN',
  Iberia: 'XI',
  Rhineland: 'XR',
  Coast: 'XC',
  Lombara: 'XL',
  Valois: 'XV',
  Veldonia: 'XS',
  'Skerry Isles': 'XK',
  Marisma: 'XM',
  Sahra: 'XH',
  Alpenmark: 'XA',
  'East March': 'XO',
  Highmoor: 'XG',
  Lagunas: 'XU',
}

/** Null for what is not a country: a tour, a continent, the world. */
export function countryCodeOf(name: string): string | null {
  return CODES[name] ?? null
}
