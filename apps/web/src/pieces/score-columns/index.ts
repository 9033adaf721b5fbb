export { ScoreColumns } from './ScoreColumns.tsx'
