export { registerFavourites } from './registerFavourites.ts'
