import { tellRuling } from '#domain/narration/rulings/tell-ruling.ts';
import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import { targetOf } from '#server/features/storyteller/parse/target-of.ts';
import { companionOf, npcOf } from '#server/features/storyteller/parse/deed.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { lootFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { optional, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { prizeOf } from '#server/features/storyteller/plan/plan-consequences.ts';
import { isPlain, isRestatable, spoken } from '#server/features/storyteller/parse/restate.ts';
import { succeeded, trialOf } from '#server/features/storyteller/plan/planned-call.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import { tellIdleStrike, tellMinds, tellStrike } from './tell-fight.ts';
import { tellFinds, tellLore, tellSearch } from './tell-search.ts';
import { tellTalk } from './tell-talk.ts';
import { deedFacts, enemyOf, toldDeed, wasToldLately, withNpc } from './teller.ts';
import type { Teller } from './teller.ts';
import { topicFor } from '#server/features/storyteller/parse/topics.ts';

/** Facts of a deed with whatever it is done to. */
function aimedFacts(deed: Deed, teller: Teller): Facts {
  const feature = targetOf(deed, teller.context.brief.adventure, teller.before);
  if (feature) teller.told.add(feature.id);
  return withNpc(
    { ...deedFacts(deed, teller), ...(feature ? { feature: feature.name } : {}), other: companionOf(deed)?.name },
    npcOf(deed),
  );
}

/** The fragments that suit the deed; a plan outside every kind has only those for any deed. */
function style(deed: Deed, trial: RuledCall): string {
  const { call } = trial;
  if (!deed.sure) return 'any';
  if (deed.kind === 'use' && call.name === 'check' && call.skill === 'sleight of hand') return 'lock';
  if (deed.skill === 'performance') return 'perform';
  return deed.kind === 'take' ? 'use' : deed.kind;
}

/** A deed with a check, by the kind's own fragments for that degree, then by those for any deed. */
function tellTried(deed: Deed, teller: Teller, facts: Facts): RankedText[] | undefined {
  const trial = trialOf(deed, teller.judged);
  if (!trial) return undefined;
  const degree = trial.ruling.degree ?? 'failure';
  return [toldDeed(teller, [`${style(deed, trial)}.${degree}`, `any.${degree}`], facts, succeeded(trial))];
}

function tellTrick(deed: Deed, teller: Teller): RankedText[] {
  const npc = addresseeOf(deed, teller.context.brief.adventure, teller.before);
  const facts = withNpc(deedFacts(deed, teller), npc);
  const told = tellTried(deed, teller, facts) ?? [toldDeed(teller, ['any.plain'], facts)];
  const trial = trialOf(deed, teller.judged);
  const topic = npc && trial && succeeded(trial) ? topicFor(deed, npc, teller.before) : undefined;
  const says = topic && !wasToldLately(teller, topic.says) ? teller.writer.write(['talk.answer'], { ...facts, says: topic.says }) : null;
  return says === null ? told : [...told, required(says)];
}

function tellTake(deed: Deed, teller: Teller): RankedText[] {
  const prize = prizeOf(deed, teller.context, teller.before);
  const facts = { ...aimedFacts(deed, teller), ...(prize ? lootFacts(prize) : {}) };
  if (!prize) return tellTried(deed, teller, facts) ?? [toldDeed(teller, ['take.none', 'any.failure'], facts, false)];
  teller.told.add(prize.id);
  const carried = teller.judged.find((each) => each.deed === deed && each.purpose === 'carry');
  if (carried?.ruling.allowed) return [toldDeed(teller, ['take.done', 'any.success'], facts)];
  return [toldDeed(teller, [carried ? 'take.refused' : 'take.gone', 'any.failure'], facts, false)];
}

