import { sql } from 'kysely'
import { foldName, soundKey } from '@touchline/domain/search'
import type { Clock } from '#api/http'
import type { Database, LocalizedText, Schema } from '#store'
import { BY_SPELLING, BY_SOUND, SOUND_CHARS_MIN } from './ways.ts'

/** Names change with the catalogue, not with the feed, so they are checked at this interval. */
const LOOK_AGAIN_MS = 10_000
const NAMES_PER_STATEMENT = 500

type Kind = Schema['search_words']['kind']
type Name = { kind: Kind; id: string; names: LocalizedText; hash: string }

/** Keeps the word index in step with the names of the catalogue. */
export interface NameIndex {
  /** Resolves when all names that were added or changed so far can be found. */
  fresh(): Promise<void>
}

export function createNameIndex({ db, clock }: { readonly db: Database; readonly clock: Clock }): NameIndex {
  let at = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  return {
    async fresh() {
      if (clock.now() - at < LOOK_AGAIN_MS) return
      running ??= follow(db)
        .then(() => {
          at = clock.now()
        })
        .finally(() => {
          running = undefined
        })
      await running
    },
  }
}

async function follow(db: Database): Promise<void> {
  await removeGone(db)
  for (;;) {
    const names = await findChanged(db)
    if (names.length > 0) await write(db, names)
    if (names.length < NAMES_PER_STATEMENT) return
  }
}

async function findChanged(db: Database): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select named.kind, named.id, named.names, named.hash from (
      select 'competitors' as kind, id, names, names_hash as hash from competitors
      union all select 'tournaments', id, names, names_hash from tournaments
      union all select 'categories', id, names, names_hash from categories
      union all select 'sports', id, names, names_hash from sports
      union all select 'matches', id, names, md5(names::text) from matches where type <> 'match') named
    where not exists (
      select from search_names known where known.kind = named.kind and known.id = named.id and known.hash = named.hash)
    order by kind, id limit ${NAMES_PER_STATEMENT}`.execute(db)
  return rows
}

/** Races and outrights come and go daily, and their words are removed with them. All other names stay. */
async function removeGone(db: Database): Promise<void> {
  await sql`
    with gone as (
      delete from search_names known where known.kind = 'matches' and not exists (select from matches where matches.id = known.id)
      returning known.kind, known.id)
    delete from search_words using gone where search_words.kind = gone.kind and search_words.id = gone.id`.execute(
    db,
  )
}

/** Replaces all words of each name, so that words of its former name disappear. */
async function write(db: Database, names: readonly Name[]): Promise<void> {
  const words = names.flatMap(({ kind, id, names: texts }) =>
    wordsOf(texts).map(word => ({ ...word, kind, id })),
  )
  const known = JSON.stringify(names.map(({ kind, id, hash }) => ({ kind, id, hash })))
  await db.transaction().execute(async trx => {
    await sql`delete from search_words using jsonb_to_recordset(${known}::jsonb) as known (kind text, id text)
      where search_words.kind = known.kind and search_words.id = known.id`.execute(trx)
    await sql`insert into search_words (way, word, kind, id)
      select way, word, kind, id from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as words (way smallint, word text, kind text, id text)
      on conflict do nothing`.execute(trx)
    await sql`insert into search_names (kind, id, hash)
      select kind, id, hash from jsonb_to_recordset(${known}::jsonb) as known (kind text, id text, hash text)
      on conflict (kind, id) do update set hash = excluded.hash`.execute(trx)
  })
}

/** The words of a name in all its languages, as they are written and as they sound. */
function wordsOf(names: LocalizedText): readonly { way: number; word: string }[] {
  const written = new Set(Object.values(names).flatMap(name => foldName(name).split(' ')))
  written.delete('')
  const sounds = new Set([...written].map(soundKey).filter(({ length }) => length >= SOUND_CHARS_MIN))
  return [
    ...[...written].map(word => ({ way: BY_SPELLING, word })),
    ...[...sounds].map(word => ({ way: BY_SOUND, word })),
  ]
}
