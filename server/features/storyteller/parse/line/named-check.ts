import { skills } from '#domain/rules/skill.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

/** How a check is done that is called by its name alone: with nothing said of it, on somebody or something, and looking for something. */
interface Doing {
  alone?: string;
  on: string;
  for?: string;
}
const recalling: Doing = { on: 'try to recall what I know about', for: 'try to recall something about' };
const strength: Doing = { on: 'try to force' };
const doings: Record<Skill, Doing> = {
  perception: { alone: 'look around', on: 'look at', for: 'look for' },
  investigation: { alone: 'search the place', on: 'examine', for: 'search for' },
  survival: { alone: 'look for tracks', on: 'look at', for: 'look for' },
  insight: { alone: 'gauge them', on: 'gauge' },
  persuasion: { alone: 'persuade them', on: 'persuade' },
  intimidation: { alone: 'intimidate them', on: 'intimidate' },
  deception: { alone: 'deceive them', on: 'deceive' },
  performance: { alone: 'perform', on: 'perform for', for: 'perform for' },
  'animal handling': { on: 'calm' },
  stealth: { alone: 'hide', on: 'hide from', for: 'hide from' },
  'sleight of hand': { on: 'pickpocket' },
  medicine: { on: 'tend' },
  arcana: recalling,
  history: recalling,
  nature: recalling,
  religion: recalling,
  acrobatics: { on: 'balance on' },
  athletics: { on: 'climb' },
  strength,
  dexterity: { on: 'balance on' },
  constitution: { on: 'withstand' },
  intelligence: recalling,
  wisdom: { on: 'look at', for: 'look for' },
  charisma: { alone: 'persuade them', on: 'persuade' },
};
const talking: Partial<Record<Skill, HeroAction['tone']>> = { persuasion: 'charm', charisma: 'charm', intimidation: 'threat' };

const names = skills
  .toSorted((one, other) => other.length - one.length)
  .map(escapePattern)
  .join('|');
const named = `(?:(?:strength|dexterity|constitution|intelligence|wisdom|charisma) \\(?)?(?<skill>${names})\\)?`;
const noun = '(?:skill )?(?:checks?|rolls?|tests?)';
const subject =
  "(?:(?:and|so|then|ok|okay|well|now|first),? )*(?:(?:can|could|may|might|should|shall) (?:i|we) |(?:i|we)(?:'d| would| will|'ll)? (?:like to |want to |try to |have to |need to |get to )?|let me |let's )?(?:please )?";
const die = '(?:\\d*d(?:20|ie|ice)|die|dice)';
/** A check by the name of its skill, as players of the game call it: "I roll persuasion", "can I make a Wisdom (Perception) check", "perception check". */
const calls = [
  `roll(?:s|ing)? (?:(?:for|an?|my|the|another|some|with|on|of|using|${die}) )*${named}(?: ${noun})?`,
  `(?:make|do|attempt|try|take|want|need|use|give it|give|get|have)(?:s|es)? (?:(?:me|us) )?(?:an?|my|another|the) ${named} ${noun}`,
  `(?:us(?:e|es)|tr(?:y|ies)|check|checks) (?:my )?${named}(?: ${noun})?(?= (?:to|on|for|against|with|and|as|while)\\b|$)`,
  `${named} (?:check|roll)`,
  // "Investigation on the desk", "group stealth, quietly": the name alone, with what it is for.
  `(?:(?:group|team) )?(?!(?:strength|dexterity|constitution|intelligence|wisdom|charisma)\\b)${named}(?= (?:on|at|to|against)\\b|,)`,
].map((each) => new RegExp(`^${subject}${each}(?![\\p{L}-])(?<rest>.*)$`, 'iu'));
/** A skill that is done like a verb: "can I insight her", "I stealth past them". */
const asVerb = new RegExp(
  `^(?:(?:and|so|then|ok|okay|well|now|first|but),? )*(?:(?:can|could|may|might|should) (?:i|we)|let me|let's|i|we)(?: (?:try to|want to|just|will|quickly))* ${named}(?:s|ing)? (?<rest>(?!checks?\\b|rolls?\\b|is\\b|are\\b|or\\b|and\\b).+)$`,
  'iu',
);
/** A skill alone, which says by what the words beside it are checked: "history roll", "insight maybe", "with a stealth check". */
const beside = new RegExp(
  `^(?:(?:and|so|then|maybe|perhaps|with|by|that's|thats|is that|roll|rolling|i roll|for|an?|my|some|using|like) )*${named}(?: ${noun})?(?: (?:maybe|perhaps|i guess|please|pls|or something|for that|for it|on that))*$`,
  'iu',
);
/** Words that ask leave or ask what is known, before what is done: "can I tell if she lies", "would I know of that wreck". */
const wondering =
  /^(?:(?:and|so|then|but|ok|okay|well|hmm+|lol),? )*(?:(?:my (?:character|hero)|i|we) (?:would|should|might|could|must) (?:probably |surely |maybe |at least )*(?=know|remember|recall|recogni)|(?:can|could|would|do|does|will|may|might) (?:i|we|my (?:character|hero)) (?:even |maybe |actually |already |really )*)/iu;
