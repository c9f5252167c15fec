import type { Npc } from '#domain/narration/adventure.ts';
import { beginsFight } from '#domain/narration/rulings/fights/begin-fight.ts';
import { attitudeOf, hitPointsOf } from '#domain/narration/play-state.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { npcFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { tellFall } from './tell-fallen.ts';
import { isDown } from '#server/features/storyteller/plan/hero-state.ts';
import { optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { restatePlainly } from '#server/features/storyteller/parse/words/restate.ts';
import { isAlive, succeeded } from '#server/features/storyteller/plan/planned-call.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import { actionFacts, actionText, withNpc } from './scene-writer.ts';
import type { SceneWriter } from './scene-writer.ts';

function npcBy(id: string, writer: SceneWriter): Npc | undefined {
  return writer.context.brief.adventure.npcs.find((npc) => npc.id === id);
}

function targetOf(ruled: RuledCall): string | undefined {
  return ruled.call.name === 'attack' ? ruled.call.target : undefined;
}

/** How the target looks after the last blow that reached it. */
function state(ruled: RuledCall, npc: Npc, writer: SceneWriter): RankedText[] {
  const hits = writer.ruled.filter((each) => each.purpose === 'strike' && succeeded(each) && targetOf(each) === npc.id);
  if (hits.at(-1) !== ruled || !npc.combat) return [];
  const left = hitPointsOf(writer.context.state, npc) / npc.combat.hitPoints;
  const facts = { ...npcFacts(npc), hero: ruled.action?.actor.name };
  if (left === 0) return [required(writer.fragments.insist(['attack.felled'], facts) ?? `${npc.name} falls and does not rise.`)];
  const seen = left >= 1 ? null : writer.fragments.write([left < 0.5 ? 'attack.bad' : 'attack.hurt'], facts);
  return seen === null ? [] : [optional(seen)];
}

const deadly =
  /\b(?:kill|slay|murder|behead|decapitate|execute|disembowel|assassinate|impale|finish|end|dispatch|destroy|cut down|take down|knock out|run through)s?\b|\b(?:off|down|out|through|unconscious|dead)$/i;

/** The fragments that say why a blow does not fall. */
function whyNot({ actor }: HeroAction, { ruling }: RuledCall, npc: Npc | undefined, writer: SceneWriter): string {
  if (npc !== undefined && !isAlive(writer.context, npc)) return 'attack.dead';
  if (writer.context.brief.fighting === true) return 'attack.elsewhere';
  if (isDown(writer.before, actor)) return 'attack.down';
  return ruling.facts.some(({ code }) => code === 'isNobodyToFight') ? 'attack.unarmed' : 'attack.refused';
}

/** Somebody goes for somebody, and a fight begins: who goes for whom second only joins in. Its blows fall later, in their turns. */
export function tellBeginning(group: string, facts: Facts, npcId: string, writer: SceneWriter): RankedText[] {
  writer.narrated.add(npcId);
  const text = writer.fragments.insist([group], facts);
  return text === null ? [] : [required(text)];
}

/** A blow: how it went and what it did, in words without numbers. A player's "I kill it" is only told so when it does. */
export function tellStrike(action: HeroAction, ruled: RuledCall, writer: SceneWriter): RankedText[] {
  const npc = npcBy(targetOf(ruled) ?? '', writer);
  const fatal = deadly.test(action.clauses.join(' ')) && npc !== undefined && isAlive(writer.context, npc);
  const facts = withNpc({ ...actionFacts(action, writer), ...(fatal ? restatePlainly(action) : {}) }, npc);
  if (npc) writer.narrated.add(npc.id);
  const { allowed, degree } = ruled.ruling;
  if (npc && beginsFight(ruled.ruling)) return tellBeginning('fight.begins', facts, npc.id, writer);
  if (!npc || !allowed || degree === null) {
    return [actionText(writer, [whyNot(action, ruled, npc, writer), 'any.failure'], facts, false)];
  }
  return [actionText(writer, [`attack.${degree}`, `any.${degree}`], facts, succeeded(ruled)), ...state(ruled, npc, writer)];
}

/** A blow with nobody to receive it. */
export function tellIdleStrike(action: HeroAction, writer: SceneWriter): RankedText[] {
  return [actionText(writer, ['attack.nobody', 'any.failure'], actionFacts(action, writer), false)];
}

/** What enemies do in return, and who goes down by it. */
export function tellAnswers(writer: SceneWriter): RankedText[] {
  const { party } = writer.context.brief;
  return writer.ruled.flatMap((each) => {
    const { call, ruling } = each;
    if (call.name !== 'npc_attack' || !ruling.allowed) return [];
    const npc = npcBy(call.npc, writer);
    const victim = party.find((hero) => hero.id === call.target);
    if (!npc || !victim) return [];
    const facts = { ...npcFacts(npc), other: victim.name };
    // That a fight begins is told once.
    if (beginsFight(ruling))
      return writer.ruled.find((earlier) => beginsFight(earlier.ruling)) === each
        ? tellBeginning('fight.ambush', facts, npc.id, writer)
        : [];
    const hit = succeeded(each);
    const blow =
      writer.fragments.insist([hit ? 'blow.hit' : 'blow.miss'], facts) ??
      `${npc.name} strikes at ${victim.name}${hit ? ', and it lands' : ' and misses'}.`;
    const falls = hit && !isDown(writer.before, victim) && isDown(writer.context.state, victim);
    return [required(blow), ...(falls ? tellFall(victim, facts, writer) : [])];
  });
}

/** Changes of mind that the action brought about. */
export function tellMinds(action: HeroAction, writer: SceneWriter): RankedText[] {
  return writer.ruled.flatMap(({ action: from, call, ruling }) => {
    if (from !== action || call.name !== 'update_npc' || !ruling.allowed) return [];
    const npc = npcBy(call.npc, writer);
    // Whoever was against the party and is no more is calm, though not won over.
    const isEased = npc !== undefined && call.attitude === 'wary' && attitudeOf(writer.before, npc) === 'hostile';
    const text = npc ? writer.fragments.insist([isEased ? 'turn.eased' : `turn.${call.attitude}`], npcFacts(npc)) : null;
    return text === null ? [] : [required(text)];
  });
}
