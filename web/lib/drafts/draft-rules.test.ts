import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftAsWhole, draftByFields } from './draft-rules.ts';
import type { DraftRules, FieldVersions, VersionedDraft, WholeVersion } from './draft-rules.ts';

interface Fields {
  name: string;
  text: string;
  tags: string[];
}
const ways = { names: ['name', 'text', 'tags'] as const, tidy: (fields: Fields) => ({ ...fields, name: fields.name.trim() }) };
const byFields = draftByFields<Fields>(ways);
const asWhole = draftAsWhole<Fields, WholeVersion>(ways);

const start: Fields = { name: 'Bell', text: 'One.\nTwo.\nThree.', tags: ['tin'] };
const first = { name: 1, text: 1, tags: 1 };
const fieldsNow = (fields: Partial<Fields>) => ({
  fields: { ...start, ...fields },
  seen: { ...first, ...Object.fromEntries(Object.keys(fields).map((name) => [name, 2])) },
});
const wholeNow = (fields: Partial<Fields>, version = 'v2') => ({ fields: { ...start, ...fields }, seen: { version } });
function typed<Seen>(draft: VersionedDraft<Fields, Seen>, fields: Partial<Fields>): VersionedDraft<Fields, Seen> {
  return { ...draft, fields: { ...draft.fields, ...fields } };
}
const begunByFields = byFields.begin({ fields: start, seen: first });
const begunAsWhole = asWhole.begin({ fields: start, seen: { version: 'v1' } });

describe('a draft whose fields have versions of their own', () => {
  it('is touched where it says something else, and not by spaces that are not saved', () => {
    expect(byFields.touched(begunByFields)).toEqual([]);
    expect(byFields.touched(typed(begunByFields, { name: ' Bell ', tags: ['tin'] }))).toEqual([]);
    expect(byFields.touched(typed(begunByFields, { name: 'Gong', tags: [] }))).toEqual(['name', 'tags']);
  });

  it('takes over what somebody else saves in fields that are not touched', () => {
    const caught = byFields.catchUp(typed(begunByFields, { text: 'Mud.' }), fieldsNow({ name: 'Gong' }));
    expect(caught).toMatchObject({ fields: { name: 'Gong', text: 'Mud.' }, seen: { name: 2, text: 1 } });
  });

  it('keeps typed words and what they were typed upon where somebody else saved the same field, and says so', () => {
    const now = fieldsNow({ text: 'Sand.' });
    const caught = byFields.catchUp(typed(begunByFields, { text: 'Mud.' }), now);
    expect(caught).toMatchObject({ fields: { text: 'Mud.' }, base: { text: start.text }, seen: { text: 1 } });
    expect(byFields.meanwhile(caught, now)).toEqual(['text']);
  });

  it('leaves a space alone that stands at the end of a name while it is typed', () => {
    const now = fieldsNow({ text: 'Sand.' });
    expect(byFields.catchUp(typed(begunByFields, { name: 'Bell ' }), now).fields).toMatchObject({ name: 'Bell ', text: 'Sand.' });
  });

  it('is what was saved when nothing was typed since, also where the server kept another text', () => {
    const sent = typed(begunByFields, { text: 'Mud.' });
    const now = fieldsNow({ text: 'Sand.' });
    expect(byFields.afterSaving(sent, sent, now)).toEqual(byFields.begin(now));
  });

  it('puts what was typed since upon what was saved, so that it does not meet itself', () => {
    const sent = typed(begunByFields, { text: 'Mud.' });
    const after = byFields.afterSaving(typed(sent, { text: 'Mud and shell.' }), sent, fieldsNow({ text: 'Mud.' }));
    expect(after).toMatchObject({ fields: { text: 'Mud and shell.' }, base: { text: 'Mud.' }, seen: { text: 2 } });
  });

  it('brings what was typed since together with what the server merged', () => {
    const sent = typed(begunByFields, { text: 'One, by M\nTwo.\nThree.' });
    const now = fieldsNow({ text: 'One, by M\nTwo.\nThree, by Oda.' });
    const after = byFields.afterSaving(typed(sent, { text: 'One, by Mira.\nTwo.\nThree.' }), sent, now);
    expect(after).toMatchObject({ fields: { text: 'One, by Mira.\nTwo.\nThree, by Oda.' }, seen: { text: 2 } });
  });

  it('keeps what was typed since upon its old base where that cannot be', () => {
    const sent = typed(begunByFields, { text: 'Mud.' });
    const after = byFields.afterSaving(typed(sent, { text: 'Mud and shell.' }), sent, fieldsNow({ text: 'Sand.' }));
    expect(after).toMatchObject({ fields: { text: 'Mud and shell.' }, base: { text: start.text }, seen: { text: 1 } });
  });
});

