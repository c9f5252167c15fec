import type { Pool } from 'pg';

const ofRecord = (kind: string) => `select data as document from document where kind = '${kind}' order by position limit 1`;

/** Where a document of each kind is found in a database. */
const places: Record<string, string> = {
  play: ofRecord('play'),
  character: ofRecord('character'),
  combat: ofRecord('combat'),
  note: ofRecord('note'),
  lore: ofRecord('lore'),
  map: ofRecord('map'),
  safety: ofRecord('safety'),
  scores: ofRecord('scores'),
  gift: ofRecord('gift'),
  recap: ofRecord('recap'),
  guidance: ofRecord('guidance'),
  draft: 'select draft as document from narration where draft is not null limit 1',
  ruling: 'select data as document from ruling limit 1',
  answer: 'select answer as document from answered_change limit 1',
  settings: `select value as document from setting where key = 'instance'`,
  homebrew: 'select data as document from homebrew limit 1',
  battleMap: 'select ground as document from battle_map limit 1',
  document: 'select document from world_document limit 1',
};

/** A document of this kind as it is stored. */
export async function findDocument(pool: Pool, kind: string): Promise<unknown> {
  const place = places[kind];
  if (place === undefined) throw new Error(`Say in find-document.ts where documents of the kind ${kind} are stored.`);
  const { rows } = await pool.query<{ document: unknown }>(place);
  if (!rows[0]) throw new Error(`The evening makes no document of the kind ${kind}: have play-evening.ts make one.`);
  return rows[0].document;
}
