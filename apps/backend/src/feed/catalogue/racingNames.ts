/**
 * Racing terms in English (`names/texts/` has the other languages); horses have proper names, written in the script of
 * the language.
 */

type Part = readonly [latin: string, arabic: string]

export const HORSE_RACING = 'Horse racing'

export type CourseRow = {
  readonly country: string
  readonly name: string
  /** Minutes past the hour of its first race; another follows every half hour. */
  readonly minute: number
}

export const COURSES: readonly CourseRow[] = [
  { country: 'Norland', name: 'Fenmoor', minute: 0 },
  {
    country: 'Highmoor',
    name: 'Castle Downs',
    minute: 10,
  },
  { country: 'Marisma', name: 'Las Dunas', minute: 20 },
]

export const RACE_KINDS = [
  'Maiden Stakes',
  'Handicap',
  'Novice Stakes',
  'Sprint',
  'Classic Trial',
  'Harbour Cup',
]
/** `{course}`, `{kind}` and `{distance}` in metres. */
export const RACE_NAME = '{course}: {kind}, {distance} m'
/** The market for the winner of the season of `{league}` in `{region}`. */
export const SEASON_WINNER = '{region}, {league}: Winner'

export const DISTANCES = [1000, 1200, 1400, 1600, 2000, 2400]

export const HORSE_FIRST: readonly Part[] = [
  ['Copper', 'كوبر'],
  ['Silver', 'سيلفر'],
  ['Quiet', 'كوايت'],
  ['Midnight', 'ميدنايت'],
  ['Golden', 'غولدن'],
  ['Northern', 'نورذرن'],
  ['Lucky', 'لاكي'],
  ['Velvet', 'فيلفت'],
  ['Royal', 'رويال'],
  ['Wild', 'وايلد'],
  ['Crimson', 'كريمسون'],
  ['Early', 'إيرلي'],
  ['Distant', 'ديستانت'],
  ['Gentle', 'جنتل'],
  ['Brave', 'بريف'],
  ['Hidden', 'هيدن'],
  ['Summer', 'سمر'],
  ['Winter', 'وينتر'],
  ['Merry', 'ميري'],
  ['Swift', 'سويفت'],
]
export const HORSE_SECOND: readonly Part[] = [
  ['Lantern', 'لانترن'],
  ['Thunder', 'ثاندر'],
  ['Harbour', 'هاربر'],
  ['Sonata', 'سوناتا'],
  ['Arrow', 'آرو'],
  ['Meadow', 'ميدو'],
  ['Comet', 'كوميت'],
  ['Falcon', 'فالكون'],
  ['Ember', 'إمبر'],
  ['Voyage', 'فوياج'],
  ['Whisper', 'ويسبر'],
  ['Tide', 'تايد'],
  ['Legend', 'ليجند'],
  ['Orchard', 'أوركارد'],
  ['Riddle', 'ريدل'],
  ['Marble', 'ماربل'],
  ['Breeze', 'بريز'],
  ['Juniper', 'جونيبر'],
  ['Saffron', 'سافرون'],
  ['Echo', 'إيكو'],
]
