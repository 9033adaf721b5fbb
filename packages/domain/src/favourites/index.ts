export { FAVOURITE_TYPES, FAVOURITES_MAX, fitsFavourites, type FavouriteType } from './favourites.ts'
