import { patternFor } from '#server/features/storyteller/parse/words/whole-word.ts';

/** Words by which somebody speaks. */
const speaks =
  /\b(?:says?|asks?|tells?|calls?|shouts?|yells?|whispers?|mutters?|murmurs?|answers?|replies|reply|adds?|begs?|pleads?|cries|cry|hisses|growls?|speaks?|offers?|greets?|warns?|explains?|announces?|declares?|sings?)\b/iu;

/** A line in which another of the party is told to speak, in their very words: what is before it, how they speak, what they say, and what is after it. */
interface ToldSpeech {
  before: string;
  does: string;
  said: string;
  after: string;
}

/** What somebody of the party, by a pattern of their name, says in a line that tells of it: 'Tov lifts a hand and says: "Peace."' Undefined where nobody is told to speak. */
export function toldSpeech(line: string, name: string): ToldSpeech | undefined {
  const found = patternFor(
    String.raw`^(?<before>(?:.*[.!?…]["')]? +)?)(?:(?:and|then|so|now|but),? )*${name} (?<does>(?:\p{L}+ly )?\p{L}+(?<!s)s\b[^".!?]*?),?(?<colon>:?) *"(?<said>[^"]+)"(?<after>.*)$`,
  ).exec(line)?.groups;
  if (!found) return undefined;
  const { before = '', does = '', colon = '', said = '', after = '' } = found;
  return colon !== '' || speaks.test(does) ? { before: before.trim(), does: does.trim(), said, after: after.trim() } : undefined;
}
