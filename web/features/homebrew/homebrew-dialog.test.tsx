import { writeFoundryNpc } from '#domain/character/interchange/foundry-npc/npc-write.ts';
import { HomebrewEntry as Schema } from '#domain/homebrew/entry.ts';
import type { HomebrewEntry, KeptEntry } from '#domain/homebrew/entry.ts';
import { copyEntry } from '#domain/homebrew/copy-entry.ts';
import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { storeDraft } from './entry-draft.ts';
import { HomebrewDialog } from './homebrew-dialog.tsx';
import { fileOf } from '#domain/homebrew/entries-file.ts';
import { readHomebrewFile } from './transfer-file.ts';

const keep = (entry: HomebrewEntry, revision = 1): KeptEntry => ({
  entry,
  revision,
  updatedAt: '2026-11-23T12:00:00.000Z',
  updatedBy: { id: 'cora', name: 'Cora' },
});

afterEach(() => localStorage.clear());

function setUp(entries: KeptEntry[] = [], { writes = true, ...answers }: Answers['homebrew'] & { writes?: boolean } = {}) {
  const saved: { entry: HomebrewEntry; seen: number | null }[] = [];
  const shown = renderAt('/', <HomebrewDialog campaignId="c" me="oda" writes={writes} onClose={() => undefined} />, {
    homebrew: {
      list: () => entries,
      findSources: () => [{ id: 'fire-bolt', name: 'Fire Bolt' }],
      copy: async ({ kind, sourceId, entryId }) => Schema.parse({ ...(await copyEntry(kind, sourceId)), id: entryId }),
      save: ({ entry, seen }) => {
        const read = Schema.parse(entry);
        saved.push({ entry: read, seen });
        return keep(read, (seen ?? 0) + 1);
      },
      ...answers,
    },
  });
  return { ...shown, saved };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string, at = 0) => screen.getAllByRole<HTMLSelectElement>('combobox', { name })[at] ?? document.body;
const preview = () => screen.getByRole('complementary', { name: 'Preview' }).textContent ?? '';

async function begin({ person }: ReturnType<typeof setUp>, kind: string) {
  await person.click(await screen.findByRole('button', { name: 'New entry' }));
  await person.click(screen.getByRole('radio', { name: kind }));
  await person.click(screen.getByRole('button', { name: 'Start blank' }));
}

it('a creature with a breath that recharges is written by plain choices, told in words, and saved', async () => {
  const table = setUp();
  const { person, saved } = table;
  await begin(table, 'Creature');
  await person.type(box('Name'), 'Ash Wyrm');
  await person.click(screen.getByRole('button', { name: 'Add activity' }));
  await person.type(box('Called'), 'Fire Breath');
  await person.selectOptions(choice('What it is'), 'Saving throw');
  await person.click(screen.getByRole('button', { name: 'Add limit' }));
  await person.selectOptions(choice('Targets'), 'Creatures');
  await person.selectOptions(choice('How many targets'), 'All in an area');
  await person.clear(box('Amount'));
  await person.type(box('Amount'), '6d6');
  await waitFor(() =>
    expect(preview()).toContain('Fire Breath. Recharge 5–6; Action; DEX save, half on a success; 6d6 slashing damage; 30-foot cone.'),
  );
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    seen: null,
    entry: {
      kind: 'monster',
      name: 'Ash Wyrm',
      activities: [{ kind: 'save', name: 'Fire Breath', consumes: [{ kind: 'recharge', from: 5 }], damage: [{ formula: '6d6' }] }],
    },
  });
  expect(await screen.findByRole('dialog', { name: 'Homebrew' })).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});

it('what befalls those in the area of a spell is written with its moments, told in words, and saved', async () => {
  const table = setUp();
  const { person, saved } = table;
  await begin(table, 'Spell');
  await person.type(box('Name'), 'Brine Fog');
  await person.click(screen.getByRole('button', { name: 'Add activity' }));
  await person.selectOptions(choice('Befalls those in the spell’s area'), 'When they enter it');
  await person.selectOptions(choice('Befalls those in the spell’s area'), 'When their turn ends in it');
  await person.click(screen.getByRole('checkbox', { name: 'Nobody more than once a turn' }));
  await person.selectOptions(choice('What it is'), 'Saving throw');
  await waitFor(() => expect(preview()).toContain('Whoever enters it or ends a turn in it, at most once a turn; DEX save'));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.entry.activities).toMatchObject([
    { kind: 'save', due: ['enters', 'endsTurn'], oncePerTarget: true, while: 'active', activation: { kind: 'free' } },
  ]);
  await person.click(await screen.findByRole('button', { name: /Brine Fog/ }));
  for (const words of ['When they enter it', 'When their turn ends in it'])
    await person.click(screen.getByRole('button', { name: `Remove ${words}` }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.entry.activities).toEqual([expect.not.objectContaining({ due: expect.anything() })]);
});