describe('a draft of a thing with one version', () => {
  it('takes over what others write elsewhere in a text', () => {
    const mine = typed(begunAsWhole, { text: 'One, by Mira.\nTwo.\nThree.' });
    const caught = asWhole.catchUp(mine, wholeNow({ text: 'One.\nTwo.\nThree, by Oda.' }));
    expect(caught).toMatchObject({ fields: { text: 'One, by Mira.\nTwo.\nThree, by Oda.' }, seen: { version: 'v2' } });
  });

  it('stays upon its old base where both wrote the same line, with all of its fields', () => {
    const mine = typed(begunAsWhole, { text: 'Mud.', tags: ['new'] });
    const now = wholeNow({ text: 'Sand.', name: 'Gong' });
    expect(asWhole.catchUp(mine, now)).toBe(mine);
    expect(asWhole.meanwhile(mine, now)).toEqual(['text', 'tags']);
  });

  it('stays as it is while the server does not know it', () => {
    const unknown = asWhole.begin({ fields: { name: '', text: '', tags: [] }, seen: { version: null } });
    const mine = typed(unknown, { text: 'Left behind.' });
    expect(asWhole.catchUp(mine, wholeNow({}))).toBe(mine);
  });

  it('stands upon what was saved, with what was typed since', () => {
    const sent = typed(begunAsWhole, { name: 'Two ' });
    const now = wholeNow({ name: 'Two' });
    expect(asWhole.afterSaving(sent, sent, now)).toMatchObject({ fields: { name: 'Two ' }, base: { name: 'Two' } });
    expect(asWhole.afterSaving(typed(sent, { name: 'Two b' }), sent, now)).toMatchObject({
      fields: { name: 'Two b' },
      seen: { version: 'v2' },
    });
  });

  it('lets a field in which what is typed holds not stand in the way', () => {
    const rules = draftAsWhole<Fields, WholeVersion>({ ...ways, mine: ['tags'] });
    const mine = typed(rules.begin({ fields: start, seen: { version: 'v1' } }), { tags: ['mine'] });
    expect(rules.catchUp(mine, wholeNow({ tags: ['theirs'], name: 'Gong' }))).toMatchObject({
      fields: { tags: ['mine'], name: 'Gong' },
      seen: { version: 'v2' },
    });
  });
});

const anyFields = fc.record({
  name: fc.constantFrom('Bell', 'Gong', 'Bell '),
  text: fc.array(fc.constantFrom('One.', 'Two.', 'Mud.', ''), { maxLength: 4 }).map((lines) => lines.join('\n')),
  tags: fc.array(fc.constantFrom('tin', 'brass'), { maxLength: 2 }),
});

describe('whatever others save, and whenever', () => {
  const lost = <Seen extends FieldVersions | WholeVersion>(
    rules: DraftRules<Fields, Seen>,
    seen: [before: Seen, after: Seen],
    [before, mine, theirs]: [Fields, Fields, Fields],
  ) => {
    const draft = typed(rules.begin({ fields: before, seen: seen[0] }), mine);
    const caught = rules.catchUp(draft, { fields: theirs, seen: seen[1] });
    const wasTyped = rules.touched(draft).filter((name) => name !== 'text');
    const gone = wasTyped.filter((name) => JSON.stringify(ways.tidy(caught.fields)[name]) !== JSON.stringify(ways.tidy(mine)[name]));
    const lines = mine.text.split('\n').filter((line) => !before.text.split('\n').includes(line));
    return [...gone, ...lines.filter((line) => !caught.fields.text.split('\n').includes(line))];
  };

  it('a draft keeps each field and each line that was typed', () => {
    fc.assert(
      fc.property(anyFields, anyFields, anyFields, (before, mine, theirs) => {
        expect(lost(byFields, [first, { name: 2, text: 2, tags: 2 }], [before, mine, theirs])).toEqual([]);
        expect(lost(asWhole, [{ version: 'v1' }, { version: 'v2' }], [before, mine, theirs])).toEqual([]);
      }),
    );
  });

  it('what was typed while a save was under way is there after it', () => {
    fc.assert(
      fc.property(anyFields, anyFields, anyFields, (before, sent, since) => {
        const begun = byFields.begin({ fields: before, seen: first });
        const saved = { fields: ways.tidy(sent), seen: { name: 2, text: 2, tags: 2 } };
        const after = byFields.afterSaving(typed(begun, since), typed(begun, sent), saved);
        expect(ways.tidy(after.fields)).toEqual(ways.tidy(since));
        expect(after.seen).toEqual(saved.seen);
      }),
    );
  });
});
