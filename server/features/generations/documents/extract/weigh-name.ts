import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { Mention } from './find-names.ts';
import { categoryOfName, categoryOfNoun, hintOfEnding } from './lore-words.ts';
import { normalName } from './normal-name.ts';
import type { Sentence } from './sentences-of.ts';

/** What speaks for each category, and for a person. */
export type Weights = Map<LoreCategory | 'person', number>;

const seen = 40;

/** Weighs what a document says of a name: what it is called, what it "is", what stands beside it, what is done with it. */
export function weighName(key: string, mentions: Mention[], sentences: Sentence[]): { weights: Weights; best: Map<number, number> } {
  const weights: Weights = new Map();
  const best = new Map<number, number>();
  const add = (category: LoreCategory | 'person' | null, weight: number, sentence?: number) => {
    if (category === null) return;
    weights.set(category, (weights.get(category) ?? 0) + weight);
    if (sentence !== undefined) best.set(sentence, (best.get(sentence) ?? 0) + weight);
  };
  add(categoryOfName(mentions[0]?.name ?? key), 3);
  add(hintOfEnding(key), 1.5);
  for (const mention of mentions.slice(0, seen)) {
    const sentence = sentences[mention.sentence];
    if (!sentence) continue;
    const before = sentence.text.slice(Math.max(0, mention.at - 120), mention.at);
    const after = sentence.text.slice(mention.at + mention.name.length, mention.at + mention.name.length + 160);
    const earlier = sentences[mention.sentence - 1];
    const previous = earlier?.line === sentence.line ? earlier.text : '';
    const later = sentences[mention.sentence + 1];
    const next = later?.line === sentence.line ? later.text : '';
    best.set(mention.sentence, best.get(mention.sentence) ?? 0.1);
    for (const [category, weight] of [...said(before, after, previous, next, mention), ...beside(before, after, mention)]) {
      add(category, weight, mention.sentence);
    }
  }
  return { weights, best };
}

type Vote = [LoreCategory | 'person' | null, number];

