import { randomUUID } from 'node:crypto';
import type { Target } from '#domain/chat/message.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { upload } from '#server/features/generations/upload.fixture.ts';
import { changeSheetOf, sheetOf } from '#tests/support/app/arena.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { actInTurn, sayInChat, write } from './attacked-table.ts';
import type { Attacked } from './attacked-table.ts';

/** A table that is attacked: Mira plays Kara, Tov plays Bram. */
export interface Table {
  campaignId: string;
  worldId: string;
  kara: string;
  bram: string;
}

type At = Attacked & Table;

/** Where words may stand: how they come there, and by what the narrator is asked then. */
interface Standing {
  /** Whether it takes a world of the Dungeon Master's own. */
  ownWorld?: true;
  plant?: (at: At, words: string) => Promise<unknown>;
  /** Has the narrator answer; a harmless line of chat where it is left out. */
  ask?: (at: At, words: string, tov: string | undefined) => Promise<unknown>;
  clear?: (at: At) => Promise<unknown>;
}

const harmless = 'I look at the Weir and at the Lamp.';
const post = ({ mira, campaignId }: At, content: string, more: Partial<Parameters<Somebody['call']['chat']['post']>[0]> = {}) =>
  write(mira, campaignId, content, more);
const whisper = (to: Target) => ({ plant: (at: At, words: string) => post(at, words, { to }) });

const lore = (audience: 'everyone' | 'dm', fields: (words: string) => { name?: string; text?: string }): Standing => {
  let entryId = '';
  return {
    plant: ({ owner, campaignId }, words) => {
      entryId = randomUUID();
      return owner.call.tableLore.save({
        campaignId,
        entryId,
        seen: null,
        fields: { category: 'items', name: 'The Lamp', aliases: ['Lamp'], text: 'It burns.', audience, ...fields(words) },
      });
    },
    clear: ({ owner, campaignId }) => owner.call.tableLore.remove({ campaignId, entryId }),
  };
};

const note = (audience: 'table' | 'private'): Standing => ({
  plant: ({ mira, campaignId }, text) =>
    mira.call.notes.save({ campaignId, noteId: randomUUID(), seen: null, title: 'The Weir', text, audience }),
});

const agreement = (as: 'line' | 'veil'): Standing => ({
  plant: ({ tov, campaignId }, topic) => tov.call.safety.add({ campaignId, as, topic }),
  clear: async ({ owner, campaignId }) => {
    for (const { id } of (await owner.call.safety.get({ campaignId })).entries) await owner.call.safety.remove({ campaignId, entryId: id });
  },
});

/** An entry of the world that comes and goes with the attack. */
const entry = (fields: (words: string) => { name?: string; text?: string; tags?: string[]; audience?: 'dm' }): Standing => {
  let entryId = '';
  return {
    ownWorld: true,
    plant: async ({ owner, worldId }, words) => {
      const written = { category: 'geography', name: 'The Weir', text: 'It holds the river.', ...fields(words) } as const;
      ({ id: entryId } = await owner.call.lore.add({ worldId, entry: written }));
    },
    clear: ({ owner, worldId }) => owner.call.lore.remove({ worldId, entryId }),
  };
};

