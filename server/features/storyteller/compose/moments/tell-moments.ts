import type { Moment, MomentKind } from '#domain/moments/moment.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import type { FragmentWriter } from '#server/features/storyteller/compose/fragment-writer.ts';

/** The fragments of each moment, and what is said where a table's lines leave none of them. */
const groups: Readonly<Record<MomentKind, { group: string; plain: (who: string) => string }>> = {
  hit: { group: 'fight.hit', plain: (who) => `${who} hits.` },
  critical: { group: 'fight.critical', plain: (who) => `${who} hits hard.` },
  miss: { group: 'fight.miss', plain: (who) => `${who} misses.` },
  unhurt: { group: 'wound.unhurt', plain: (who) => `${who} is unhurt.` },
  scratched: { group: 'wound.scratched', plain: (who) => `${who} is scratched.` },
  bloodied: { group: 'wound.bloodied', plain: (who) => `${who} is bloodied.` },
  nearDeath: { group: 'wound.nearDeath', plain: (who) => `${who} is near death.` },
  mended: { group: 'moment.mended', plain: (who) => `${who} is better.` },
  kept: { group: 'moment.kept', plain: (who) => `${who} keeps hold of the spell.` },
  resists: { group: 'moment.resists', plain: (who) => `${who} resists.` },
  yields: { group: 'moment.yields', plain: (who) => `${who} gives way.` },
  falls: { group: 'moment.falls', plain: (who) => `${who} falls.` },
  rises: { group: 'moment.rises', plain: (who) => `${who} comes round.` },
  dies: { group: 'moment.dies', plain: (who) => `${who} is no more.` },
  slain: { group: 'moment.slain', plain: (who) => `${who} is no more.` },
  steadied: { group: 'moment.steadied', plain: (who) => `${who} is out of danger.` },
  revived: { group: 'moment.revived', plain: (who) => `${who} is back.` },
  holds: { group: 'moment.holds', plain: (who) => `${who} holds on.` },
  slips: { group: 'moment.slips', plain: (who) => `${who} is slipping away.` },
  struck: { group: 'moment.struck', plain: (who) => `${who} is hurt again.` },
  broken: { group: 'moment.broken', plain: (who) => `${who} loses the spell.` },
  released: { group: 'moment.released', plain: (who) => `${who} lets the spell go.` },
  begins: { group: 'moment.begins', plain: (who) => `Something has hold of ${who}.` },
  ends: { group: 'moment.ends', plain: (who) => `${who} is free of it.` },
  caught: { group: 'moment.caught', plain: (who) => `It catches ${who}.` },
  halved: { group: 'moment.halved', plain: (who) => `It catches ${who}, but not wholly.` },
  unscathed: { group: 'moment.unscathed', plain: (who) => `It goes past ${who}.` },
  hurt: { group: 'moment.hurt', plain: (who) => `${who} is hurt.` },
  hurtBadly: { group: 'moment.hurtBadly', plain: (who) => `${who} is badly hurt.` },
};

const blows: readonly MomentKind[] = ['hit', 'critical', 'miss'];
/** Moments that are told of several at once. */
const shared: readonly MomentKind[] = ['slain', 'caught', 'halved', 'unscathed'];

/** Several of one kind that come of the same are one sentence, where the first of them stands. */
function gathered(moments: readonly Moment[]): Moment[][] {
  const sets: Moment[][] = [];
  for (const each of moments) {
    const same = shared.includes(each.kind) ? sets.find(([first]) => first?.kind === each.kind && first.what === each.what) : undefined;
    if (same) same.push(each);
    else sets.push([each]);
  }
  return sets;
}

/** What the slots of a moment hold. A creature that is slain stands as the NPC; of a blow, whom it is for. */
function factsOf({ kind, who, other, what }: Moment): Facts {
  const by = other === null ? {} : { other };
  const named = what === '' ? {} : { things: what, state: what };
  if (blows.includes(kind)) return { hero: who, npc: other ?? undefined };
  if (kind === 'slain') return { npc: who, ...(other !== null && { hero: other }) };
  return { hero: who, ...by, ...named };
}

/** Tells moments, a sentence or two for each, in their order: with who has brought it about where that is known. */
export function tellMoments(moments: readonly Moment[], fragments: FragmentWriter): string[] {
  return gathered(moments).map((set) => {
    const [first] = set;
    if (!first) return '';
    const { group, plain } = groups[first.kind];
    const others = listed(set.map(({ who }) => who));
    if (set.length > 1) {
      const several = { others, ...(first.what !== '' && { things: first.what }) };
      return fragments.insist([`${group}.many`], several) ?? set.map(({ who }) => plain(who)).join(' ');
    }
    const facts = factsOf(first);
    const isBy = first.other !== null && !blows.includes(first.kind);
    return capitalize(fragments.insist(isBy ? [`${group}.by`, group] : [group], facts) ?? plain(first.who));
  });
}
