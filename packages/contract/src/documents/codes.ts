import { ERROR_CODES } from '../errorCodes.ts'

/** Every code of a refusal with its name in words: "17 idempotency mismatch". */
export const CODES_IN_WORDS: string = Object.entries(ERROR_CODES)
  .map(([name, code]) => `${code} ${name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)}`)
  .join(', ')
