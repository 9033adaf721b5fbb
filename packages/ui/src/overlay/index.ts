export { Dialog } from './Dialog.tsx'
export type { DialogProps } from './Dialog.tsx'
export { DialogClose } from './DialogClose.tsx'
export type { DialogCloseProps } from './DialogClose.tsx'
