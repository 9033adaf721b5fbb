import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'

/** Memory in KiB, passes and lanes: the first choice of the password storage cheat sheet for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const SALT_BYTES = 16
/** Each hash fills a core and 19 MB; more in parallel would only starve everything else. */
const HASHES_AT_ONCE_MAX = 2

let running = 0
const waiting: (() => void)[] = []

/** The stored form of a password: `argon2id$<salt>$<hash>`, both hex. */
export async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)): Promise<string> {
  return `argon2id$${salt.toString('hex')}$${(await derive(password, salt)).toString('hex')}`
}

/**
 * Whether a password matches the stored one. Without a stored one (unknown e-mail) it takes just as long and returns
 * false, so that timing does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = storedHash?.split('$') ?? []
  const derived = await derive(password, salt ? Buffer.from(salt, 'hex') : Buffer.alloc(SALT_BYTES))
  const expected = Buffer.from(hash, 'hex')
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

async function derive(password: string, nonce: Buffer): Promise<Buffer> {
  while (running >= HASHES_AT_ONCE_MAX) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    const parameters: Argon2Parameters = { ...COST, message: Buffer.from(password.normalize('NFKC')), nonce }
    return await new Promise((resolve, reject) =>
      argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key))),
    )
  } finally {
    running--
    waiting.shift()?.()
  }
}
