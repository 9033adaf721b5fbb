import type { SportKey } from '#pricing'
import type { Rng } from '../random/rng.ts'
import { CLUB_FORMS, CYBER_FIRST, CYBER_SECOND, INITIALS, MASCOTS, SURNAMES } from './clubForms.ts'
import { PLACE_PARTS, type Culture, type NamePart, type PlaceParts } from './placeParts.ts'

/** Fixed well-known sides of a region's first league. */
const KNOWN: Readonly<Record<string, readonly NamePart[]>> = {
  'soccer/Norland/Premier': [
    ['Calder City', 'كالدر سيتي'],
    ['Ashford Rangers', 'آشفورد رينجرز'],
    ['Kingsport', 'كينغسبورت'],
    ['Vale Rovers', 'فيل روفرز'],
    ['Albion Works', 'ألبيون ووركس'],
    ['Dunmore', 'دنمور'],
  ],
  'soccer/Iberia/Primera': [
    ['Porto Velo', 'بورتو فيلو'],
    ['Real Arenas', 'ريال أريناس'],
    ['Lys Olympic', 'ليس أولمبيك'],
    ['Halden', 'هالدن'],
    ['Deportivo Mora', 'ديبورتيفو مورا'],
    ['Corvo Athletic', 'كورفو أتلتيك'],
  ],
  'soccer/Rhineland/Cup': [
    ['Lenz 04', 'لينتس 04'],
    ['Ostrava Nord', 'أوسترافا نورد'],
    ['Brandt 1907', 'براندت 1907'],
    ['Weser Kickers', 'فيزر كيكرز'],
  ],
  'soccer/Coast/First': [
    ['Tern Island', 'تيرن آيلاند'],
    ['Oakmoor', 'أوكمور'],
    ['Northgate', 'نورثغيت'],
    ['Marsh Lane', 'مارش لين'],
  ],
  'tennis/World Tour/Open, Lisse': [
    ['M. Havel', 'م. هافل'],
    ['J. Okafor', 'ج. أوكافور'],
  ],
}

/** Words in these names that are not the place. */
const CLUB_WORDS = / (City|Rangers|Rovers|Works|Olympic|Athletic|04|1907|Nord|Kickers)$|^(Real|Deportivo) /

export type SideName = { readonly latin: string; readonly arabic: string; readonly place: NamePart }

/** Names for a league's sides that are not in `taken`; adds them to it. */
export function nameSides(
  rng: Rng,
  sportKey: SportKey,
  culture: Culture,
  league: string,
  count: number,
  taken: Set<string>,
): SideName[] {
  const sides: SideName[] = (KNOWN[`${sportKey}/${league}`] ?? []).map(([latin, arabic]) => ({
    latin,
    arabic,
    place: [latin.replace(CLUB_WORDS, ''), arabic],
  }))
  for (const { latin } of sides) taken.add(latin)
  while (sides.length < count) {
    const side = nameSide(rng, sportKey, culture)
    if (taken.has(side.latin)) continue
    taken.add(side.latin)
    sides.push(side)
  }
  return sides
}

function nameSide(rng: Rng, sportKey: SportKey, culture: Culture): SideName {
  if (sportKey === 'tennis') {
    const [initial, surname] = [rng.pick(INITIALS), rng.pick(SURNAMES)]
    return { latin: `${initial[0]}. ${surname[0]}`, arabic: `${initial[1]}. ${surname[1]}`, place: surname }
  }
  if (sportKey === 'counter_strike') {
    const [first, second] = [rng.pick(CYBER_FIRST), rng.pick(CYBER_SECOND)]
    return { latin: `${first[0]} ${second[0]}`, arabic: `${first[1]} ${second[1]}`, place: first }
  }
  const place = namePlace(rng, culture)
  const mascot = rng.pick(MASCOTS)
  const form: NamePart =
    sportKey === 'soccer' ? rng.pick<NamePart>(CLUB_FORMS[culture]) : [`# ${mascot[0]}`, `# ${mascot[1]}`]
  return { latin: form[0].replace('#', place[0]), arabic: form[1].replace('#', place[1]), place }
}

function namePlace(rng: Rng, culture: Culture): NamePart {
  const { starts, ends }: PlaceParts = PLACE_PARTS[culture]
  const [start, end] = [rng.pick(starts), rng.pick(ends)]
  return [start[0] + end[0], start[1] + end[1]]
}