/** A thing that simply happens; what it is done to is described once. */
function tellUse(deed: Deed, teller: Teller): RankedText[] {
  const feature = targetOf(deed, teller.context.brief.adventure, teller.before);
  const facts = aimedFacts(deed, teller);
  const told = toldDeed(teller, [...(feature ? ['use.feature'] : []), 'use.plain', 'any.plain'], facts);
  if (!feature || wasToldLately(teller, feature.description)) return [told];
  teller.told.add(feature.description);
  return [told, optional(feature.description)];
}

/** Words that name no deed at all. */
function tellUnclear(deed: Deed, teller: Teller): RankedText[] {
  const typed = deed.clauses.join(', ');
  const quote = isPlain(typed) ? spoken(deed.question ? `${typed}?` : typed) : undefined;
  const facts = { ...deedFacts(deed, teller), quote };
  return [
    required(teller.writer.insist(quote === undefined ? ['plan.lost'] : ['plan.said'], facts) ?? `${deed.who.name} has something in mind.`),
  ];
}

function tellRest(teller: Teller, facts: Facts): RankedText[] {
  const foe = enemyOf(teller);
  if (foe) return [toldDeed(teller, ['rest.denied', 'any.failure'], withNpc(facts, foe), false)];
  const rested = teller.judged.find(({ purpose, ruling }) => purpose === 'rest' && ruling.allowed);
  const told = toldDeed(teller, ['rest', 'any.plain'], facts);
  const waking = rested?.call.name === 'rest' ? teller.writer.insist([`rested.${rested.call.length}`], facts) : null;
  if (waking === null || teller.told.has('rested')) return [told];
  teller.told.add('rested');
  return [told, required(waking)];
}

const needsPresence: readonly Deed['kind'][] = ['search', 'use', 'athletics', 'take', 'trick', 'attack'];

function tellKind(deed: Deed, teller: Teller): RankedText[] {
  if (deed.absent && needsPresence.includes(deed.kind))
    return [toldDeed(teller, ['absent', 'any.failure'], deedFacts(deed, teller), false)];
  const facts = aimedFacts(deed, teller);
  switch (deed.kind) {
    case 'talk':
      return tellTalk(deed, teller);
    case 'search':
      return tellSearch(deed, teller);
    case 'lore':
      return tellLore(deed, teller);
    case 'trick':
      return tellTrick(deed, teller);
    case 'take':
      return tellTake(deed, teller);
    case 'attack':
      return tellIdleStrike(deed, teller);
    case 'help':
      return tellTried(deed, teller, facts) ?? [toldDeed(teller, ['help.plain', 'any.plain'], facts)];
    case 'use':
      return tellTried(deed, teller, facts) ?? tellUse(deed, teller);
    case 'rest':
      return tellRest(teller, facts);
    case 'defend':
    case 'ooc':
    case 'wait':
      return [toldDeed(teller, [deed.kind, 'any.plain'], facts)];
    default:
      return tellTried(deed, teller, facts) ?? [toldDeed(teller, ['any.plain'], facts)];
  }
}

/** Clues the deed brought to light, word for word. */
function tellClues(deed: Deed, teller: Teller): RankedText[] {
  return teller.judged.flatMap(({ deed: from, call, ruling }) => {
    if (from !== deed || call.name !== 'reveal_clue' || !ruling.allowed) return [];
    const clue = teller.context.brief.adventure.clues.find((each) => each.id === call.clue)?.text ?? tellRuling(ruling);
    teller.told.add(clue);
    return [required(teller.writer.insist(['clue'], { clue }) ?? clue, clue)];
  });
}

/** A deed with all that came of it. */
export function tellDeed(deed: Deed, teller: Teller): RankedText[] {
  const strike = teller.judged.find((each) => each.deed === deed && each.purpose === 'strike');
  const told = strike
    ? tellStrike(deed, strike, teller)
    : deed.kind === 'use' && !deed.sure && !isRestatable(deed)
      ? tellUnclear(deed, teller)
      : tellKind(deed, teller);
  return [...told, ...tellClues(deed, teller), ...tellMinds(deed, teller), ...tellFinds(deed, teller)];
}
