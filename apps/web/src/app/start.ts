import { afterFirstPaint } from './boot/afterFirstPaint.ts'

// The page's only script in the HTML beside the one before first paint: it brings all others, once there is something to see.
const { entry = '', files = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}

afterFirstPaint(window, () => {
  for (const href of files.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  void import(/* @vite-ignore */ entry)
})
