import { expect, it } from 'vitest';
import type { UpdatePreview } from '#domain/market/update/preview.ts';
import { choiceTitle, fieldName, sideText, valueText } from './update-text.ts';

it.each([
  ['text', 'Text'],
  ['facts.hitDice', 'Hit dice'],
  ['facts.rarity', 'Rarity'],
])('the field %s is called %s', (field, name) => {
  expect(fieldName(field)).toBe(name);
});

it.each([
  ['text', 'Oak.', 'Oak.'],
  ['tags', ['wood', 'old'], 'wood, old'],
  ['tags', [], 'Nothing'],
  ['date', null, 'Nothing'],
  ['audience', 'dm', 'The DM'],
  ['audience', ['mira'], 'Some people'],
  ['image', 'worlds/w/gate.png', 'gate.png'],
  ['facts.armorClass', 12, '12'],
  ['ground', { walls: [{}], lights: [], stamps: [{}, {}] }, '1 wall, 0 lights, 2 drawings'],
  ['picture', { type: 'image/png', sha256: 'ab', x: 2, y: 0, width: 4, height: 3.5 }, 'A picture of 4 by 3.5 cells, 2 across and 0 down'],
  [null, { kind: 'item', name: 'Bell', text: 'It rang.', tags: [] }, 'Name: Bell\nText: It rang.'],
])('in the field %s stands %j as “%s”', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

it('a part that one side has removed says so', () => {
  const choice: UpdatePreview['choices'][number] = {
    key: 'entry/gate',
    part: { key: 'entry/gate', kind: 'entry', name: 'The Gate' },
    field: null,
    mine: null,
    theirs: { name: 'The Gate' },
    both: null,
  };
  expect([choiceTitle(choice), sideText(choice, 'mine'), sideText(choice, 'theirs')]).toEqual([
    'The Gate',
    'You have removed it.',
    'Name: The Gate',
  ]);
});
