import type { Npc } from '#domain/adventure.ts';
import { hitPointsOf } from '#domain/play-state.ts';
import type { Deed } from './deed.ts';
import { npcFacts } from './facts.ts';
import { isDown } from './hero-state.ts';
import { may, must } from './piece.ts';
import type { Piece } from './piece.ts';
import { restatePlainly } from './restate.ts';
import { isAlive, succeeded } from './script.ts';
import type { Judged } from './script.ts';
import { deedFacts, toldDeed, withNpc } from './teller.ts';
import type { Teller } from './teller.ts';

function npcBy(id: string, teller: Teller): Npc | undefined {
  return teller.table.brief.adventure.npcs.find((npc) => npc.id === id);
}

function targetOf(judged: Judged): string | undefined {
  return judged.request.name === 'attack' ? judged.request.target : undefined;
}

/** How the target looks after the last blow that reached it. */
function state(judged: Judged, npc: Npc, teller: Teller): Piece[] {
  const hits = teller.judged.filter((each) => each.purpose === 'strike' && succeeded(each) && targetOf(each) === npc.id);
  if (hits.at(-1) !== judged || !npc.combat) return [];
  const left = hitPointsOf(teller.table.state, npc) / npc.combat.hitPoints;
  const facts = { ...npcFacts(npc), hero: judged.deed?.who.name };
  if (left === 0) return [must(teller.quill.insist(['attack.felled'], facts) ?? `${npc.name} falls and does not rise.`)];
  const seen = left >= 1 ? null : teller.quill.write([left < 0.5 ? 'attack.bad' : 'attack.hurt'], facts);
  return seen === null ? [] : [may(seen)];
}

const deadly =
  /\b(?:kill|slay|murder|behead|decapitate|execute|disembowel|assassinate|impale|finish|end|dispatch|destroy|cut down|take down|knock out|run through)s?\b|\b(?:off|down|out|through|unconscious|dead)$/i;

/** A blow: how it went and what it did, in words without numbers. A player's "I kill it" is only told so when it does. */
export function tellStrike(deed: Deed, judged: Judged, teller: Teller): Piece[] {
  const npc = npcBy(targetOf(judged) ?? '', teller);
  const fatal = deadly.test(deed.clauses.join(' ')) && npc !== undefined && isAlive(teller.table, npc);
  const facts = withNpc({ ...deedFacts(deed, teller), ...(fatal ? restatePlainly(deed) : {}) }, npc);
  if (npc) teller.told.add(npc.id);
  const { allowed, degree } = judged.ruling;
  if (!npc || !allowed || degree === null) {
    const dead = npc !== undefined && !isAlive(teller.table, npc);
    const group =
      teller.table.brief.fighting === true && !dead
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
export function tellIdleStrike(deed: Deed, teller: Teller): Piece[] {
  return [toldDeed(teller, ['attack.nobody', 'any.failure'], deedFacts(deed, teller), false)];
}

/** What enemies do in return, and who goes down by it. */
export function tellAnswers(teller: Teller): Piece[] {
  const { party } = teller.table.brief;
  return teller.judged.flatMap((each) => {
    const { request, ruling } = each;
    if (request.name !== 'npc_attack' || !ruling.allowed) return [];
    const npc = npcBy(request.npc, teller);
    const victim = party.find((hero) => hero.id === request.target);
    if (!npc || !victim) return [];
    const facts = { ...npcFacts(npc), other: victim.name };
    const hit = succeeded(each);
    const blow =
      teller.quill.insist([hit ? 'blow.hit' : 'blow.miss'], facts) ??
      `${npc.name} strikes at ${victim.name}${hit ? ', and it lands' : ' and misses'}.`;
    const falls = hit && !isDown(teller.before, victim) && isDown(teller.table.state, victim);
    return [must(blow), ...(falls ? [must(teller.quill.insist(['blow.fallen'], facts) ?? `${victim.name} goes down.`)] : [])];
  });
}

/** Changes of mind that the deed brought about. */
export function tellMinds(deed: Deed, teller: Teller): Piece[] {
  return teller.judged.flatMap(({ deed: from, request, ruling }) => {
    if (from !== deed || request.name !== 'update_npc' || !ruling.allowed) return [];
    const npc = npcBy(request.npc, teller);
    const text = npc ? teller.quill.insist([`turn.${request.attitude}`], npcFacts(npc)) : null;
    return text === null ? [] : [must(text)];
  });
}
