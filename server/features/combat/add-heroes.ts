import { recordSheet } from '#domain/combat-log.ts';
import { policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { fighterOf } from '#domain/sheet-fighter.ts';
import { addHeroes as operation } from '#contract/combat.ts';
import { command } from '#server/kernel/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { keepEntry, recordStep } from './record-step.ts';
import { enterRing } from './ring.ts';
import { seeCombat } from './see-combat.ts';
import { settle } from './settle.ts';

export const addHeroes = command(operation, {
  may: policies['combat.addHeroes'],
  find: findAccess,
  run: async (call) => {
    const { heroes } = call.input;
    const ring = await enterRing(call, { newcomers: heroes });
    for (const id of new Set(heroes)) {
      const character = ring.characters.get(id);
      if (!character) throw new Refusal('character.notFound');
      await recordStep(ring, ring.by.id, { name: 'join', fighter: fighterOf(character) });
      const followed = recordSheet([ring.fight.entry], 'sheet', character);
      if (followed) await keepEntry(ring, followed.entry, { dm: [], players: [] });
    }
    await settle(ring);
    return seeCombat(call.tx.sql, call.actor, call.subject, ring.fight);
  },
});
