export { attachStars } from './attachStars.ts'
export { FavouriteStar } from './FavouriteStar.tsx'
