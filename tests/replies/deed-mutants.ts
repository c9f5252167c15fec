import { hitPointsOf, presentNpcs } from '#domain/narration/play-state.ts';
import { deedSentences } from './mutant-words.ts';
import { elsewhereOf, heroOf, pick, telling, wasAllowed } from './mutation.ts';
import type { Mutation } from './mutation.ts';
import type { CheckedReply } from './storyteller-replies.ts';

const untouched = (names: readonly string[]) => (reply: CheckedReply) => !wasAllowed(reply, names);
const noRuling = untouched(['loot', 'check', 'attack', 'set_location', 'rest', 'scene_tag']);

/** What a hero who has done nothing would need a ruling for, kind by kind. */
export const deeds: readonly Mutation[] = [
  telling('took', ['tookWithoutRuling'], deedSentences.took, (reply, draw) => {
    const loot = reply.brief.adventure.scenes
      .flatMap((scene) => scene.loot)
      .filter(({ id }) => !Object.hasOwn(reply.happened.state.taken, id));
    return wasAllowed(reply, ['loot']) || loot.length === 0 ? null : { hero: heroOf(reply, draw), thing: pick(loot, draw).name };
  }),
  telling('killed', ['killedWithoutRuling'], deedSentences.killed, (reply, draw) => {
    const alive = presentNpcs(reply.brief.adventure, reply.happened.state);
    const anybody = reply.brief.adventure.npcs.every((npc) => hitPointsOf(reply.happened.state, npc) > 0);
    return alive.length === 0 || !anybody ? null : { hero: heroOf(reply, draw), npc: pick(alive, draw).name };
  }),
  telling('struck', ['struckWithoutRuling'], deedSentences.struck, (reply, draw) => {
    const alive = presentNpcs(reply.brief.adventure, reply.happened.state);
    return wasAllowed(reply, ['attack']) || alive.length === 0 ? null : { hero: heroOf(reply, draw), npc: pick(alive, draw).name };
  }),
  telling('hurt', ['woundedWithoutRuling'], deedSentences.hurt, (reply, draw) =>
    Object.values(reply.happened.state.heroes).some(({ damage }) => damage > 0) ? null : { hero: heroOf(reply, draw) },
  ),
  telling('changed', ['changedWithoutRuling', 'burnsWithoutRuling'], deedSentences.changed, (reply, draw) => {
    const here = presentNpcs(reply.brief.adventure, reply.brief.state);
    const isSo = (reply.happened.state.tags ?? []).length > 0 || (reply.brief.state.tags ?? []).length > 0;
    return here.length === 0 || isSo || !noRuling(reply) ? null : { hero: heroOf(reply, draw), npc: pick(here, draw).name };
  }),
  telling('opened', ['openedWithoutRuling'], deedSentences.opened, (reply, draw) =>
    noRuling(reply) ? { hero: heroOf(reply, draw) } : null,
  ),
  telling('paid', ['paidWithoutRuling'], deedSentences.paid, (reply, draw) => ({
    hero: heroOf(reply, draw),
    npc: pick(reply.brief.adventure.npcs, draw).name,
  })),
  telling('cast', ['castWithoutRuling'], deedSentences.cast, (reply, draw) => (noRuling(reply) ? { hero: heroOf(reply, draw) } : null)),
  telling('healed', ['healedWithoutRuling'], deedSentences.healed, (reply, draw) =>
    untouched(['rest'])(reply) ? { hero: heroOf(reply, draw), other: pick(reply.brief.party, draw).name } : null,
  ),
  telling('rested', ['restedWithoutRuling'], deedSentences.rested, (reply, draw) =>
    untouched(['rest'])(reply) ? { hero: heroOf(reply, draw) } : null,
  ),
  telling('arrived', ['arrivedWithoutRuling'], deedSentences.arrived, (reply, draw) => ({
    hero: heroOf(reply, draw),
    scene: elsewhereOf(reply, draw).name.replace(/^The /, 'the '),
  })),
];
