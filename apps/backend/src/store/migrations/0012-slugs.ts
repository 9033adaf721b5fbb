import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * One namespace of slugs for the categories, leagues and events of a sport, maintained by triggers: a slug that another
 * row has, or had, is refused. Former slugs stay and refer to the same thing, even after it has been removed.
 */
const statements = [
  `create table slugs (
    sport_id text not null, slug text not null, kind text not null, id text not null, tournament_id text,
    primary key (sport_id, slug))`,
  `create index slugs_by_id on slugs (sport_id, id)`,
  `insert into slugs select sport_id, slug, 'category', id from categories`,
  `insert into slugs select sport_id, slug, 'league', id from tournaments on conflict do nothing`,
  `insert into slugs select sport_id, slug, 'event', id, tournament_id from matches on conflict do nothing`,
  `create function keep_slug() returns trigger language plpgsql as $$
    declare parent text;
    begin
      if tg_argv[0] = 'event' then parent := new.tournament_id; end if;
      insert into slugs values (new.sport_id, new.slug, tg_argv[0], new.id, parent)
        on conflict (sport_id, slug) do update set tournament_id = excluded.tournament_id
          where slugs.kind = excluded.kind and slugs.id = excluded.id;
      if not found then
        raise unique_violation using message = format('the slug %s of sport %s belongs to something else', new.slug, new.sport_id);
      end if;
      return null;
    end $$`,
  ...Object.entries({ categories: 'category', tournaments: 'league', matches: 'event' }).map(
    ([table, kind]) =>
      `create trigger keep_slug after insert or update of slug, sport_id on ${table} for each row execute function keep_slug('${kind}')`,
  ),
]

export const slugs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
