import { classLine } from '#domain/character/classes/class-line.ts';
import { species } from '#domain/srd/species.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { previewImport as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { withItems } from '#server/features/characters/item-effects.ts';
import { homebrewInFile } from '#server/features/characters/homebrew-in-file.ts';
import { readFile } from '#server/features/characters/read-character-file.ts';

export const previewImport = query(operation, {
  may: policies['characters.previewImport'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { id, campaignId, text } }) => {
    const home = { id, userId: personOf(actor).id, campaignId };
    const { character: written, report: lost, notes } = await readFile(text, home, subject.settings().ruleSet);
    const brought = await homebrewInFile(sql, subject, written);
    const { name, lineage, inventory } = written;
    const character = await withItems(sql, written);
    const { hitPoints, armorClass } = deriveSheet(character);
    return {
      name,
      calling: classLine(character),
      species: lineage ?? species[character.species].name,
      hitPoints: hitPoints.left,
      maximumHitPoints: hitPoints.maximum.value,
      armorClass: armorClass.value,
      items: inventory.length,
      spells: character.spells.length + brought.entries.filter(({ kind }) => kind === 'spell').length,
      report: [...lost, ...brought.report],
      notes,
    };
  },
});
