export { SlipSpeech } from './SlipSpeech.tsx'
