export { SearchDoor } from './SearchDoor.tsx'
