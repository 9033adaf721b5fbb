export { ReceiptDownload } from './ReceiptDownload.tsx'