/** Sentences that say outright what a thing is. */
function* said(before: string, after: string, previous: string, next: string, mention: Mention): Generator<Vote> {
  const is = /^(?:,[^,.;]{1,60},)? (?:is|are|was|were|becomes?|remains?|turns out to be) (?<said>[^.;:!?]{2,110})/.exec(after);
  if (is) yield [firstNoun(is.groups?.['said'] ?? ''), 4];
  const apposed = /^(?:, | – | — | \(| - )(?<said>(?<lead>an? |the |one of |once |another )?[^,.;:!?()]{3,80})/.exec(after);
  if (apposed && !/^, (?:and|or|but)\b/.test(after))
    yield [firstNoun(apposed.groups?.['said'] ?? ''), apposed.groups?.['lead'] === undefined ? 1 : 4];
  const listed = /^(?:: | = | - )(?<said>[^.;!?()]{3,80})/.exec(after);
  if (listed) yield [firstNoun(listed.groups?.['said'] ?? ''), 4];
  const called =
    /(?<said>[^.;:!?]{0,90}?)(?<verb>\bcall (?:it|them)|\bthey call|\b(?:is|are) (?:called|named)|\b(?:called|named|known as)),? (?:the |an? )?$/.exec(
      before,
    );
  if (called) {
    const near = (called.groups?.['said'] ?? '').split(' ').slice(-5).join(' ');
    const isPronoun = /^(?:it|they)\s*$/i.test(called.groups?.['said'] ?? '') || (called.groups?.['verb'] ?? '').startsWith('call ');
    yield /\b(?:man|woman|girl|boy|soldier|horse|goat|dog)\b/.test(near)
      ? ['person', 3]
      : [isPronoun ? firstNoun(previous) : lastNoun(near), 4];
  }
  const noun = /(?<said>[\p{L}-]+)(?<joint> of|,)? (?:the )?$/iu.exec(before);
  if (noun && !/^(?:people|king|end|sign)$/.test(noun.groups?.['said'] ?? '')) yield [categoryOfNoun(noun.groups?.['said'] ?? ''), 3];
  if (/:\s*$/.test(before)) yield [lastNoun(before), 3];
  const subject = /(?:^|[,;] )(?<said>(?:the|its|their) [^,.;:]{3,60}) (?:is|are) (?:the )?$/i.exec(before);
  if (subject) yield [firstNoun(subject.groups?.['said'] ?? '') ?? lastNoun(previous), 3];
  if (/^(?:It|They|This|These) (?:is|are|was|were) /.test(next) && mention.article !== 'a') yield [firstNoun(next.slice(3, 110)), 3];
}

const titles =
  /\b(?:captain|sergeant|duke|duchess|mother|father|brother|sister|lady|lord|doctor|abbess|abbot|sir|king|queen|prince|princess|margravine|margrave|reeve|mayor|baron|baroness|count|countess|prior|dear|uncle|aunt|old|master|mistress|dr|mr|mrs|saint|one|by)\.? $/i;

/** Words beside a name that hint at what it is. */
function* beside(before: string, after: string, mention: Mention): Generator<Vote> {
  const small = before.toLowerCase();
  if (
    /\b(?:in|at|near|beyond|across|outside|reach|reached|leave|left|north of|south of|east of|west of|upstream of|behind|nr)(?: the)? $/.test(
      small,
    )
  )
    yield ['geography', 2];
  if (/\b(?:to|from|through|towards?|between|into|via|along|onto|inland from|up|down)(?: the)? $/.test(small)) yield ['geography', 1.2];
  if (/\bon(?: the)? $/.test(small)) yield ['geography', 0.8];
  if (/^ and\b/.test(after) && /\bbetween (?:the )?$/.test(small)) yield ['geography', 1];
  if (/^ (?:runs|flows|stretches|lies|stands|rises|begins|has an? (?:market|library|inn|harbou?r)|shines)\b/.test(after))
    yield ['geography', 2];
  if (/\b(?:lies|stands|stretches|rises|runs|begins|sits)(?: the)? $/.test(small)) yield ['geography', 2];
  if (/\b(?:members?|agents|masters|choristers|sisters|soldiers|spies|orders?) of(?: the)? $/.test(small)) yield ['factions', 2];
  if (
    /\b(?:join(?:s|ed)?|belongs? to|sworn to|taken by|done by|appointed by|run by|owned by|kept by|held by|served?|hired by|to the) (?:the )?$/.test(
      small,
    ) &&
    mention.article === 'the'
  )
    yield ['factions', 1.5];
  if (
    /^ (?:pays|pay|hunts?|wants?|wanted|want|meets|met|controls?|rules|owns?|lends?|hates?|hate|offers?|hires?|spends?|settles|demands?|trade)\b/.test(
      after,
    )
  )
    yield ['factions', 1.5];
  if (/^['’]s? (?:members?|masters|bailiffs|agents|captain|leader|soldiers|spies)\b/.test(after)) yield ['factions', 2];
  if (/\b(?:live|lives|mostly|people,)(?: the)? $/.test(small)) yield ['races', 3];
  if (/\b(?:casts?|cast|learn(?:ed|s)?|knows? one charm,)(?: the)? $/.test(small)) yield ['spells', 3];
  if (
    /\b(?:wields?|wear(?:s|ing)?|carry|carries|carrying|contains?|found|find|stole|steals?|keeps?|bears?|drinks?|w\/|holds|struck against|rings?|rang)(?: the)? $/.test(
      small,
    ) ||
    /^ (?:is|are|was|were|hangs) (?:struck|stolen|forged|cast|made|cut|rung|lit|worn)\b/.test(after)
  )
    yield ['items', 1.5];
  if (/\b(?:fight with|slay|slew|hunted by|attacked by|killed by|bitten by)(?: the| an?| \d+)? $/.test(small)) yield ['monsters', 3];
  if (/^ the \p{Lu}/u.test(after) && mention.article === '') yield ['person', 1];
  if (titles.test(small) && mention.article === '') yield ['person', 4];
  if (
    /\bsaid $/.test(small) ||
    /^,? (?:said|says|told|smiled|asked|nodded|lives here|thinks|believes|wrote|died|nearly died|learned|has it|shouts)\b/.test(after)
  )
    yield ['person', 2.5];
  if (/^, who (?!came|go|live)/.test(after) && mention.article === '') yield ['person', 1.5];
}

const stops = /\b(?:that|which|who|whose|where|when|because|while|if|than|but)\b/;

/** The category of the first telling noun, up to where another clause begins. */
function firstNoun(text: string): LoreCategory | null {
  const clause = text.split(stops)[0] ?? '';
  for (const [found] of clause.matchAll(/[\p{L}-]+/gu)) {
    const category = categoryOfNoun(found);
    if (category !== null) return category;
  }
  return null;
}

function lastNoun(text: string): LoreCategory | null {
  return [...text.matchAll(/[\p{L}-]+/gu)].map(([found]) => categoryOfNoun(found)).findLast((category) => category !== null) ?? null;
}

/** Whether a name is that of a person, by a title within it. */
export function isTitled(name: string): boolean {
  return (
    /^(?:captain|sergeant|duke|duchess|mother|father|brother|sister|lady|lord|doctor|abbess|abbot|sir|king|queen|prince|princess|margravine|margrave|reeve|mayor|baron|baroness|count|countess|prior|dr|mr|mrs|uncle|aunt) /.test(
      normalName(name),
    ) && !/ (?:of|the) /.test(name)
  );
}
