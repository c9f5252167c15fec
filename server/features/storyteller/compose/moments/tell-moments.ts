import type { Moment, MomentKind } from '#domain/moments/moment.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { listed } from '#server/features/storyteller/compose/facts.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import type { FragmentWriter } from '#server/features/storyteller/compose/fragment-writer.ts';

/** The fragments of each moment, and what is said where a table's lines leave none of them. */
const groups: Readonly<Record<MomentKind, { group: string; plain: (name: string) => string }>> = {
  hit: { group: 'fight.hit', plain: (name) => `${name} hits.` },
  critical: { group: 'fight.critical', plain: (name) => `${name} hits hard.` },
  miss: { group: 'fight.miss', plain: (name) => `${name} misses.` },
  unhurt: { group: 'wound.unhurt', plain: (name) => `${name} is unhurt.` },
  scratched: { group: 'wound.scratched', plain: (name) => `${name} is scratched.` },
  bloodied: { group: 'wound.bloodied', plain: (name) => `${name} is bloodied.` },
  nearDeath: { group: 'wound.nearDeath', plain: (name) => `${name} is near death.` },
  mended: { group: 'moment.mended', plain: (name) => `${name} is better.` },
  kept: { group: 'moment.kept', plain: (name) => `${name} keeps hold of the spell.` },
  resists: { group: 'moment.resists', plain: (name) => `${name} resists.` },
  yields: { group: 'moment.yields', plain: (name) => `${name} gives way.` },
  falls: { group: 'moment.falls', plain: (name) => `${name} falls.` },
  rises: { group: 'moment.rises', plain: (name) => `${name} comes round.` },
  dies: { group: 'moment.dies', plain: (name) => `${name} is no more.` },
  slain: { group: 'moment.slain', plain: (name) => `${name} is no more.` },
  steadied: { group: 'moment.steadied', plain: (name) => `${name} is out of danger.` },
  revived: { group: 'moment.revived', plain: (name) => `${name} is back.` },
  holds: { group: 'moment.holds', plain: (name) => `${name} holds on.` },
  slips: { group: 'moment.slips', plain: (name) => `${name} is slipping away.` },
  struck: { group: 'moment.struck', plain: (name) => `${name} is hurt again.` },
  broken: { group: 'moment.broken', plain: (name) => `${name} loses the spell.` },
  released: { group: 'moment.released', plain: (name) => `${name} lets the spell go.` },
  begins: { group: 'moment.begins', plain: (name) => `Something has hold of ${name}.` },
  ends: { group: 'moment.ends', plain: (name) => `${name} is free of it.` },
  caught: { group: 'moment.caught', plain: (name) => `It catches ${name}.` },
  halved: { group: 'moment.halved', plain: (name) => `It catches ${name}, but not wholly.` },
  unscathed: { group: 'moment.unscathed', plain: (name) => `It goes past ${name}.` },
  hurt: { group: 'moment.hurt', plain: (name) => `${name} is hurt.` },
  hurtBadly: { group: 'moment.hurtBadly', plain: (name) => `${name} is badly hurt.` },
};

const blows: readonly MomentKind[] = ['hit', 'critical', 'miss'];
/** Moments that are told of several at once. */
const shared: readonly MomentKind[] = ['slain', 'caught', 'halved', 'unscathed'];

/** Several of one kind that come of the same are one sentence, where the first of them stands. */
function withSame(moments: readonly Moment[]): Moment[][] {
  const sets: Moment[][] = [];
  for (const each of moments) {
    const same = shared.includes(each.kind) ? sets.find(([first]) => first?.kind === each.kind && first.what === each.what) : undefined;
    if (same) same.push(each);
    else sets.push([each]);
  }
  return sets;
}

/** What the slots of a moment hold. A creature that is slain stands as the NPC; of a blow, whom it is for. */
function factsOf({ kind, subject, other, what }: Moment): Facts {
  const by = other === null ? {} : { other };
  const named = what === '' ? {} : { things: what, state: what };
  if (blows.includes(kind)) return { hero: subject, npc: other ?? undefined };
  if (kind === 'slain') return { npc: subject, ...(other !== null && { hero: other }) };
  return { hero: subject, ...by, ...named };
}

/** Tells moments, a sentence or two for each, in their order: with who has brought it about where that is known. */
export function tellMoments(moments: readonly Moment[], fragments: FragmentWriter): string[] {
  return withSame(moments).map((set) => {
    const [first] = set;
    if (!first) return '';
    const { group, plain } = groups[first.kind];
    const others = listed(set.map(({ subject }) => subject));
    if (set.length > 1) {
      const several = { others, ...(first.what !== '' && { things: first.what }) };
      return fragments.insist([`${group}.many`], several) ?? set.map(({ subject }) => plain(subject)).join(' ');
    }
    const facts = factsOf(first);
    const isBy = first.other !== null && !blows.includes(first.kind);
    return capitalize(fragments.insist(isBy ? [`${group}.by`, group] : [group], facts) ?? plain(first.subject));
  });
}
