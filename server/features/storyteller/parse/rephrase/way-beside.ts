import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';

const goes =
  '(?:go|head|walk|run|sneak|creep|slip|hurry|climb|tiptoe|steal|march|move|trot|stroll|rush|dash|crawl|slink)(?: (?:on|off|back|over|up|down|out|in))?';
const along = '(?:down|up|through|along|over|across|into|back|out|by|to)';
/** Somebody who goes ahead, before the way is named: "we sneak after the miller down the lane". */
const afterWhom = new RegExp(
  String.raw`\b(?<go>${goes}(?: (?:quietly|slowly|carefully|softly))?) (?:after|behind) (?!(?:that|this|it|all)\b)[^,.!?;:"]{2,40}? (?<way>${along} (?:the|that|this|to|into|my|our)\b[^,.!?;:"]*)`,
  'giu',
);
/** What is followed on a way, after the way is named: "we go up the steps, following the tracks". */
const following = new RegExp(
  String.raw`\b(?<go>${goes} ${along} [^,.!?;:"]{2,60}?)(?:,? then)?,? (?:still |always |all the while )?(?:following|tracking|tailing|shadowing|keeping (?:to|on)) (?:the|that|those|these|his|her|their|its|him|them)\b[^,.!?;:"]*`,
  'giu',
);

/** Somebody leads others, and by that goes: "I lead the two out to the yard". */
const leading =
  /\b(?<lead>(?:[Ii]|[Ww]e|and|then|she|he|\p{Lu}\p{L}+) |, )(?:lead|guide|take|bring|usher|escort|shepherd)(?<third>s?) (?<whom>us|them|him|her|everyone|everybody|all|the (?:others|two|party|group)|\p{Lu}\p{L}+(?:(?:,| and) (?:\p{Lu}\p{L}+|us|the others))*) (?=(?:(?:out|back|up|down|over|across|on|away|along|off) )*(?:to|into|through|down|up|out) (?:the )?\p{L})/gu;

/** A line in which the way that is gone stands alone, without whoever or whatever is followed on it. Only a way that is known here is taken so. */
export function withWayAlone(text: string, { adventure, state, party }: Stage): string {
  const isWay = (label: string) => targetsIn(label, adventure, state, party).some(({ kind }) => kind === 'exit');
  return text
    .replaceAll(leading, (whole: string, lead: string, third: string, whom: string, at: number) => {
      // Whoever of the tale is led is asked first.
      const isOfParty = (whom.match(/\p{Lu}\p{L}+/gu) ?? []).every((name) => party.some((hero) => hero.name.split(' ').includes(name)));
      return isOfParty && isWay(text.slice(at + whole.length).split(/[,.!?;]/u)[0] ?? '')
        ? `${lead}go${third === 's' ? 'es' : ''} `
        : whole;
    })
    .replaceAll(afterWhom, (whole: string, go: string, way: string) => (isWay(way) ? `${go} ${way}` : whole))
    .replaceAll(following, (whole: string, go: string) => (isWay(go) ? go : whole));
}
