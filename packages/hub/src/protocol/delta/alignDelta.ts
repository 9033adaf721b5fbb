const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~'
const VALUE_OF = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]))
const [COPY, INSERT] = ['@', ':'].map(mark => mark.charCodeAt(0))

/** A part of the target that is equal to the source at `from`. */
interface Copy {
  readonly at: number
  readonly length: number
  readonly from: number
}

/**
 * Moves the ends of a delta's copies to character boundaries. The encoder compares bytes, so that a copy may end inside
 * a character; the rest of it, in an insert, would not be valid text, and the delta could not be sent as JSON. `target`
 * is UTF-8. Bytes removed from a copy are inserted instead.
 */
export function alignDelta(delta: Uint8Array, target: Uint8Array): Buffer {
  const { copies, end } = readCopies(delta)
  const parts: Uint8Array[] = [Buffer.from(`${writeNumber(target.length)}\n`)]
  let written = 0
  const insertUntil = (at: number): void => {
    if (at > written) parts.push(Buffer.from(`${writeNumber(at - written)}:`), target.subarray(written, at))
    written = at
  }
  for (const copy of copies) {
    const { at, length, from } = alignCopy(copy, target)
    if (length <= 0) continue
    insertUntil(at)
    parts.push(Buffer.from(`${writeNumber(length)}@${writeNumber(from)},`))
    written = at + length
  }
  insertUntil(target.length)
  return Buffer.concat([...parts, delta.subarray(end)])
}

/** The part of a copy that consists of whole characters. */
function alignCopy({ at, length, from }: Copy, target: Uint8Array): Copy {
  let start = at
  let end = at + length
  while (start < end && isInsideCharacter(target, start)) start++
  while (end > start && isInsideCharacter(target, end)) end--
  return { at: start, length: end - start, from: from + start - at }
}

/** Whether `at` is inside a multi-byte character. */
function isInsideCharacter(text: Uint8Array, at: number): boolean {
  return at < text.length && (text[at]! & 0xc0) === 0x80
}

/** The copies of a delta in the order of the target, and the start of its checksum. */
function readCopies(delta: Uint8Array): { readonly copies: readonly Copy[]; readonly end: number } {
  const copies: Copy[] = []
  let place = 0
  const readNumber = (): number => {
    let value = 0
    for (let digit = VALUE_OF.get(delta[place]!); digit !== undefined; digit = VALUE_OF.get(delta[place]!)) {
      value = value * DIGITS.length + digit
      place++
    }
    return value
  }
  readNumber()
  place++
  for (let at = 0; ;) {
    const end = place
    const length = readNumber()
    const operator = delta[place++]
    if (operator === COPY) {
      copies.push({ at, length, from: readNumber() })
      place++
    } else if (operator === INSERT) place += length
    else return { copies, end }
    at += length
  }
}

function writeNumber(value: number): string {
  let text = ''
  for (let rest = value; rest > 0; rest = Math.floor(rest / DIGITS.length))
    text = DIGITS[rest % DIGITS.length]! + text
  return text === '' ? '0' : text
}
