import { drawCrest } from '#pieces/crest'
import { SOCIAL_SIZE } from '../../../head/socialImage.ts'
import { fitText, type Fit } from './fitText.ts'

/** What a preview picture shows. */
export interface SocialCard {
  readonly siteName: string
  /** Its sport, category and league. */
  readonly trail: readonly string[]
  readonly isRtl: boolean
  readonly subject:
    | {
        readonly kind: 'match'
        readonly home: SocialTeam
        readonly away: SocialTeam
        /** Time and day of kick-off, formatted. */
        readonly time: string
        readonly day: string
      }
    | { readonly kind: 'page'; readonly title: string }
}

export type SocialTeam = { readonly name: string; readonly logo: string }

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE
const MIDDLE = WIDTH / 2
const EDGE = 72
const GROUND = 'oklch(0.19 0.009 138)'
const LINES = 'oklch(0.295 0.03 138)'
const INK = 'oklch(0.986 0.003 138)'
const INK_2 = 'oklch(0.77 0.009 138)'
const BRAND = 'oklch(0.86 0.19 138)'
const LATIN = 'Inter'
/** Fonts of other scripts, for texts with letters of them. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'Noto Sans Arabic'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
]
const CREST = 168
const TEAM_X = 300

const TEAM: Fit = { width: 400, sizes: [52, 44, 38, 32], linesMax: 2 }
const TITLE: Fit = { width: WIDTH - 2 * EDGE, sizes: [96, 80, 64, 52], linesMax: 3 }
const TRAIL: Fit = { width: WIDTH - 2 * EDGE, sizes: [32, 26], linesMax: 1 }

/**
 * A preview picture as SVG: flat colour, pitch lines, one line in the brand's colour (design guide). In right-to-left
 * languages the home side is on the right.
 */
export function drawSocial(card: SocialCard): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${LATIN}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>${pitch}` +
    trailOf(card) +
    (card.subject.kind === 'match' ? matchOf(card.subject, card.isRtl) : titleOf(card.subject.title, card)) +
    signOf(card) +
    `<rect y="${HEIGHT - 10}" width="${WIDTH}" height="10" fill="${BRAND}"/></svg>`
  )
}

/** A pitch from above, its halfway line in the middle. */
const pitch =
  `<g fill="none" stroke="${LINES}" stroke-width="3"><path d="M${MIDDLE} 0V${HEIGHT}"/>` +
  `<circle cx="${MIDDLE}" cy="330" r="130"/><path d="M0 150h170v360H0M${WIDTH} 150h-170v360h170"/></g>`

function trailOf({ trail, isRtl }: SocialCard): string {
  const fitted = fitText(trail.join(' · '), TRAIL)
  return text(fitted.lines[0] ?? '', {
    x: isRtl ? WIDTH - EDGE : EDGE,
    y: 92,
    size: fitted.size,
    anchor: isRtl ? 'end' : 'start',
    fill: INK_2,
    isRtl,
  })
}

function matchOf(
  { home, away, time, day }: SocialCard['subject'] & { kind: 'match' },
  isRtl: boolean,
): string {
  const [left, right] = isRtl ? [away, home] : [home, away]
  return (
    teamOf(left, TEAM_X, isRtl) +
    teamOf(right, WIDTH - TEAM_X, isRtl) +
    `<circle cx="${MIDDLE}" cy="330" r="128" fill="${GROUND}"/>` +
    text(time, { x: MIDDLE, y: 340, size: 60, weight: 700, isRtl: false }) +
    text(day, { x: MIDDLE, y: 388, size: 26, fill: INK_2, isRtl })
  )
}

function teamOf({ name, logo }: SocialTeam, x: number, isRtl: boolean): string {
  const { size, lines } = fitText(name, TEAM)
  return (
    crestOf(logo, x - CREST / 2, 176) +
    lines.map((line, n) => text(line, { x, y: 420 + n * size * 1.15, size, weight: 700, isRtl })).join('')
  )
}

/** Our own generated crests are drawn; a logo that an operator's back end names is on another host and is left out. */
function crestOf(logo: string, x: number, y: number): string {
  const [, code] = /^\/assets\/crests\/([\w-]+)\.svg$/.exec(logo) ?? []
  const drawn = code && drawCrest(code)
  if (!drawn) return ''
  // Two crests in one picture must not share the name of a clip path.
  return drawn
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${CREST}" height="${CREST}" `)
    .replaceAll(/(?<=id="|url\(#)c(?=[")])/g, `c${x}`)
}

function titleOf(title: string, { isRtl }: SocialCard): string {
  const { size, lines } = fitText(title, TITLE)
  const top = 350 - ((lines.length - 1) * size * 1.15) / 2
  return lines
    .map((line, n) =>
      text(line, {
        x: isRtl ? WIDTH - EDGE : EDGE,
        y: top + n * size * 1.15,
        size,
        weight: 700,
        anchor: isRtl ? 'end' : 'start',
        isRtl,
      }),
    )
    .join('')
}

/** The operator's name beside the logo. */
function signOf({ siteName, isRtl }: SocialCard): string {
  const x = isRtl ? WIDTH - EDGE - 44 : EDGE
  return (
    `<g transform="translate(${x} 524) scale(2)" fill="none" stroke="${BRAND}" stroke-width="2.6">` +
    `<path d="M3 1.5V19h17.5M3 9.2A9.8 9.8 0 0 1 12.8 19"/></g>` +
    text(siteName, {
      x: isRtl ? x - 16 : x + 60,
      y: 560,
      size: 36,
      weight: 700,
      anchor: isRtl ? 'end' : 'start',
      isRtl,
    })
  )
}

interface TextLook {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight?: 500 | 700
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: string
  readonly isRtl: boolean
}

function text(words: string, look: TextLook): string {
  const { x, y, size, weight = 500, anchor = 'middle', fill = INK, isRtl } = look
  // Words of the other direction keep their place in the line.
  const set = isRtl ? `\u2067${words}\u2069` : words
  const family = SCRIPTS.find(([letters]) => letters.test(words))?.[1] ?? LATIN
  return (
    `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">` +
    `${escape(set)}</text>`
  )
}

const escape = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
