import type { Npc } from '#domain/adventure.ts';
import type { Hero } from '#domain/brief.ts';
import { attitudeOf, currentScene } from '#domain/play-state.ts';

import { addresseeOf } from './addressee.ts';
import { companionOf } from './deed.ts';
import { deedsOf, isAlive, succeeded, trialOf } from './script.ts';
import type { Judged, Table, Wish } from './script.ts';
import { isDown } from './hero-state.ts';
import { drawFrom, seeded } from './seed.ts';

function blowsOn(npc: Npc, past: readonly Judged[]): Judged[] {
  return past.filter(
    (each) => each.purpose === 'strike' && each.ruling.allowed && each.request.name === 'attack' && each.request.target === npc.id,
  );
}

/** Whether words or stealth hold an enemy back this time: all that reached them was talk or trickery that did not fail, or nothing was seen. */
function isHeld(npc: Npc, table: Table, past: readonly Judged[]): boolean {
  const { adventure, state } = table.brief;
  const deeds = deedsOf(table, false);
  const spoken = deeds.filter(
    (deed) => (deed.kind === 'talk' || deed.kind === 'trick') && addresseeOf(deed, adventure, state) === npc && deed.tone !== 'insult',
  );
  const worked =
    spoken.length > 0 &&
    spoken.every((deed) => {
      const trial = trialOf(deed, past);
      return trial === undefined || succeeded(trial);
    });
  const sneaking =
    deeds.length > 0 &&
    deeds.every((deed) => {
      const trial = trialOf(deed, past);
      return deed.kind === 'sneak' && trial !== undefined && succeeded(trial);
    });
  return worked || sneaking;
}

/** Whom an enemy strikes at: who struck it, else anyone who can still stand; a defender steps in. */
function victimOf(npc: Npc, table: Table, past: readonly Judged[]): Hero | undefined {
  const { brief } = table;
  const standing = brief.party.filter((hero) => !isDown(brief.state, hero));
  const struck = blowsOn(npc, past).flatMap((each) => standing.find((hero) => hero.id === each.deed?.who.id) ?? []);
  const draw = seeded(brief.campaignId, brief.turn, `answer ${npc.id}`);
  const chosen = drawFrom(struck, draw) ?? drawFrom(standing, draw);
  const defender = deedsOf(table, false).find(
    (deed) => deed.kind === 'defend' && companionOf(deed)?.id === chosen?.id && standing.some((hero) => hero.id === deed.who.id),
  );
  return defender?.who ?? chosen;
}

/** Blows of enemies who live: in return for a blow, and each turn that a fight is on. Outside a turn only in return. */
export function answers(table: Table, past: readonly Judged[]): Wish[] {
  const { brief } = table;
  if (brief.fighting === true) return [];
  const here = currentScene(brief.adventure, brief.state).npcs;
  const fighters = brief.adventure.npcs.filter((npc) => here.includes(npc.id) && npc.combat !== undefined && isAlive(table, npc));
  return fighters.flatMap((npc): Wish[] => {
    const struck = blowsOn(npc, past).length > 0;
    const hostile =
      brief.cause === 'turn' && brief.intents.length > 0 && attitudeOf(brief.state, npc) === 'hostile' && !isHeld(npc, table, past);
    const victim = struck || hostile ? victimOf(npc, table, past) : undefined;
    return victim ? [{ purpose: 'answer', deed: null, request: { name: 'npc_attack', npc: npc.id, target: victim.id } }] : [];
  });
}
