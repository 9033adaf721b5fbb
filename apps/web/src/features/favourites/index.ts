export { FavouritesView } from './FavouritesView.tsx'
