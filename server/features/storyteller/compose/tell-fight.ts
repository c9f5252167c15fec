import type { Npc } from '#domain/narration/adventure.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { npcFacts } from './facts.ts';
import { isDown } from '#server/features/storyteller/plan/hero-state.ts';
import { optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { restatePlainly } from '#server/features/storyteller/parse/restate.ts';
import { isAlive, succeeded } from '#server/features/storyteller/plan/planned-call.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import { deedFacts, toldDeed, withNpc } from './teller.ts';
import type { Teller } from './teller.ts';

function npcBy(id: string, teller: Teller): Npc | undefined {
  return teller.context.brief.adventure.npcs.find((npc) => npc.id === id);
}

function targetOf(judged: RuledCall): string | undefined {
  return judged.call.name === 'attack' ? judged.call.target : undefined;
}

/** How the target looks after the last blow that reached it. */
function state(judged: RuledCall, npc: Npc, teller: Teller): RankedText[] {
  const hits = teller.judged.filter((each) => each.purpose === 'strike' && succeeded(each) && targetOf(each) === npc.id);
  if (hits.at(-1) !== judged || !npc.combat) return [];
  const left = hitPointsOf(teller.context.state, npc) / npc.combat.hitPoints;
  const facts = { ...npcFacts(npc), hero: judged.deed?.who.name };
  if (left === 0) return [required(teller.writer.insist(['attack.felled'], facts) ?? `${npc.name} falls and does not rise.`)];
  const seen = left >= 1 ? null : teller.writer.write([left < 0.5 ? 'attack.bad' : 'attack.hurt'], facts);
  return seen === null ? [] : [optional(seen)];
}

const deadly =
  /\b(?:kill|slay|murder|behead|decapitate|execute|disembowel|assassinate|impale|finish|end|dispatch|destroy|cut down|take down|knock out|run through)s?\b|\b(?:off|down|out|through|unconscious|dead)$/i;

/** A blow: how it went and what it did, in words without numbers. A player's "I kill it" is only told so when it does. */
export function tellStrike(deed: Deed, judged: RuledCall, teller: Teller): RankedText[] {
  const npc = npcBy(targetOf(judged) ?? '', teller);
  const fatal = deadly.test(deed.clauses.join(' ')) && npc !== undefined && isAlive(teller.context, npc);
  const facts = withNpc({ ...deedFacts(deed, teller), ...(fatal ? restatePlainly(deed) : {}) }, npc);
  if (npc) teller.told.add(npc.id);
  const { allowed, degree } = judged.ruling;
  if (!npc || !allowed || degree === null) {
    const dead = npc !== undefined && !isAlive(teller.context, npc);
    const group =
      teller.context.brief.fighting === true && !dead
        ? 'attack.elsewhere'
        : dead
          ? 'attack.dead'
          : isDown(teller.before, deed.who)
            ? 'attack.down'
            : 'attack.refused';
    return [toldDeed(teller, [group, 'any.failure'], facts, false)];
  }
  return [toldDeed(teller, [`attack.${degree}`, `any.${degree}`], facts, succeeded(judged)), ...state(judged, npc, teller)];
}

/** A blow with nobody to receive it. */
export function tellIdleStrike(deed: Deed, teller: Teller): RankedText[] {
  return [toldDeed(teller, ['attack.nobody', 'any.failure'], deedFacts(deed, teller), false)];
}

/** What enemies do in return, and who goes down by it. */
export function tellAnswers(teller: Teller): RankedText[] {
  const { party } = teller.context.brief;
  return teller.judged.flatMap((each) => {
    const { call, ruling } = each;
    if (call.name !== 'npc_attack' || !ruling.allowed) return [];
    const npc = npcBy(call.npc, teller);
    const victim = party.find((hero) => hero.id === call.target);
    if (!npc || !victim) return [];
    const facts = { ...npcFacts(npc), other: victim.name };
    const hit = succeeded(each);
    const blow =
      teller.writer.insist([hit ? 'blow.hit' : 'blow.miss'], facts) ??
      `${npc.name} strikes at ${victim.name}${hit ? ', and it lands' : ' and misses'}.`;
    const falls = hit && !isDown(teller.before, victim) && isDown(teller.context.state, victim);
    return [required(blow), ...(falls ? [required(teller.writer.insist(['blow.fallen'], facts) ?? `${victim.name} goes down.`)] : [])];
  });
}

/** Changes of mind that the deed brought about. */
export function tellMinds(deed: Deed, teller: Teller): RankedText[] {
  return teller.judged.flatMap(({ deed: from, call, ruling }) => {
    if (from !== deed || call.name !== 'update_npc' || !ruling.allowed) return [];
    const npc = npcBy(call.npc, teller);
    const text = npc ? teller.writer.insist([`turn.${call.attitude}`], npcFacts(npc)) : null;
    return text === null ? [] : [required(text)];
  });
}
