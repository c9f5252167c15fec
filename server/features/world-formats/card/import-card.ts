import type { WorldBundle } from '#domain/world/bundle.ts';
import { dmPassage } from '#server/features/world-formats/dm-passage.ts';
import { Fields } from '#server/features/world-formats/fields.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import { fieldOf, isObject } from '#server/features/world-formats/json.ts';
import type { JsonObject } from '#server/features/world-formats/json.ts';
import { readBookEntries } from '#server/features/world-formats/lorebook/read-book.ts';
import { newEntry } from '#server/features/world-formats/new-entry.ts';
import { cardPictures } from './card-pictures.ts';
import type { CardFiles } from './card-pictures.ts';

const open = [
  ['personality', 'Personality'],
  ['scenario', 'Scenario'],
  ['first_mes', 'First words'],
  ['mes_example', 'How they speak'],
] as const;
const hidden = [
  ['system_prompt', 'To the narrator'],
  ['post_history_instructions', 'To the narrator, at the end'],
  ['creator_notes', 'Notes of the card’s maker'],
] as const;

/**
 * A character card as a world of its own: the character as an entry among the factions, their lorebook as further entries.
 * What a card tells a model or its user in private is for the Dungeon Master alone.
 */
export function importCard(
  { card, envelope }: { card: JsonObject; envelope: JsonObject },
  held: CardFiles,
  notes: ImportNotes,
): WorldBundle {
  const fields = new Fields(card, '', notes);
  const name = fields.text('name') || 'Unnamed character';
  const nickname = fields.text('nickname');
  const says = (text: string): string => withNames(text, nickname || name, notes);
  const { files, image } = cardPictures(name, fields.objects('assets'), held, notes);
  const text = textOfCard(fields, says);
  const tags = ['character', ...fields.texts('tags')];
  const book = fields.take('character_book');
  const bookFields = isObject(book) ? new Fields(book, 'character_book', notes) : null;
  const lore = readBookEntries(bookFields?.take('entries'), notes, 'character_book.entries[]').map((entry) => ({
    ...entry,
    text: says(entry.text),
  }));
  const world = { name: bookFields?.text('name') || name, description: bookFields?.text('description') ?? '' };
  bookFields?.finish('');
  fields.take('spec');
  fields.finish(name);
  finishEnvelope(card, envelope, notes);
  notes.changed('A character was put with the factions, the category for people and their groups');
  const character = newEntry({ id: 'character', category: 'factions', name, text, aliases: [nickname], tags, image });
  return { ...world, entries: [character, ...lore], tomes: [], files };
}

function textOfCard(fields: Fields, says: (text: string) => string): string {
  const part = (title: string, text: string): string => (text === '' ? '' : `## ${title}\n\n${says(text)}`);
  const greetings = [...fields.texts('alternate_greetings'), ...fields.texts('group_only_greetings')];
  const translated = fieldsOfNotes(fields.take('creator_notes_multilingual')).map(([language, text]) =>
    part(`Notes of the card’s maker (${language})`, text),
  );
  const secret = [...hidden.map(([key, title]) => part(title, fields.text(key))), ...translated].filter((text) => text !== '');
  return [
    says(fields.text('description')),
    ...open.map(([key, title]) => part(title, fields.text(key))),
    part('Other first words', greetings.join('\n\n---\n\n')),
    dmPassage(secret.join('\n\n')),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function fieldsOfNotes(value: ReturnType<typeof fieldOf>): [string, string][] {
  return isObject(value)
    ? Object.entries(value).flatMap(([language, text]): [string, string][] =>
        typeof text === 'string' && text !== '' ? [[language, text]] : [],
      )
    : [];
}

/** Writes out the places where a card leaves a name open. */
function withNames(text: string, name: string, notes: ImportNotes): string {
  const named = text.replaceAll(/\{\{char\}\}|<(?:bot|char)>/gi, () => name).replaceAll(/\{\{user\}\}|<user>/gi, 'the adventurer');
  if (named !== text) notes.changed('The names that a card leaves open were written out');
  return named;
}

/** Newer cards repeat their fields outside for older programs; what says the same is no loss. */
function finishEnvelope(card: JsonObject, envelope: JsonObject, notes: ImportNotes): void {
  const fields = new Fields(envelope, 'card', notes);
  for (const key of ['spec', 'spec_version', 'data']) fields.take(key);
  for (const key of fields.left()) {
    if (JSON.stringify(fieldOf(card, key)) === JSON.stringify(fieldOf(envelope, key))) fields.take(key);
  }
  fields.finish('');
}
