import { hitPointsOf } from '#domain/narration/play-state.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { styleOf } from '#server/features/storyteller/parse/things/style.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

const beginning = String.raw`^(?:(?:i|we|and|then|now|just|also|go|quickly|please|\p{L}+ly) )*`;
const them = String.raw`(?:it|him|her|them|that|this|both|(?:the|that|this|those|these) (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+)`;
const body = String.raw`(?:head|skull|face|neck|throat|jaw|teeth|legs?|knees?|arms?|ribs?|belly|guts?|eyes?|snout|nose|tail|paws?|heart|brains?)`;
/** Words by which nobody is struck but where a foe stands here. */
const settingUpon = [
  String.raw`(?:finish|take|bring|put|strike|cut)s? ${them} (?:off|on|out|down)`,
  String.raw`finish(?:es)? ${them}`,
  String.raw`takes? on ${them}`,
  String.raw`takes? (?:the (?:\p{L}+ )?(?:one|other)|${them} (?:on|from)(?: the)? \p{L}+)`,
  String.raw`(?:get|drive|beat|pull|knock|keep|fight|kick)s? ${them} off (?:of )?(?:me|us|him|her|them|\p{L}+)`,
  String.raw`(?:gets? rid of|deals? with|sees? to|makes? short work of|puts? an end to|does? away with|haves? at|has at|goes? (?:at|for)|lays? into|sets? (?:up)?on|teach(?:es)?) ${them}`,
  String.raw`(?:smash|bash|split|cave|crack|chop|cut|stave|knock|break|crush|stomp|slice)(?:e?s)? (?:(?:its|his|her|their)|${them}['’]s) ${body}`,
  String.raw`(?:have|has|take|takes) an? (?:go|crack|swing|stab|shot|swipe|blow|whack) at (?:${them})`,
  String.raw`(?:try|tries) (?:the|that|this) (?:\p{L}+ )?(?:one|other)`,
  String.raw`(?:at|on|after) (?:it|him|her|them)$`,
  String.raw`(?:fights?|strikes?|hits?|attacks?)(?: it| him| her| them)? (?:back|too|as well|hard|now|again)$`,
].join('|');
const upon = new RegExp(`${beginning}(?:${settingUpon})(?![\\p{L}'’])`, 'iu');
const verbIn = new RegExp(`${beginning}(?<verb>\\p{L}+)`, 'iu');
/** One of several by a word for how they are: "the lame one". */
const byWord = /\bthe (?<word>\p{L}+) (?:one|thing|beast|creature|brute|monster|animal|fellow|guy|man|woman)s?\b/iu;
const other = /\bthe (?:other|rest|second|last)\b/iu;

/** Whom of those who stand against the party the words are about; undefined where they name somebody or something else. */
function foeIn(text: string, foes: readonly Npc[], stage: Stage, before: readonly Target[]): Npc | undefined {
  const last = before.flatMap((each) => (each.kind === 'npc' && foes.includes(each.npc) ? [each.npc] : []))[0];
  const word = byWord.exec(text)?.groups?.['word'];
  const described = word && (foes.find(({ name }) => isNamed(name, word)) ?? foes.find(({ description }) => isNamed(description, word)));
  if (described) return described;
  const named = targetsIn(text, stage.adventure, stage.state, stage.party).filter(({ kind }) => kind !== 'hero');
  const foe = named.flatMap((each) => (each.kind === 'npc' && foes.includes(each.npc) ? [each.npc] : []))[0];
  if (foe) return foe;
  const struck = last ?? foes.find((npc) => hitPointsOf(stage.state, npc) < (npc.combat?.hitPoints ?? 0)) ?? foes[0];
  if (other.test(text)) return foes.find((npc) => npc !== struck) ?? struck;
  const isPointed =
    /\b(?:it|him|her|them|that|this|its|his|their|both)\b|\b(?:the|that|this) (?:\p{L}+ )?(?:one|thing|beast|creature|brute|monster|animal)\b/iu.test(
      text,
    );
  return named.length === 0 && (isPointed || word !== undefined) ? struck : undefined;
}

/**
 * A foe that is set upon in words that mean something else where nobody fights: "finish it", "get that thing off us", "I take the lame one".
 * Undefined where no foe stands here, or the words are about somebody or something else.
 */
export function readBlow(
  { text, quote, question }: HeardClause,
  actor: Hero,
  stage: Stage,
  before: readonly Target[],
): HeroAction | undefined {
  const foes = foesHere(stage.adventure, stage.state);
  if (foes.length === 0 || quote !== null || question) return undefined;
  const verb = baseOf(verbIn.exec(text)?.groups?.['verb']?.toLowerCase() ?? '');
  const isAttack = verb !== undefined && readings.get(verb)?.kind === 'attack' && byWord.test(text);
  if (!isAttack && !upon.test(text)) return undefined;
  const npc = foeIn(text, foes, stage, before);
  return npc && action(actor, [text], { kind: 'attack', targets: [{ kind: 'npc', npc }], style: styleOf(text) });
}
