import { currencyOf } from '@touchline/domain/money'
import { postTransaction } from '#api/ledger'
import { hashPassword } from '#api/session'
import type { Database } from '#store'
import { DEMO_PLAYERS } from './demoPlayers.ts'

type SeedOptions = { readonly db: Database; readonly newId: () => string; readonly now: number }

/** They joined, and made their deposits, before the first of a demo's bets. */
const SINCE_MS = 366 * 86_400_000

/** Creates missing demo players, their money through the ledger. */
export async function seedDemoPlayers({ db, newId, now }: SeedOptions): Promise<void> {
  const since = now - SINCE_MS
  for (const player of DEMO_PLAYERS) {
    const known = await db.selectFrom('players').select('id').where('id', '=', player.id).executeTakeFirst()
    if (known) continue
    const passwordHash = await hashPassword(player.password)
    await db.transaction().execute(async trx => {
      await trx
        .insertInto('players')
        .values({
          id: player.id,
          email: player.email,
          password_hash: passwordHash,
          first_name: player.firstName,
          last_name: player.lastName,
          nickname: null,
          mobile_phone: null,
          auth_phone_number: null,
          language: 'en',
          country: 'DE',
          settings: JSON.stringify({}),
          created_at: since,
        })
        .execute()
      for (const [index, [currency, amount]] of Object.entries(player.balances).entries()) {
        const accountId = `${player.id}-${currency}`
        await trx
          .insertInto('accounts')
          .values({
            id: accountId,
            player_id: player.id,
            currency,
            subunits: currencyOf(currency)!.subunits,
            balance: 0,
            version: 1,
            active: index === 0,
          })
          .execute()
        if (amount === 0) continue
        await postTransaction(trx, {
          id: newId(),
          kind: 'deposit',
          playerId: player.id,
          accountId,
          currency,
          amount,
          now: since,
        })
      }
    })
  }
}

/** Whether demo logins exist: production refuses to run on such a database. */
export async function hasDemoPlayers(db: Database): Promise<boolean> {
  const emails = DEMO_PLAYERS.map(({ email }) => email)
  const found = await db.selectFrom('players').select('id').where('email', 'in', emails).executeTakeFirst()
  return found !== undefined
}
