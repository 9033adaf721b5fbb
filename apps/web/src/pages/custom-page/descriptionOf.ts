/** What search engines show of a description (characters). */
const CHARS_MAX = 160

/** What a page of the operator's own is about: how its first text begins, in whole words. Without a text it is what the page is called. */
export function descriptionOf({ title, blocks }: Described): string {
  const text = (blocks[0]?.text ?? title).trim().replace(/\s+/g, ' ')
  const letters = Array.from(text)
  if (letters.length <= CHARS_MAX) return text
  const start = letters.slice(0, CHARS_MAX).join('')
  // Languages without blanks are cut where it is full.
  const end = letters[CHARS_MAX] === ' ' ? start.length : start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start}…`
}
type Described = { readonly title: string; readonly blocks: readonly { readonly text: string }[] }