export const placesOfWords = {
  'a line of chat': { ask: (at, words) => sayInChat(at, at.campaignId, at.mira, words) },
  'an action': {
    ask: (at, words, theirs) => {
      const tovs: [Somebody, string][] = theirs === undefined ? [] : [[at.tov, theirs]];
      return actInTurn(at, at.campaignId, [[at.mira, words], ...tovs]);
    },
  },
  'colour by /me': { plant: (at, words) => post(at, words, { kind: 'me' }) },
  'talk out of character': { plant: (at, words) => post(at, words, { kind: 'ooc' }) },
  'a whisper to the Dungeon Master': whisper({ kind: 'dm' }),
  'a whisper to another player': { plant: (at, words) => post(at, words, { to: { kind: 'player', userId: at.tov.id } }) },
  'a message to oneself': whisper({ kind: 'notes' }),
  'an edited line': {
    plant: async (at, words) => {
      const { id } = await post(at, 'waits', { kind: 'me' });
      await at.mira.call.chat.edit({ campaignId: at.campaignId, messageId: id, content: words, mentions: [] });
    },
  },
  'a line that is quoted': {
    plant: async (at, words) => {
      const { id } = await post(at, words, { kind: 'me' });
      await at.tov.call.chat.post({ id: randomUUID(), campaignId: at.campaignId, content: 'nods', kind: 'me', replyTo: id });
    },
  },
  'the comment of a roll': {
    plant: ({ mira, campaignId }, words) => mira.call.chat.roll({ id: randomUUID(), campaignId, dice: `1d6 # ${words}` }),
  },
  'the name of a hero': {
    plant: ({ app, campaignId, kara }, name) => changeSheetOf(app, campaignId, kara, { name }),
    clear: ({ app, campaignId, kara }) => changeSheetOf(app, campaignId, kara, { name: 'Kara' }),
  },
  'the name of an item': {
    plant: async ({ app, campaignId, kara }, name) => {
      const { inventory } = await sheetOf(app, campaignId, kara);
      const thing = { ...itemOf('torch', 1, 'thing'), catalogId: null, name };
      await changeSheetOf(app, campaignId, kara, { inventory: [...inventory, thing] });
    },
    clear: async ({ app, campaignId, kara }) => {
      const { inventory } = await sheetOf(app, campaignId, kara);
      await changeSheetOf(app, campaignId, kara, { inventory: inventory.filter(({ id }) => id !== 'thing') });
    },
  },
  'the name of a weapon in hand': {
    plant: async ({ app, campaignId, kara }, name) => {
      const { inventory } = await sheetOf(app, campaignId, kara);
      await changeSheetOf(app, campaignId, kara, { inventory: inventory.map((each) => (each.id === 'sword' ? { ...each, name } : each)) });
    },
    clear: async ({ app, campaignId, kara }) => {
      const { inventory } = await sheetOf(app, campaignId, kara);
      await changeSheetOf(app, campaignId, kara, {
        inventory: inventory.map((each) => (each.id === 'sword' ? { ...each, name: 'Longsword' } : each)),
      });
    },
  },
  'the name of a person': {
    plant: ({ tov }, name) => tov.call.account.saveProfile({ name }),
    ask: (at) => sayInChat(at, at.campaignId, at.tov, harmless),
    clear: ({ tov }) => tov.call.account.saveProfile({ name: 'Tov' }),
  },
  'the name of the campaign': {
    plant: ({ app, campaignId }, name) => app.database.pool.query('update campaign set name = $2 where id = $1', [campaignId, name]),
    clear: ({ app, campaignId }) => app.database.pool.query("update campaign set name = 'The salt road' where id = $1", [campaignId]),
  },
  'the premise of the world': {
    ownWorld: true,
    plant: describeWorld,
    clear: (at) => describeWorld(at, 'Water and rope.'),
  },
  'lore of the world': entry((text) => ({ text: `It holds the river. ${text}` })),
  'a passage of lore for the Dungeon Master': entry((text) => ({ text: `It holds.\n\n::: dm\n${text}\n:::` })),
  'the name of an entry': entry((words) => ({ name: `Weir ${words}` })),
  'a tag of an entry': entry((words) => ({ tags: [words] })),
  'a tome': {
    ownWorld: true,
    plant: ({ owner, worldId }, content) => owner.call.tomes.add({ worldId, title: 'The Weir', content }),
  },
  'the name of a file': {
    ownWorld: true,
    plant: ({ app, owner, worldId }, name) =>
      upload(app.url, owner, worldId, `${name}.md`, new TextEncoder().encode('# The Weir\n\nWater.\n')),
  },
  'lore of the table': lore('everyone', (text) => ({ text })),
  'the name of an entry of the table': lore('everyone', (words) => ({ name: `Lamp ${words}` })),
  'lore of the table for the Dungeon Master': lore('dm', (text) => ({ text })),
  'a note for the table': note('table'),
  'a note of one’s own': note('private'),
  'a line of the table': agreement('line'),
  'a veil of the table': agreement('veil'),
  'a pin of the map': {
    plant: ({ owner, campaignId }, name) =>
      owner.call.maps.savePin({
        campaignId,
        pin: { id: randomUUID(), x: 0.5, y: 0.5, name: name.slice(0, 60), entryId: null, audience: 'table' },
      }),
  },
  'the word of the Dungeon Master': {
    ask: async (at, words) => {
      await write(at.owner, at.campaignId, words);
      await askHarmlessly(at);
    },
  },
  guidance: {
    plant: ({ owner, campaignId }, standing) => owner.call.narrator.guide({ campaignId, standing }),
    clear: ({ owner, campaignId }) => owner.call.narrator.guide({ campaignId, standing: '', next: '' }),
  },
  'a recap': {
    plant: async ({ owner, mira, campaignId }, text) => {
      await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'waits', kind: 'me' });
      const { id: recapId } = await owner.call.history.endSession({ campaignId });
      await recapOf(owner, campaignId, recapId, text);
    },
  },
  'an earlier reply': {
    plant: async (at, words) => {
      at.model.manner.says = { text: `Kara waits. ${words} What do you do?` };
      await sayInChat(at, at.campaignId, at.mira, 'I wait.');
      at.model.manner.says = 'scene';
    },
  },
  'a question to the assistant': {
    plant: ({ owner, campaignId }, content) => owner.call.assistant.ask({ id: randomUUID(), campaignId, content }),
  },
} as const satisfies Record<string, Standing>;
export type PlaceOfWords = keyof typeof placesOfWords;

async function describeWorld({ owner, worldId }: At, value: string): Promise<void> {
  const { versions } = await owner.call.worlds.get({ worldId });
  await owner.call.worlds.update({ worldId, edits: { description: { value, seen: versions?.['description'] ?? 1 } } });
}

/** Changes the words of a recap and shows it, once the model is done with it. */
async function recapOf(owner: Somebody, campaignId: string, recapId: string, text: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const recap = (await owner.call.history.recaps({ campaignId })).recaps.find(({ id }) => id === recapId);
    try {
      const { version } = await owner.call.history.saveRecap({ campaignId, recapId, text, version: recap?.version ?? 1 });
      await owner.call.history.publishRecap({ campaignId, recapId, version });
      return;
    } catch (error) {
      if (tries > 20) throw error;
    }
  }
}

/** The place as it is used. */
export function standingOf(place: PlaceOfWords): Standing {
  return placesOfWords[place];
}

/** The harmless line by which the narrator is asked. */
export const askHarmlessly = (at: At) => sayInChat(at, at.campaignId, at.mira, harmless);
