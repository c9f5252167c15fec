import { personOf, policies } from '#domain/permissions/policies.ts';
import { previewImport as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { filePreview } from '#server/features/characters/ruled/file-preview.ts';
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
    const character = await withItems(sql, written);
    const spells = brought.entries.filter(({ kind }) => kind === 'spell').length;
    return { ...filePreview(written, character, spells), report: [...lost, ...brought.report], notes };
  },
});