it.each(['Creature', 'Item', 'Spell', 'Feature'])(
  'the activity editor is the same for a new %s, and every kind of activity can be saved',
  async (kind) => {
    const table = setUp();
    const { person, saved } = table;
    await begin(table, kind);
    await person.type(box('Name'), 'Made Here');
    await person.click(screen.getByRole('button', { name: 'Add activity' }));
    const offered = within(choice('What it is'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '');
    expect(offered).toHaveLength(8);
    for (const each of offered.slice(1)) {
      await person.click(screen.getByRole('button', { name: 'Another activity' }));
      await person.selectOptions(choice('What it is', offered.indexOf(each)), each);
    }
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved[0]?.entry.activities.map((each) => each.kind)).toHaveLength(8));
  },
);

it('every change that an effect can make can be chosen and saved', async () => {
  const table = setUp();
  const { person, saved } = table;
  await begin(table, 'Item');
  await person.type(box('Name'), 'Ring of All');
  await person.click(screen.getByRole('button', { name: 'Add effect' }));
  const offered = within(choice('Changes'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '');
  for (const [at, each] of offered.entries()) {
    if (at > 0 && at % limits.homebrewChanges === 0) await person.click(screen.getByRole('button', { name: 'Another effect' }));
    else if (at > 0) await person.click(screen.getAllByRole('button', { name: 'Another change' }).at(-1) ?? document.body);
    await person.selectOptions(choice('Changes', at), each);
  }
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const changed = saved[0]?.entry.effects.flatMap(({ changes = [] }) => changes.map(({ on }) => on));
  expect(new Set(changed).size).toBe(offered.length);
});

it('a formula that cannot be rolled is named beside its field, and the entry is not saved', async () => {
  const table = setUp();
  const { person, saved } = table;
  await begin(table, 'Creature');
  await person.type(box('Name'), 'Ash Wyrm');
  await person.click(screen.getByRole('button', { name: 'Add activity' }));
  await person.clear(box('Amount'));
  await person.type(box('Amount'), '500d6');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('At most 30 dice can be rolled at once.')).toBeTruthy();
  expect(document.activeElement).toBe(box('Amount'));
  expect(saved).toEqual([]);
});

it('a spell of the rules can be started from', async () => {
  const { person } = setUp();
  await person.click(await screen.findByRole('button', { name: 'New entry' }));
  await person.click(screen.getByRole('radio', { name: 'Spell' }));
  await person.click(await screen.findByRole('button', { name: 'Start from Fire Bolt' }));
  await waitFor(() => expect(box('Name').value).toBe('Fire Bolt'));
  expect(preview()).toContain('Evocation cantrip');
  expect(preview()).toContain('Ranged attack; 1d10 fire damage, more at levels 5, 11 and 17');
});

it('what was begun is kept on the device, and found again', async () => {
  const first = setUp();
  await begin(first, 'Feature');
  await first.person.type(box('Name'), 'Salt Oath');
  first.close();
  const { person } = setUp();
  await person.click(await screen.findByRole('button', { name: /Salt Oath/ }));
  expect(box('Name').value).toBe('Salt Oath');
});

it('an entry that is refused because somebody else saved it keeps what was typed', async () => {
  const { person } = setUp([keep(tideRing)], {
    save: () => {
      throw new Refusal('homebrew.moved');
    },
  });
  await person.click(await screen.findByRole('button', { name: /Ring of Slack Water/ }));
  await person.type(box('Name'), ' II');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Somebody else saved this entry meanwhile/)).toBeTruthy();
  expect(box('Name').value).toBe('Ring of Slack Water II');
});

