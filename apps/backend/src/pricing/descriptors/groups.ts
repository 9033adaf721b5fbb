import type { Text } from '../types.ts'

/** Tabs of a match page, in their order, with their names. */
export const MARKET_GROUPS: Readonly<Record<string, Text>> = {
  main: ['Main', 'Hauptwetten', 'الرئيسية'],
  goals: ['Goals', 'Tore', 'الأهداف'],
  handicap: ['Handicap', 'Handicap', 'الهانديكاب'],
  score: ['Score', 'Ergebnis', 'النتيجة'],
  halves: ['Halves', 'Halbzeiten', 'الأشواط'],
  teams: ['Teams', 'Teams', 'الفريقان'],
  corners: ['Corners', 'Ecken', 'الركنيات'],
  cards: ['Cards', 'Karten', 'البطاقات'],
  sets: ['Sets', 'Sätze', 'المجموعات'],
  games: ['Games', 'Spiele', 'الأشواط الصغيرة'],
  points: ['Points', 'Punkte', 'النقاط'],
  quarters: ['Quarters', 'Viertel', 'الأرباع'],
  periods: ['Periods', 'Drittel', 'الفترات'],
  maps: ['Maps', 'Maps', 'الخرائط'],
  rounds: ['Rounds', 'Runden', 'الجولات'],
  innings: ['Innings', 'Innings', 'أدوار الضرب'],
  overs: ['Overs', 'Overs', 'الأوفرات'],
  wickets: ['Wickets', 'Wickets', 'الويكتات'],
}
