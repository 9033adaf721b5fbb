export { Notice, TONE_ICON } from './Notice.tsx'
export type { NoticeProps, Tone } from './Notice.tsx'
