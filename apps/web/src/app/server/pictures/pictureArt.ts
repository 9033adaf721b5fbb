import type { PictureName } from '#shared/pictures'

/**
 * Pitch lines of a picture, and its one line in the brand's colour. In a coordinate system of its own size, from the
 * left.
 */
export interface PictureArt {
  readonly width: number
  readonly height: number
  readonly lines: string
  readonly brand: string
  /** Flat shapes under the lines. */
  readonly fill?: string
  /** Banners have a background of their own; illustrations have that of the page. */
  readonly hasGround: boolean
}

const illustration = (lines: string, brand: string): PictureArt => ({
  width: 240,
  height: 160,
  lines,
  brand,
  hasGround: false,
})

/** The background of a sport in flat shapes only: text is read on it, so it has no lines. */
const ground = (fill: string): PictureArt => ({
  width: 320,
  height: 180,
  lines: '',
  brand: '',
  fill,
  hasGround: false,
})

/** The touchline and the corner arc, which the illustrations of error pages share. */
const CORNER = 'M20 12v128h204M20 96a44 44 0 0 1 44 44'

export const PICTURE_ART: Readonly<Record<PictureName, PictureArt>> = {
  // The ball is over the line.
  'errors/404': illustration(
    `${CORNER}M176 70m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M176 60l10 7-4 11h-12l-4-11z`,
    'M20 140h204',
  ),
  // A corner flag that is down.
  'errors/410': illustration(`${CORNER}M120 140V44M120 44l44 14-44 14`, 'M96 140h48'),
  // A goal without its net.
  'errors/500': illustration(
    'M40 140V52h160v88M12 140h216M40 52l16-16h128l16 16M80 96l80 0',
    'M104 96l14-16 12 24 16-18',
  ),
  // The gate of the stadium.
  'errors/locked': illustration(
    'M56 140V72h128v68M28 140h184M84 72v68M112 72v28M128 72v28M156 72v68M100 72V52a20 20 0 0 1 40 0v20',
    'M104 100h32v28h-32z',
  ),
  // The pitch on the other side of a border.
  'errors/blocked': illustration(
    'M24 36h84v104H24zM66 36v104M52 88a14 14 0 1 0 28 0a14 14 0 1 0-28 0M132 36h84v104h-84zM174 36v104',
    'M120 16v136',
  ),
  // A slip of three legs beside the halfway line.
  'banners/promotions': {
    width: 360,
    height: 120,
    lines:
      'M300-20v160M300 60m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0M372 30h-30v60h30M60 20h132v92l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8zM80 44h60M80 64h48M80 84h68M156 44h16M156 64h16M156 84h16',
    brand: 'M68 38v12M68 58v12M68 78v12',
    hasGround: true,
  },
  'sports/game-stats-backgrounds/soccer': ground(
    'M0 0h40v180h-40zM80 0h40v180h-40zM160 0h40v180h-40zM240 0h40v180h-40z',
  ),
  'sports/game-stats-backgrounds/tennis': ground('M40 30h240v120h-240z'),
  'sports/game-stats-backgrounds/basketball': ground(
    'M0 34h44a56 56 0 0 1 0 112h-44zM320 34h-44a56 56 0 0 0 0 112h44z',
  ),
  'sports/game-stats-backgrounds/ice_hockey': ground(
    'M60 20h200a40 40 0 0 1 40 40v60a40 40 0 0 1-40 40h-200a40 40 0 0 1-40-40v-60a40 40 0 0 1 40-40z',
  ),
  'sports/game-stats-backgrounds/cricket': ground('M160 90m-130 0a130 74 0 1 0 260 0a130 74 0 1 0-260 0'),
  'sports/game-stats-backgrounds/counter_strike': ground('M20 20h90v70h-90zM210 90h90v70h-90z'),
}
