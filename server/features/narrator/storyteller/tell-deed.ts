import { addresseeOf } from './addressee.ts';
import { attentionOf } from './attention.ts';
import { companionOf, npcOf } from './deed.ts';
import type { Deed } from './deed.ts';
import { lootFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { may, must } from './piece.ts';
import type { Piece } from './piece.ts';
import { prizeOf } from './plan-consequences.ts';
import { isPlain, isRestatable, spoken } from './restate.ts';
import { succeeded, trialOf } from './script.ts';
import type { Judged } from './script.ts';
import { tellIdleStrike, tellMinds, tellStrike } from './tell-fight.ts';
import { tellFinds, tellLore, tellSearch } from './tell-search.ts';
import { tellTalk } from './tell-talk.ts';
import { deedFacts, enemyOf, toldDeed, wasToldLately, withNpc } from './teller.ts';
import type { Teller } from './teller.ts';
import { topicFor } from './topics.ts';

/** Facts of a deed with whatever it is done to. */
function aimedFacts(deed: Deed, teller: Teller): Facts {
  const feature = attentionOf(deed, teller.table.brief.adventure, teller.before);
  if (feature) teller.told.add(feature.id);
  return withNpc(
    { ...deedFacts(deed, teller), ...(feature ? { feature: feature.name } : {}), other: companionOf(deed)?.name },
    npcOf(deed),
  );
}

/** The fragments that suit the deed; a plan outside every kind has only those for any deed. */
function manner(deed: Deed, trial: Judged): string {
  const { request } = trial;
  if (!deed.sure) return 'any';
  if (deed.kind === 'use' && request.name === 'check' && request.skill === 'sleight of hand') return 'lock';
  if (deed.skill === 'performance') return 'perform';
  return deed.kind === 'take' ? 'use' : deed.kind;
}

/** A deed with a check, by the kind's own fragments for that degree, then by those for any deed. */
function tellTried(deed: Deed, teller: Teller, facts: Facts): Piece[] | undefined {
  const trial = trialOf(deed, teller.judged);
  if (!trial) return undefined;
  const degree = trial.ruling.degree ?? 'failure';
  return [toldDeed(teller, [`${manner(deed, trial)}.${degree}`, `any.${degree}`], facts, succeeded(trial))];
}

function tellTrick(deed: Deed, teller: Teller): Piece[] {
  const npc = addresseeOf(deed, teller.table.brief.adventure, teller.before);
  const facts = withNpc(deedFacts(deed, teller), npc);
  const told = tellTried(deed, teller, facts) ?? [toldDeed(teller, ['any.plain'], facts)];
  const trial = trialOf(deed, teller.judged);
  const topic = npc && trial && succeeded(trial) ? topicFor(deed, npc, teller.before) : undefined;
  const says = topic && !wasToldLately(teller, topic.says) ? teller.quill.write(['talk.answer'], { ...facts, says: topic.says }) : null;
  return says === null ? told : [...told, must(says)];
}

function tellTake(deed: Deed, teller: Teller): Piece[] {
  const prize = prizeOf(deed, teller.table, teller.before);
  const facts = { ...aimedFacts(deed, teller), ...(prize ? lootFacts(prize) : {}) };
  if (!prize) return tellTried(deed, teller, facts) ?? [toldDeed(teller, ['take.none', 'any.failure'], facts, false)];
  teller.told.add(prize.id);
  const carried = teller.judged.find((each) => each.deed === deed && each.purpose === 'carry');
  if (carried?.ruling.allowed) return [toldDeed(teller, ['take.done', 'any.success'], facts)];
  return [toldDeed(teller, [carried ? 'take.refused' : 'take.gone', 'any.failure'], facts, false)];
}

/** A thing that simply happens; what it is done to is described once. */
function tellUse(deed: Deed, teller: Teller): Piece[] {
  const feature = attentionOf(deed, teller.table.brief.adventure, teller.before);
  const facts = aimedFacts(deed, teller);
  const told = toldDeed(teller, [...(feature ? ['use.feature'] : []), 'use.plain', 'any.plain'], facts);
  if (!feature || wasToldLately(teller, feature.description)) return [told];
  teller.told.add(feature.description);
  return [told, may(feature.description)];
}

/** Words that name no deed at all. */
function tellUnclear(deed: Deed, teller: Teller): Piece[] {
  const typed = deed.clauses.join(', ');
  const quote = isPlain(typed) ? spoken(deed.question ? `${typed}?` : typed) : undefined;
  const facts = { ...deedFacts(deed, teller), quote };
  return [
    must(teller.quill.insist(quote === undefined ? ['plan.lost'] : ['plan.said'], facts) ?? `${deed.who.name} has something in mind.`),
  ];
}

function tellRest(teller: Teller, facts: Facts): Piece[] {
  const foe = enemyOf(teller);
  if (foe) return [toldDeed(teller, ['rest.denied', 'any.failure'], withNpc(facts, foe), false)];
  const rested = teller.judged.find(({ purpose, ruling }) => purpose === 'rest' && ruling.allowed);
  const told = toldDeed(teller, ['rest', 'any.plain'], facts);
  const waking = rested?.request.name === 'rest' ? teller.quill.insist([`rested.${rested.request.length}`], facts) : null;
  if (waking === null || teller.told.has('rested')) return [told];
  teller.told.add('rested');
  return [told, must(waking)];
}

const needsPresence: readonly Deed['kind'][] = ['search', 'use', 'athletics', 'take', 'trick', 'attack'];

function tellKind(deed: Deed, teller: Teller): Piece[] {
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
function tellClues(deed: Deed, teller: Teller): Piece[] {
  return teller.judged.flatMap(({ deed: from, request, ruling }) => {
    if (from !== deed || request.name !== 'reveal_clue' || !ruling.allowed) return [];
    const clue = teller.table.brief.adventure.clues.find((each) => each.id === request.clue)?.text ?? ruling.outcome;
    teller.told.add(clue);
    return [must(teller.quill.insist(['clue'], { clue }) ?? clue, clue)];
  });
}

/** A deed with all that came of it. */
export function tellDeed(deed: Deed, teller: Teller): Piece[] {
  const strike = teller.judged.find((each) => each.deed === deed && each.purpose === 'strike');
  const told = strike
    ? tellStrike(deed, strike, teller)
    : deed.kind === 'use' && !deed.sure && !isRestatable(deed)
      ? tellUnclear(deed, teller)
      : tellKind(deed, teller);
  return [...told, ...tellClues(deed, teller), ...tellMinds(deed, teller), ...tellFinds(deed, teller)];
}
