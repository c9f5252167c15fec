import type { contract } from '#contract/index.ts';
import { butNothingThere, leading, playing, seated, seatedInTemplate } from './verdicts.ts';
import type { Row, Verdicts } from './verdicts.ts';

const about = (fields: Record<string, unknown>) => (campaignId: string) => ({ campaignId, ...fields });
const nobody = '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a11';

/** There is no fight at either table: those who may are told so. */
const inFight = (own: Verdicts, fields: Record<string, unknown>): Row => ({
  input: about(fields),
  own: butNothingThere(own, 'combat.notFound'),
  template: butNothingThere(seatedInTemplate, 'combat.notFound'),
});

/** The rows of every operation about fights. */
export const combatRows: Record<`combat.${keyof (typeof contract)['combat']}`, Row> = {
  'combat.get': { input: about({}), own: seated, template: seatedInTemplate },
  'combat.around': { input: about({ actorId: nobody }), own: seated, template: seatedInTemplate },
  'combat.findMonsters': { input: about({ text: 'goblin' }), own: leading, template: seatedInTemplate },
  'combat.open': {
    input: about({ heroes: [nobody] }),
    own: butNothingThere(leading, 'character.notFound'),
    template: butNothingThere(seatedInTemplate, 'character.notFound'),
  },
  'combat.addHeroes': inFight(leading, { heroes: [nobody] }),
  'combat.addMonsters': inFight(leading, { monsterId: 'goblin-warrior' }),
  'combat.addNpc': inFight(leading, { npc: { name: 'Bram', hitPoints: 9 } }),
  'combat.addDoor': inFight(playing, { mapId: nobody, between: [0, 1] }),
  'combat.step': inFight(playing, { number: 0, step: { name: 'next' } }),
  'combat.undo': inFight(leading, { number: 0 }),
  'combat.npcTurn': inFight(leading, { number: 0 }),
  'combat.end': inFight(leading, { number: 0 }),
};
