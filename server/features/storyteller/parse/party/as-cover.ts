import type { Hero } from '#domain/narration/brief.ts';
import { softly } from '#server/features/storyteller/parse/things/unseen.ts';

/** What keeps the eyes of others off somebody: talk, noise, a show, a mishap. */
const covering =
  /^I (?:\p{L}+ly )?(?:(?:keep|hold|have) (?:.+ )?(?:busy|talking|occupied|entertained|distracted|company|attention|chatting|eyes on \p{L}+)\b|(?:distract|divert|entertain|chat|flirt|haggle|argue|quarrel|bicker|dance|sing|whistle|juggle|faint|swoon|cough|sneeze|trip|stumble|collapse|yell|shout|howl|bother|pester|engage|perform|ask|talk|speak|tell|question|charm|flatter|joke|gossip|weep|cry|play)\b|draw .*\b(?:off|away|attention|eyes?)\b|(?:make|start|cause|kick up|create) (?:a|an|some|the)\b|(?:knock|tip|push|kick|pull) .*\bover\b|(?:drop|spill|smash|break) (?:a|an|my|the|some)\b|pretend\b|pick a (?:fight|quarrel)\b|show .* (?:his|her|their|my|the|a)\b)|\b(?:for|as) (?:a )?(?:cover|distraction|diversion)\b|\bso (?:that )?(?:s?he|they|it|no one|nobody|everyone|everybody|all|the \p{L}+) (?:look|turn|watch|do|can|will|won't|stare)/iu;
const keeping = /^I (?:(?:keep|hold) .+ (?:busy|talking|occupied|entertained|distracted)|distract)\b/iu;
const never = /(?!)/u;
const wanting = /^i(?:'d like| (?:want|need|fancy|will have))(?: to have)? (?=(?:the|that|those|his|her|their|its|one of)\b)/iu;
/** What is meant to be done unseen. */
const taking =
  /\b(?:take|grab|steal|nick|pinch|swipe|pocket|snatch|lift|palm|filch|pilfer|nab|unhook|snaffle|help (?:my|our)sel(?:f|ves) to|slip (?:the|an?|one|it|them|some|his|her|their)|slide (?:the|an?|one|it|them)|sneak (?:the|an?|one|it|them|some) (?!look|peek|glance|bite|taste|sip)|dip into|get (?:the|that|those|it|his|her|their))\b/iu;
const doneUnseen =
  /\b(?:sneak|tear|rip|cut|swap|switch|plant|hide|unlock|untie|copy|slip (?:past|by|down|up|out|off|away|through|behind|into|unseen)|creep|tiptoe|crawl|slink|search|rummage|go through|read|peek|peep|copy|pick (?:the|his|her|their)|open|flip|unwrap|(?:have|take) an? (?:good |quick |close |long )?look|look (?:at|in|into|under|behind|through|over|inside)|check|examine|inspect)\b/iu;
/** What a covering act is for, which the words for the other say. */
const purpose =
  /,? (?:(?:for|as) (?:a )?(?:cover|distraction|diversion)|so (?:that )?(?:s?he|they|it|no one|nobody|everyone|everybody|all|the \p{L}+) (?:look|turn|watch|do|can|will|won't|stare)s?\b.*|(?:while|as|when|and) i)$/iu;
/** What is knocked over or let fall as cover is told by what it does. */
const upsetting = /^I (?<verb>knock|tip|push|kick|pull|drop|spill|smash|break)\b(?<rest>.*)$/iu;
const doing: Readonly<Record<string, string>> = { tip: 'tipping', drop: 'dropping' };

/** One message, parted, of which one half covers the other. */
interface Covered {
  own: string;
  lent: string;
}

/** What covers a friend, as whoever does it would say it: "I keep him talking as cover for Mira". */
function asCoverFor(act: string, name: string): string {
  const bare = act
    .replace(/[.!?\s]+$/u, '')
    .replace(purpose, '')
    .replace(/,? (?:or|and) (?:so|smth|something|whatever|stuff)$|, \p{L}+ or .*$/iu, '');
  const { verb = '', rest = '' } = upsetting.exec(bare)?.groups ?? {};
  const base = verb.toLowerCase();
  return base === ''
    ? `${bare} as cover for ${name}`
    : `I make a noise by ${doing[base] ?? `${base.replace(/(?<=[^aeiou])e$/u, '')}ing`}${rest} as cover for ${name}`;
}

/** Talk of which nobody says that it keeps anyone busy: "you ask her about it, I check the desk" shares out the work. */
const plainTalk = /^I (?:\p{L}+ly )?(?:ask|talk|speak|tell|question)\b(?!.*\b(?:busy|occupied|distract|attention|while|cover|talking)\b)/iu;
/** What nobody does openly. */
const stealing = /\b(?:sneak|slip|creep|tiptoe|crawl|slink|steal|quietly|secretly|unseen|swap|plant)\b/iu;

const isSingle = (text: string) => text !== '' && !/[.!?] +\S/u.test(text);
const doesUnseen = (text: string) => taking.test(text) || doneUnseen.test(text);

/** An act that is done under cover: whoever takes a thing takes it unseen. */
export const underCover = (act: string): string => (softly.test(act) ? act : act.replace(taking, (verb) => `quietly ${verb}`));

/**
 * A message parted between two heroes, where one of them covers what the other does: the covering is help for that act, and no act of its
 * own. "While Tov keeps him talking I take the hat" is one theft.
 */
export function asCover({ own, lent }: Covered, speaker: Hero, hero: Hero): Covered {
  const isKeeping = keeping.test(lent) && isSingle(own);
  // "Keep her busy, I want her crossbow": what is wanted is taken meanwhile.
  const left = own.replace(/^(?:while|whilst|when|as) (?=i\b)/iu, '').replace(isKeeping ? wanting : never, 'I take ');
  const shares = plainTalk.test(lent) && !taking.test(left) && !stealing.test(left);
  if (isSingle(lent) && covering.test(lent) && !shares && doesUnseen(left) && !/\?\s*$/u.test(left))
    return { own: underCover(left), lent: asCoverFor(lent, speaker.name) };
  if (isSingle(left) && /^i\b/iu.test(left) && covering.test(left) && taking.test(lent) && !covering.test(lent))
    return { own: asCoverFor(left, hero.name), lent: underCover(lent) };
  return { own, lent };
}

/** Eyes that are turned elsewhere by another of the party, before what is done meanwhile: "under cover of Tov's coughing", "while he is busy with Tov". */
export function coveredBy(sentence: string, own: string): string | undefined {
  const eyes = String.raw`(?:[\p{L}'’]+ ){1,5}?`;
  const before = [
    String.raw`under (?:the )?cover of ${own}(?:['’]s)?\b[^,]*?`,
    String.raw`with (?:all )?${eyes}(?:distracted|occupied|busy|taken up|held|charmed|entertained) (?:by|with|listening to|watching) ${own}\b[^,]*?`,
    String.raw`(?:while|whilst|as|when|now that|since) ${eyes}(?:is|are|'s|’s|'re)? ?(?:all |so |still |too )?(?:busy|distracted|occupied|looking|staring|watching|laughing|shouting|fussing|scolding|listening|talking|arguing|dancing)[^,]*?\b(?:with|by|at|to|over|about)? ?${own}\b[^,]*?`,
    String.raw`(?:while|whilst|as|when|now that|since) ${own} has (?:everyone|everybody|all eyes|\p{L}+)(?:['’]s)?(?: full)?(?: attention| eyes| ear)?(?: on (?:him|her|them))?`,
  ].join('|');
  const after = new RegExp(`^(?:${before}),? (?=(?:i|we)\\b)(?<act>.+)$`, 'iu').exec(sentence)?.groups?.['act'];
  const act = after ?? new RegExp(`^(?<act>(?:i|we)\\b.+?),? (?:${before})[.!]*$`, 'iu').exec(sentence)?.groups?.['act'];
  return act !== undefined && doesUnseen(act) ? act : undefined;
}
