export { ShareButton } from './ShareButton.tsx'
export { ShareNews } from './ShareNews.tsx'
export { copyText } from './copyText.ts'
