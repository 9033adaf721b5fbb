/** Codes of the countries we invented: of those that ISO 3166 leaves to its users, so that none is a real country's. */
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

/** Null for what is no country: a tour, a continent, the world. */
export function countryCodeOf(name: string): string | null {
  return CODES[name] ?? null
}
