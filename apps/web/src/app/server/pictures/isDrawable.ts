const SHIPPED =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Whether a text can be rendered correctly. Chinese, Japanese and Korean would need fonts of many megabytes, and the
 * renderer puts the vowels of Devanagari in the wrong places (record 0073).
 */
export function isDrawable(text: string): boolean {
  return SHIPPED.test(text)
}
