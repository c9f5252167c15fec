import { beforeEach, describe, expect, it } from 'vitest';
import { draftByFields } from './draft-rules.ts';
import type { FieldVersions, SavedVersion, VersionedDraft } from './draft-rules.ts';
import { DraftStore } from './draft-store.ts';
import { isNumber, isRecordOf, isShape, isText } from './stored-shape.ts';

interface Fields {
  name: string;
  text: string;
}
const rules = draftByFields<Fields>({ names: ['name', 'text'] });
const areFields = isShape<Fields>({ name: isText, text: isText });
const isDraft = isShape<VersionedDraft<Fields, FieldVersions>>({ fields: areFields, base: areFields, seen: isRecordOf(isNumber) });

const standing = (fields: Partial<Fields>, seen: FieldVersions = { name: 1, text: 1 }): SavedVersion<Fields, FieldVersions> => ({
  fields: { name: 'Bell', text: 'Sand.', ...fields },
  seen,
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
const memory = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
const open = (now = standing({}), shelf: typeof memory = memory) =>
  new DraftStore({ shelf, name: 'mira/bell', rules, read: (value) => (isDraft(value) ? value : null), now });
const fieldsOf = (store: ReturnType<typeof open>) => store.state.get().draft.fields;

/** A server that answers when it is told to. */
function server() {
  const sent: VersionedDraft<Fields, FieldVersions>[] = [];
  let answer = (_now: SavedVersion<Fields, FieldVersions>) => {};
  let fail = (_error: Error) => {};
  const send = (draft: VersionedDraft<Fields, FieldVersions>) => {
    sent.push(draft);
    return new Promise<SavedVersion<Fields, FieldVersions>>((resolve, reject) => {
      [answer, fail] = [resolve, reject];
    });
  };
  const save = (store: ReturnType<typeof open>) => store.save(send, (now) => now);
  return { sent, save, answer: (now: SavedVersion<Fields, FieldVersions>) => answer(now), fail: (error: Error) => fail(error) };
}

describe('what is typed', () => {
  it('is kept at once, and found again after a reload', () => {
    open().change({ text: 'Mud.' });
    expect(fieldsOf(open())).toEqual({ name: 'Bell', text: 'Mud.' });
  });

  it('is found again beside what somebody else saved before the reload', () => {
    open().change({ text: 'Mud.' });
    const again = open(standing({ name: 'Gong' }, { name: 2, text: 1 }));
    expect(fieldsOf(again)).toEqual({ name: 'Gong', text: 'Mud.' });
  });

  it('keeps what it was typed upon over a reload, so that the server sees the conflict', () => {
    open().change({ text: 'Mud.' });
    const again = open(standing({ text: 'Shingle.' }, { name: 1, text: 2 }));
    expect(again.state.get().draft).toMatchObject({ fields: { text: 'Mud.' }, base: { text: 'Sand.' }, seen: { text: 1 } });
  });

  it('is kept no longer once it is taken back or discarded', () => {
    const store = open();
    store.change({ text: 'Mud.' });
    store.change({ text: 'Sand.' });
    expect(kept.size).toBe(0);
    store.change({ text: 'Mud.' });
    store.discard();
    expect([kept.size, fieldsOf(store).text]).toEqual([0, 'Sand.']);
  });

  it('stays in the form where nothing can be kept', () => {
    const full = {
      ...memory,
      setItem: () => {
        throw new Error('full');
      },
    };
    const store = open(standing({}), full);
    store.change({ text: 'Mud.' });
    expect(fieldsOf(store).text).toBe('Mud.');
  });

  it('is passed over where what was kept cannot be read', () => {
    for (const broken of ['{', 'null', '[]', '{"fields":{"name":1}}']) {
      kept.set('mira/bell', broken);
      expect(fieldsOf(open())).toEqual(standing({}).fields);
    }
  });
});

describe('a save', () => {
  it('that worked lets go of what was kept', async () => {
    const [store, { save, answer }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    expect(store.state.get().saving).toBe(true);
    answer(standing({ text: 'Mud.' }, { name: 1, text: 2 }));
    expect(await saving).toMatchObject({ isDone: true });
    expect([kept.size, store.state.get().saving]).toEqual([0, false]);
  });

  it('is one at a time', async () => {
    const [store, { sent, save, answer }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    expect(await save(store)).toBeNull();
    answer(standing({ text: 'Mud.' }, { name: 1, text: 2 }));
    await saving;
    expect(sent).toHaveLength(1);
  });

  it('does not take away what was typed while it was under way, nor forget it over a reload', async () => {
    const [store, { sent, save, answer }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    store.change({ text: 'Mud and shell.' });
    answer(standing({ text: 'Mud.' }, { name: 1, text: 2 }));
    expect(await saving).toMatchObject({ isDone: false });
    const again = open(standing({ text: 'Mud.' }, { name: 1, text: 2 }));
    expect(fieldsOf(again).text).toBe('Mud and shell.');
    void save(again);
    expect(sent[1]).toMatchObject({ base: { text: 'Mud.' }, seen: { text: 2 } });
  });

  it('that failed leaves everything as it was, to be tried again', async () => {
    const [store, { sent, save, answer, fail }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    fail(new Error('offline'));
    await expect(saving).rejects.toThrow('offline');
    expect([fieldsOf(store).text, fieldsOf(open()).text, store.state.get().saving]).toEqual(['Mud.', 'Mud.', false]);
    const second = save(store);
    expect(sent[1]).toEqual(sent[0]);
    answer(standing({ text: 'Mud.' }, { name: 1, text: 2 }));
    expect(await second).toMatchObject({ isDone: true });
  });

  it('that the server could not merge shows what stands there, for one’s own is kept beside it', async () => {
    const [store, { save, answer }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    answer(standing({ text: 'Shingle.' }, { name: 1, text: 2 }));
    expect(await saving).toMatchObject({ isDone: true });
    expect(fieldsOf(store).text).toBe('Shingle.');
  });
});

describe('what somebody else saves', () => {
  it('shows where nothing was typed, and nowhere else', () => {
    const store = open();
    store.change({ text: 'Mud.' });
    store.catchUp(standing({ name: 'Gong', text: 'Shingle.' }, { name: 2, text: 2 }));
    expect(fieldsOf(store)).toEqual({ name: 'Gong', text: 'Mud.' });
    expect(rules.meanwhile(store.state.get().draft, store.state.get().now)).toEqual(['text']);
  });

  it('waits while a save is under way, whose answer knows more', async () => {
    const [store, { save, answer }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    store.catchUp(standing({ name: 'Gong' }, { name: 2, text: 1 }));
    expect(fieldsOf(store).name).toBe('Bell');
    answer(standing({ name: 'Gong', text: 'Mud.' }, { name: 2, text: 2 }));
    await saving;
    expect(fieldsOf(store)).toEqual({ name: 'Gong', text: 'Mud.' });
  });

  it('is taken in after a save that failed', async () => {
    const [store, { save, fail }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    store.catchUp(standing({ name: 'Gong' }, { name: 2, text: 1 }));
    fail(new Error('offline'));
    await expect(saving).rejects.toThrow('offline');
    expect(fieldsOf(store)).toEqual({ name: 'Gong', text: 'Mud.' });
  });

  it('does not come back as it was before a save, when the page hears of that again', async () => {
    const [store, { save, answer }] = [open(), server()];
    store.change({ text: 'Mud.' });
    const saving = save(store);
    answer(standing({ text: 'Mud.' }, { name: 1, text: 2 }));
    await saving;
    store.catchUp(standing({}));
    expect(fieldsOf(store).text).toBe('Mud.');
  });

  it('is what a discarded draft shows', () => {
    const store = open();
    store.change({ text: 'Mud.' });
    store.catchUp(standing({ text: 'Shingle.' }, { name: 1, text: 2 }));
    store.discard();
    expect(fieldsOf(store).text).toBe('Shingle.');
  });
});