it.each([
  ['Take their version', 'Ring of Cora'],
  ['Go on with mine', 'Ring of Oda'],
])('of two versions one is chosen: %s', async (way, name) => {
  storeDraft(localStorage, 'oda/c', tideRing.id, { entry: { ...tideRing, name: 'Ring of Oda' }, seen: 1 });
  const { person, saved } = setUp([keep({ ...tideRing, name: 'Ring of Cora' }, 2)]);
  await person.click(await screen.findByRole('button', { name: /Ring of Cora/ }));
  expect(box('Name').value).toBe('Ring of Oda');
  await person.click(screen.getByRole('button', { name: way }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject([{ seen: 2, entry: { name } }]));
});

it('a player reads, and writes nothing', async () => {
  const { person } = setUp([keep(tideRing)], { writes: false });
  await person.click(await screen.findByRole('button', { name: /Ring of Slack Water/ }));
  expect(screen.getByText('Armor class +2, resistance: cold')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('button', { name: 'New entry' })).toBeNull();
});

it('every fact of a creature survives being opened and saved', async () => {
  const { person, saved } = setUp([keep(cinderDrake)]);
  await person.click(await screen.findByRole('button', { name: /Cinder Drake/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ entry: cinderDrake, seen: 1 }]));
});

it('entries of a file are named, taken in, and what is refused stays with the reason', async () => {
  const { person } = setUp([keep(tideRing)], {
    save: ({ entry }) => {
      if (entry.kind === 'item') throw new Refusal('homebrew.tooMany');
      return keep(Schema.parse(entry));
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File([fileOf([cinderDrake, tideRing])], 'homebrew.json', { type: 'application/json' });
  await person.upload(screen.getByLabelText(/^File of homebrew/), file);
  await person.click(await screen.findByRole('button', { name: 'Import 2' }));
  expect(await screen.findByText('This campaign has reached its limit of homebrew entries.')).toBeTruthy();
  expect(screen.queryByText('Cinder Drake')).toBeNull();
});

describe('a file of homebrew', () => {
  it('gives every entry back as it was written', async () =>
    expect(await readHomebrewFile('c', fileOf([cinderDrake, tideRing]), new Set())).toEqual({
      entries: [cinderDrake, tideRing],
      report: [],
    }));

  it('may be the actor of a creature of Foundry, which the server reads', async () => {
    const actor = JSON.stringify(writeFoundryNpc(cinderDrake), null, 2);
    const read: string[] = [];
    const answers = { entry: cinderDrake, report: ['Of “Claw”, there is no place for its sound.'] };
    const readCreature = ({ text }: { text: string }) => {
      read.push(text);
      return answers;
    };
    const { person } = setUp([], { readCreature });
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    await person.upload(screen.getByLabelText(/^File of homebrew/), new File([actor], 'drake.json', { type: 'application/json' }));
    expect(await screen.findByText('Of “Claw”, there is no place for its sound.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 1' })).toBeTruthy();
    expect(read).toEqual([JSON.stringify(JSON.parse(actor))]);
  });

  it('tells which field of an actor cannot be read', async () => {
    const readCreature = () => {
      throw new Refusal('homebrew.fileRefused', 'The field “name” of this file cannot be read.');
    };
    const { person } = setUp([], { readCreature });
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    await person.upload(screen.getByLabelText(/^File of homebrew/), new File(['{"type":"npc"}'], 'npc.json', { type: 'application/json' }));
    expect(await screen.findByText('The field “name” of this file cannot be read.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  });

  it('of a creature is not sent where it is too long', async () => {
    const text = JSON.stringify({ type: 'npc', name: 'a'.repeat(limits.creatureFileLength) });
    expect(await readHomebrewFile('c', text, new Set())).toEqual({ problem: 'A file of a creature is 1.5 MB at most.' });
  });

  it('gives an entry another id where a table has that one', async () => {
    const read = await readHomebrewFile('c', fileOf([tideRing]), new Set([tideRing.id]));
    const [entry] = 'entries' in read ? read.entries : [];
    expect(entry).toEqual({ ...tideRing, id: entry?.id });
    expect(entry?.id).not.toBe(tideRing.id);
  });

  it.each(['', '{"half', '{"entries":[]}', JSON.stringify({ format: 'hearthlore-homebrew', entries: [{ name: 'Half' }] })])(
    'is not %j',
    async (text) => expect(await readHomebrewFile('c', text, new Set())).toEqual({ problem: 'This is no file of homebrew.' }),
  );
});
