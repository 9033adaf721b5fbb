export { ShareButton } from './ShareButton.tsx'
export { ShareNotice } from './ShareNotice.tsx'
export { copyText } from './copyText.ts'