/** Whether somebody is honest, wondered about by whoever listens to them: "can I tell if he's lying?" */
const doubting =
  /^(?:(?:and|so|then|but|ok|okay|well|hmm+),? )*(?:can|could|do|would|may|might|shall) (?:i|we) (?:even |maybe |actually |really )*(?:tell|sense|see|judge|notice|detect|work out|figure out|find out) (?:if|whether) (?:(?!you\b)[\p{L}'’-]+ ){1,4}?(?:lying|lies|lied|the truth|truth|honest|sincere|bluffing|truthful|hiding|holding|keeping|afraid|scared|nervous|serious|making|means?|meant|up to)\b/iu;
/** What is thought of somebody, and not said to their face, where it is then looked into. */
const suspecting =
  /^(?:(?:and|so|but|hmm+|well),? )*i(?:'m| am)? (?:(?:do|don't|really|just) )*(?:think|reckon|bet|suspect|guess|believe|feel|trust|sure|have a feeling)\b(?!.*\byou)/iu;
/** What sounds known: "does that name ring a bell?" */
const known =
  /^(?:(?:and|so|but),? )*(?:does|do|did) (?<what>.+?) (?:ring (?:a|any) bells?|mean (?:anything|something)|sound familiar|say anything)\b.*$/iu;
/** A check named behind what it is for: ", stealth check", "(history check)". */
const appended = new RegExp(
  `\\s*(?:\\((?<inner>[^()]*)\\)|,? (?<tail>(?:(?:with|using|by) (?:an?|my) |(?<=, ))(?:roll )?(?:${names}) ${noun}|(?<=, )roll (?:${names})))(?=[\\s.!?]*$)`,
  'iu',
);
/** What is known of something, whatever it is: "anything about her". */
const anyOfIt = /^(?:anything|something|more|stuff|things?)(?: else)?(?: |$)/i;
/** What is said of a check for politeness, or by the way. */
const polite = /(?:^|,? )(?:please|pls|plz|maybe|i guess|thanks|ty|then|now|quick|real quick)$/iu;
/** Dice and nothing that they would be thrown for, or for what the story throws by itself. */
const diceAlone = new RegExp(
  `^${subject}roll(?:s|ed|ing)? (?:(?:for|an?|my|the|some|with|another|of|natural|to) )*(?:${die}|\\d+(?:d\\d+)?|initiative|damage|high|low|saves?|saving throws?|(?:${names}) sav(?:e|ing throw)s?|checks?|something|anything)(?: ?[+-] ?\\d+)?(?: (?:for (?:it|that|this|me|initiative|damage)|again|please|now|check))*$`,
  'iu',
);
/** Dice for something that is named with them: "I roll a d20 to climb the wall". */
const diceFor = new RegExp(
  `^${subject}roll(?:s|ing)? (?:(?:an?|my|the|for) )*(?:${die} |an? attack )?(?:to|on|against) (?<done>.*)$`,
  'iu',
);
const sensing = /^(?:see|hear|tell|sense|know|learn|check|find out|figure out|notice|make sure|understand|read|detect|judge|feel)\b/i;
const finding =
  /^(?:find|spot|notice|detect|locate|discover|look for|search for|see|hear) (?!if\b|whether\b|what\b|how\b|who\b|where\b|out\b)/i;
const someone =
  /\b(?:if|whether|what|how|that) (?<whom>(?:(?!and\b)[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?:['’]s| (?:is|are|was|were|has|have|had|tells?|told|means?|knows?|lies|lied|really|truly|believes?|thinks?|wants?|hides?|says?|said|speaks?|feels?))\b/iu;

const objects: Record<string, string> = { he: 'him', she: 'her', they: 'them' };
const asObject = (whom: string) => objects[whom.toLowerCase()] ?? whom;

/** What is done, in plain words, where a check is said by name. */
function inPlainWords(skill: Skill, rest: string): string | null {
  const { alone, on, for: sought } = doings[skill];
  const purpose = /^to (?<done>.+)$/i.exec(rest)?.groups?.['done'];
  if (purpose !== undefined) {
    if (skill === 'insight') return `gauge ${asObject(someone.exec(purpose)?.groups?.['whom'] ?? 'them')}`;
    if (sought !== undefined && on.startsWith('try'))
      return `try to recall ${purpose.replace(/^(?:recall|remember|know|recogni[sz]e|identify) /i, '').replace(anyOfIt, 'what I know ')}`.replace(
        /(?<=what I know) $/,
        ' of this place',
      );
    if (sought !== undefined && finding.test(purpose)) return `${sought} ${purpose.replace(finding, '')}`;
    if (alone !== undefined && sought !== undefined && sensing.test(purpose)) return alone;
    return talking[skill] !== undefined &&
      !/^(?:persuade|convince|threaten|intimidate|charm|talk|scare|calm|soothe|reassure|comfort|win|coax|frighten)/i.test(purpose)
      ? `${alone ?? on} to ${purpose}`
      : `try to ${purpose}`;
  }
  const aimed = /^(?<how>for|on|at|against|about|of|over|towards?|past) (?<what>.+)$/iu.exec(rest)?.groups;
  if (aimed) {
    if (aimed['how'] === 'past') return `sneak past ${aimed['what']}`;
    return `${(aimed['how'] === 'for' ? sought : undefined) ?? on} ${aimed['what']}`;
  }
  if (alone !== undefined && /^with /i.test(rest)) return `${alone} ${rest}`;
  const along = /^(?:and|as|while|by|when)(?: then)?(?: (?:i|we))? (?<done>.+)$/iu.exec(rest)?.groups?.['done'];
  if (along !== undefined) return along;
  return alone === undefined ? null : rest === '' ? alone : `${alone}. ${rest}`;
}

/** A sentence in which a check is called by name, as what is done and what is checked; null for all others. Where nothing is done it is dice alone. */
function checkIn(sentence: string): { done: string | null; skill: Skill | null } | null {
  const text = sentence.replace(/[\s.!?]+$/, '').trim();
  for (const call of calls) {
    const found = call.exec(text)?.groups;
    const skill = skills.find((each) => each === found?.['skill']?.toLowerCase());
    if (!skill || /^ (?:sav(?:e|ing)|potion|spell)/i.test(found?.['rest'] ?? '')) continue;
    return { done: inPlainWords(skill, (found?.['rest'] ?? '').replace(/^[\s,:;-]+/, '').replace(polite, '')), skill };
  }
  if (diceAlone.test(text)) return { done: null, skill: null };
  const verb = asVerb.exec(text)?.groups;
  const meant = skills.find((each) => each === verb?.['skill']?.toLowerCase());
  if (meant) {
    const [whom = ''] = (verb?.['rest'] ?? '').split(',');
    const isAimed = /^(?:to|for|on|at|against|about|over|past) /i.test(whom);
    return { done: (isAimed ? inPlainWords(meant, whom) : null) ?? `${doings[meant].on} ${whom}`, skill: meant };
  }
  const done = diceFor.exec(text)?.groups?.['done'];
  // "May I roll to see if she hides something?" reads her.
  if (done !== undefined && doubting.test(`can i ${done}`)) return { done: inPlainWords('insight', `to ${done}`), skill: 'insight' };
  const [first = ''] = done?.split(' ') ?? [];
  return done !== undefined && readings.has(first.toLowerCase()) ? { done: `try to ${done}`, skill: null } : null;
}

/** Words in which checks are called by name, in plain words of what is done, and what is checked by which of them. */
export interface NamedChecks {
  text: string;
  checks: { text: string; skill: Skill }[];
}

/** A sentence and the check that is named behind it, apart. */
function cutAppended(sentence: string): string[] {
  const found = /["“”]/.test(sentence) ? null : appended.exec(sentence);
  const check = found?.groups?.['inner'] ?? found?.groups?.['tail'] ?? '';
  if (!found || !beside.test(check.trim())) return [sentence];
  const before = sentence.slice(0, found.index).trim();
  return before === '' ? [check] : [`${before}${sentence.slice(found.index + found[0].length).trim()}`, check];
}

/** The skill of a sentence that only names one, for what stands before it. */
function skillBeside(sentence: string | undefined): Skill | undefined {
  const found = beside.exec((sentence ?? '').replace(/[\s.!?]+$/, '').trim())?.groups?.['skill']?.toLowerCase();
  return skills.find((each) => each === found);
}

/** What is done by whoever wonders about something, and says what they would check it with: "would I know of that wreck? History roll". */
function wonderedWith(sentence: string, skill: Skill): string | null {
  const text = sentence.replace(/[\s.!?]+$/, '').trim();
  const what = known.exec(text)?.groups?.['what'];
  if (what !== undefined) return `try to recall ${what}`;
  return wondering.test(text) ? inPlainWords(skill, `to ${text.replace(wondering, '').replace(/,? (?:right|no|yes)$/i, '')}`) : null;
}

/** What a player asks of their hero by name, asked of themself: "would Mira know that?" */
function askedOfOneself(sentence: string, hero: string): string {
  const name = escapePattern(hero);
  return sentence
    .replace(new RegExp(`(?<=\\b(?:can|could|would|will|may|might) )${name}\\b`, 'u'), 'I')
    .replace(new RegExp(`\\b([Dd])oes ${name}\\b`, 'u'), '$1o I');
}

/** Puts what players say of their checks into words of what their heroes do: the skill that they name is the one that is rolled. */
export function withNamedChecks(text: string, hero: string): NamedChecks {
  const checks: NamedChecks['checks'] = [];
  const sentences = text
    .split(/(?<=[.!?;])\s+/)
    .flatMap(cutAppended)
    .map((each) => askedOfOneself(each, hero));
  const plain = sentences.map((sentence, index) => {
    if (/["“”]/.test(sentence)) return sentence;
    const own = sentence.startsWith(`${hero} `) ? `I ${sentence.slice(hero.length + 1)}` : sentence;
    const [named, next] = [skillBeside(sentence), skillBeside(sentences[index + 1])];
    const found = checkIn(own);
    // What was named for the sentence before it is done with that.
    if (named && index > 0 && !checkIn(sentences[index - 1] ?? '')) return '';
    if (!found && !next && doubting.test(own)) {
      const words = `I ${inPlainWords('insight', `to ${own.replace(wondering, '').replace(/[\s.!?]+$/, '')}`)}`;
      checks.push({ text: words.toLowerCase(), skill: 'insight' });
      return `${words}.`;
    }
    if (suspecting.test(own) && doubting.test(sentences[index + 1] ?? '')) return '';
    if (!found && next) {
      const wondered = wonderedWith(own, next);
      const words = wondered === null ? sentence : `I ${wondered}.`;
      checks.push({ text: words.toLowerCase(), skill: next });
      return words;
    }
    if (!found) return sentence;
    if (found.done === null) return 'How do I roll the dice?';
    const words = `I ${found.done}`;
    if (found.skill) checks.push({ text: words.toLowerCase(), skill: found.skill });
    return `${words}.`;
  });
  return { text: plain.filter((each) => each !== '').join(' '), checks };
}

/** The action as a check of the skill that its player has named. */
export function asNamedCheck(each: HeroAction, { checks }: NamedChecks): HeroAction {
  const words = each.clauses.join(' ').toLowerCase();
  const skill = checks.find((check) => words !== '' && check.text.includes(words))?.skill;
  if (skill === undefined || each.kind === 'ask' || each.kind === 'travel') return each;
  const tone = talking[skill];
  if (tone !== undefined) return { ...each, kind: 'talk', skill, tone, namesSkill: true };
  return { ...each, ...(skill === 'deception' && { kind: 'trick' as const }), skill, sure: true, namesSkill: true };
}
