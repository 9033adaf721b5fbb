export { MarketBoard, type MarketBoardProps } from './MarketBoard.tsx'
