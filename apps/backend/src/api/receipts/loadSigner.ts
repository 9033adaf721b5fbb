import type { Database } from '#store'
import { signerOf, type Signer } from './signingKey.ts'

type KeyOptions = {
  readonly db: Database
  /** The operator's key: 32 bytes, base64url. Without it, one is generated and stored in the database. */
  readonly privateKey: string | undefined
  /** Generates 32 secret bytes, base64url. */
  readonly newKey: () => string
  readonly now: number
}

/**
 * The key that signs receipts from now on, published under its id. Earlier keys stay published forever, with the
 * instant since which they no longer sign: their receipts stay valid.
 */
export async function loadSigner({ db, privateKey, newKey, now }: KeyOptions): Promise<Signer> {
  return await db.transaction().execute(async trx => {
    const storedKey = await trx
      .selectFrom('signing_keys')
      .select('private_key')
      .where('private_key', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const own = privateKey === undefined ? (storedKey?.private_key ?? newKey()) : undefined
    const signer = signerOf(own ?? privateKey!)
    await trx
      .insertInto('signing_keys')
      .values({
        id: signer.keyId,
        public_key: signer.publicKey,
        private_key: own ?? null,
        created_at: now,
        retired_at: null,
      })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ retired_at: null }))
      .execute()
    await trx
      .updateTable('signing_keys')
      .set({ retired_at: now })
      .where('id', '<>', signer.keyId)
      .where('retired_at', 'is', null)
      .execute()
    return signer
  })
}
