/** The words of racing, in the languages of the feed; horses are proper names, written in the script of the language. */

type Names = readonly [en: string, de: string, ar: string]
type Part = readonly [latin: string, arabic: string]

export const HORSE_RACING: Names = ['Horse racing', 'Pferderennen', 'سباق الخيل']

export type CourseRow = {
  readonly country: Names
  readonly names: Names
  /** Minutes past the hour of its first race; another follows every half hour. */
  readonly minute: number
}

export const COURSES: readonly CourseRow[] = [
  { country: ['Norland', 'Nordland', 'نورلاند'], names: ['Fenmoor', 'Fenmoor', 'فينمور'], minute: 0 },
  {
    country: ['Highmoor', 'Hochmoor', 'هايمور'],
    names: ['Castle Downs', 'Castle Downs', 'كاسل داونز'],
    minute: 10,
  },
  { country: ['Marisma', 'Marisma', 'ماريسما'], names: ['Las Dunas', 'Las Dunas', 'لاس دوناس'], minute: 20 },
]

export const RACE_KINDS: readonly Names[] = [
  ['Maiden Stakes', 'Maidenrennen', 'سباق المبتدئين'],
  ['Handicap', 'Ausgleichsrennen', 'سباق التكافؤ'],
  ['Novice Stakes', 'Nachwuchsrennen', 'سباق الناشئين'],
  ['Sprint', 'Sprintrennen', 'سباق السرعة'],
  ['Classic Trial', 'Klassiker-Vorprüfung', 'تجربة الكلاسيك'],
  ['Harbour Cup', 'Hafenpokal', 'كأس الميناء'],
]
/** `{course}`, `{kind}` and `{distance}` in metres. */
export const RACE_NAME: Names = [
  '{course}: {kind}, {distance} m',
  '{course}: {kind}, {distance} m',
  '{course}: {kind}، {distance} م',
]
/** Who wins the season of `{league}` in `{region}`. */
export const SEASON_WINNER: Names = [
  '{region}, {league}: Winner',
  '{region}, {league}: Sieger',
  '{region}، {league}: الفائز',
]

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
