import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeBetween, changeSheet, inverseOf } from '#domain/character/change.ts';
import { fittingChoices, granted, hero, home, scores } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { readCharacterFile, writeCharacterFile } from '#domain/character/interchange/file.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { validateCharacter } from '#domain/character/validate-character.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { levelUp } from './level-up.ts';

const stats = scores({ strength: 14, dexterity: 14, constitution: 14, intelligence: 14, wisdom: 14, charisma: 14 });
const by = { actorId: 'mira', createdAt: '2026-11-21T07:00:00Z', summary: [] };
/** A few classes, so that many levels are those of the same ones. */
const order = fc
  .array(fc.constantFrom(...classIds), { minLength: 1, maxLength: 4 })
  .chain((few) => fc.array(fc.constantFrom(...few), { minLength: 2, maxLength: 20 }));

it('any order of levels gives a sheet that holds together, travels in files, and is undone exactly', () => {
  fc.assert(
    fc.property(order, fc.nat(11), ([first = 'fighter', ...rest], face) => {
      const called = first === 'cleric' || first === 'druid' ? ('scholar' as const) : null;
      let character = hero({ class: first, order: called, stats, skills: ['perception', 'stealth', 'arcana', 'insight'] });
      for (const id of rest) {
        const choices = { ...fittingChoices(character, id), class: id, hitPoints: 'roll' as const };
        const after = granted(levelUp(character, choices, (sides) => 1 + (face % sides))).character;
        const change = changeBetween(character, after, by);
        expect(change && granted(changeSheet(after, inverseOf(change, by)))).toEqual(character);
        character = after;
      }
      expect(Character.parse(character)).toEqual(character);
      expect(granted(validateCharacter(character))).toEqual(character);
      const sheet = deriveSheet(character);
      expect(levelOf(character)).toBe(rest.length + 1);
      expect(sheet.hitDice.reduce((sum, { total }) => sum + total, 0)).toBe(levelOf(character));
      expect(sheet.hitPoints.maximum.value).toBeGreaterThan(levelOf(character));
      expect(new Set(sheet.uses.map(({ id }) => id)).size).toBe(sheet.uses.length);
      expect(granted(readCharacterFile(JSON.parse(writeCharacterFile(character, null)), home)).character).toEqual(character);
      const { actor } = writeFoundryActor(character);
      const back = granted(readFoundryActor(JSON.parse(JSON.stringify(actor)), home)).character;
      expect([back.classes, back.spells, deriveSheet(back).hitPoints]).toEqual([character.classes, character.spells, sheet.hitPoints]);
    }),
    { numRuns: 60 },
  );
});
