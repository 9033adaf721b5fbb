/** What search engines show of a description (characters). */
const CHARS_MAX = 160

/** The description of an operator's page: the beginning of its first text, in whole words, or its title. */
export function descriptionOf({ title, blocks }: Described): string {
  const text = (blocks[0]?.text ?? title).trim().replace(/\s+/g, ' ')
  const letters = Array.from(text)
  if (letters.length <= CHARS_MAX) return text
  const start = letters.slice(0, CHARS_MAX).join('')
  // Languages without spaces are cut at the limit.
  const end = letters[CHARS_MAX] === ' ' ? start.length : start.lastIndexOf(' ')
  return `${end > 0 ? start.slice(0, end) : start}…`
}
type Described = { readonly title: string; readonly blocks: readonly { readonly text: string }[] }
