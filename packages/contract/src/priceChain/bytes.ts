/** Conversions by hand, because browsers and Node have different functions for them. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes base64; characters outside its alphabet are ignored. */
export function base64ToBytes(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const char of text) {
    const value = ALPHABET.indexOf(char)
    if (value < 0) continue
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
    held &= (1 << bits) - 1
  }
  return Uint8Array.from(bytes)
}

/** Bytes of hexadecimal digits, two for each byte. */
export function hexToBytes(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length >> 1 }, (_, i) =>
    Number.parseInt(text.slice(i * 2, i * 2 + 2), 16),
  )
}

/** Bytes as lower-case hexadecimal digits, two for each. */
export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A whole number of at most 2^53 in eight bytes, big endian. */
export function uint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  let rest = value
  for (let i = 7; i >= 0; i--) {
    bytes[i] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return bytes
}

/** A text as UTF-8. */
export function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text).replace(/%([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Uint8Array.from(escaped, char => char.charCodeAt(0))
}

/** Concatenates bytes. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
